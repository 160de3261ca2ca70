/**
 * The President of an assembly (Presidente della Camera, Presidente del Senato). By custom the President does not vote,
 * even when somebody else chairs the sitting: never missing from the positions, never absent, never counted in a group
 * or on a side. Decision 0022.
 */
import type { Branch } from "./codes.ts";
import { isOn, type Period } from "./periods.ts";
import type { Ballot, Body } from "./records.ts";

export interface PresidentPeriod extends Period {
  readonly person: string;
}

/** "Presidente"; the Senate writes "Presidente del Senato". Provisional presidents and vice-presidents do not match. */
const presidentRole = /^presidente( (della camera( dei deputati)?|del senato( della repubblica)?))?$/i;

export const isPresidentRole = (role: string): boolean => presidentRole.test(role.trim());

export function presidentPeriods(
  bodies: readonly Pick<Body, "kind" | "branch" | "roles">[],
  branch: Branch,
): readonly PresidentPeriod[] {
  return bodies
    .filter((body) => body.kind === "presidency" && body.branch === branch)
    .flatMap(({ roles }) => roles)
    .filter(({ role }) => isPresidentRole(role))
    .map(({ person, start, end }) => ({ person, start, end }));
}

/** President of the assembly on a day; null = unknown, so that nobody is excluded from the counts. */
export function assemblyPresidentOn(presidents: readonly PresidentPeriod[], day: string): string | null {
  return presidents.findLast((period) => isOn(period, day))?.person ?? null;
}

/** Removes an absence of the President: some sources publish one. */
export function withoutAbsentPresident(ballots: readonly Ballot[], president: string | null): readonly Ballot[] {
  return president === null ? ballots : ballots.filter(([person, code]) => person !== president || code !== "ABSE");
}
