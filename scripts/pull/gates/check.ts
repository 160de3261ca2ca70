import { DataError } from "#scripts/lib/errors.ts";
import { applyAcceptances, proposeAcceptance, type Acceptance } from "./accept.ts";
import { checkClock } from "./clock.ts";
import { gatherFacts, type Pulled } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { runGates } from "./gates.ts";
import { compareWithPrevious } from "./rewritten.ts";

/** Thrown when a gate stops the pull. The last good snapshot and site stay in place. */
export class GateStop extends DataError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], acceptFile: string, day: string) {
    const stops = findings.filter(({ severity }) => severity === "stop");
    const lines = stops.map(({ gate, subject, message }) => `  ${gate} (${subject}): ${message}`);
    const entries = stops.map((stop) => `  ${proposeAcceptance(stop, day)}`);
    super(
      `the gates keep the last good snapshot:\n${lines.join("\n")}\nIf this is right, say so in ${acceptFile}, with a reason:\n${entries.join("\n")}`,
    );
    this.findings = findings;
  }
}

/**
 * Runs all gates on the result of a pull before it takes effect; returns the warnings.
 * @throws GateStop if a gate stops and the stop is not accepted.
 */
export function checkGates(pulled: Pulled, acceptances: readonly Acceptance[], acceptFile: string): Finding[] {
  const { changes, db, previous, day, clock } = pulled;
  const found = [
    ...(clock === null ? [] : checkClock(clock)),
    ...runGates(gatherFacts(pulled)),
    ...(previous === null ? [] : compareWithPrevious({ changes, db, previous })),
  ];
  const findings = applyAcceptances(found, acceptances, day);
  if (findings.some(({ severity }) => severity === "stop")) throw new GateStop(findings, acceptFile, day);
  return findings;
}
