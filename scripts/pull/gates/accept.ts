/** The accept file: a person's word that a stop is as it should be. Versioned with the code, so that the reason stays. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { gateNames, type Finding } from "./finding.ts";

const acceptanceSchema = z.strictObject({
  gate: z.enum(gateNames),
  /** Kind of record or chamber, as in the finding. */
  subject: z.string().min(1),
  /** The records that may; without them all of the kind, and what else goes until the end is taken for right too. */
  only: z.array(z.string().min(1)).min(1).optional(),
  /** Why this is right; at least a sentence. */
  reason: z.string().trim().min(15),
  /** Last day on which it counts. */
  expires: z.iso.date(),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** Longest life of an acceptance, in days: it must not become a rule. */
const maxDays = 31;

/**
 * Reads the accept file; none = nothing accepted.
 * @throws DataError naming the file when it cannot be understood, or reaches too far ahead.
 */
export function readAcceptances(file: string, day: string): Acceptance[] {
  if (!existsSync(file)) return [];
  const parsed = z.array(acceptanceSchema).safeParse(parseJson(file));
  if (!parsed.success)
    throw new DataError(
      `${file}: ${parsed.error.issues[0]?.path.join(".") ?? ""}: ${parsed.error.issues[0]?.message ?? "not understood"}`,
    );
  const limit = addDays(day, maxDays);
  const far = parsed.data.find(({ expires }) => expires > limit);
  if (far !== undefined)
    throw new DataError(`${file}: "${far.reason}" expires on ${far.expires}; at most ${maxDays} days ahead (${limit})`);
  return parsed.data;
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new DataError(`${file}: not JSON`);
  }
}

function covers(only: Acceptance["only"], keys: readonly string[]): boolean {
  return only === undefined || (keys.length > 0 && keys.every((key) => only.includes(key)));
}

/** Days that a stop proposes for its acceptance. */
const proposedDays = 7;

/** The entry of an accept file for a stop; the reason is a person's. */
export function proposeAcceptance({ gate, subject, keys }: Finding, day: string): string {
  const only = keys.length > 0 ? { only: keys } : {};
  return JSON.stringify({ gate, subject, ...only, reason: "", expires: addDays(day, proposedDays) });
}

/** Turns stops that somebody answers for into warnings that say so. */
export function applyAcceptances(
  findings: readonly Finding[],
  acceptances: readonly Acceptance[],
  day: string,
): Finding[] {
  return findings.map((finding): Finding => {
    const accepted = acceptances.find(
      ({ gate, subject, only, expires }) =>
        gate === finding.gate && subject === finding.subject && day <= expires && covers(only, finding.keys),
    );
    return finding.severity === "stop" && accepted !== undefined
      ? {
          ...finding,
          severity: "warn",
          message: `${finding.message}; accepted until ${accepted.expires}: ${accepted.reason}`,
        }
      : finding;
  });
}
