/**
 * Entry of the accept file: a person's decision that a stop is correct. The file is versioned with the code, so that
 * the reasons are kept.
 */
import { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { readEntries } from "#scripts/pull/entries.ts";
import { gateNames, type Finding } from "./finding.ts";

/** Default accept file: an operator's decisions that override the gates. */
export const defaultAcceptFile = ".github/accept.json";

const acceptanceSchema = z.strictObject({
  gate: z.enum(gateNames),
  /** Kind of record or chamber, as in the finding. */
  subject: z.string().min(1),
  /**
   * Keys of the accepted records. Without it all records of the kind are accepted, including further ones until
   * `expires`.
   */
  only: z.array(z.string().min(1)).min(1).optional(),
  /** Reason, at least a sentence. */
  reason: z.string().trim().min(15),
  /** Last day of validity. */
  expires: z.iso.date(),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** Maximum validity of an acceptance in days. An exception must not become permanent. */
const maxDays = 31;

/**
 * Reads the accept file; a missing file accepts nothing.
 * @throws DataError if the file is invalid, or an entry expires too late.
 */
export function readAcceptances(file: string, day: string): Acceptance[] {
  return readEntries(file, day, {
    schema: acceptanceSchema,
    name: ({ reason }) => `"${reason}"`,
    lastDay: ({ expires }) => expires,
    maxDays,
  });
}

function covers(only: Acceptance["only"], keys: readonly string[]): boolean {
  return only === undefined || (keys.length > 0 && keys.every((key) => only.includes(key)));
}

/** Whether an operator answers for one record against a rule that sets records aside. */
export function accepts(
  acceptances: readonly Acceptance[],
  gate: Acceptance["gate"],
  kind: string,
  key: string,
  day: string,
): boolean {
  return acceptances.some(
    ({ subject, only, expires, ...one }) =>
      one.gate === gate && subject === kind && day <= expires && covers(only, [key]),
  );
}

/** Validity in days proposed for an acceptance. */
const proposedDays = 7;

/** Accept file entry for a stop, with an empty reason to be filled in by a person. */
export function proposeAcceptance(
  { gate, subject, keys }: Pick<Finding, "gate" | "subject" | "keys">,
  day: string,
): string {
  const only = keys.length > 0 ? { only: keys } : {};
  return JSON.stringify({ gate, subject, ...only, reason: "", expires: addDays(day, proposedDays) });
}

/** Turns accepted stops into warnings that contain the reason. */
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
