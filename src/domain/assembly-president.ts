/**
 * The President of an assembly (Presidente della Camera, Presidente del Senato). By custom the President does not vote,
 * whoever chairs the sitting: never missing from the positions, never absent, never counted in a group or on a side.
 */
import type { Branch } from "./codes.ts";
import { isOn, type Spell } from "./periods.ts";
import type { Ballot, Body } from "./records.ts";

/** Somebody at the head of an assembly for a while. */
export interface PresidentSpell extends Spell {
  readonly person: string;
}

/** "Presidente"; the Senate writes "Presidente del Senato". A provisional president is none, nor is a vice-president. */
const presidentRole = /^presidente( (della camera( dei deputati)?|del senato( della repubblica)?))?$/i;

/** Presidents of an assembly, as the offices of its presidency tell them. */
export function presidentSpells(
  bodies: readonly Pick<Body, "kind" | "branch" | "roles">[],
  branch: Branch,
): readonly PresidentSpell[] {
  return bodies
    .filter((body) => body.kind === "presidency" && body.branch === branch)
    .flatMap(({ roles }) => roles)
    .filter(({ role }) => presidentRole.test(role.trim()))
    .map(({ person, start, end }) => ({ person, start, end }));
}

/** The President of the assembly on a day; null = not known, and nobody is left out. */
export function assemblyPresidentOn(presidents: readonly PresidentSpell[], day: string): string | null {
  return presidents.findLast((spell) => isOn(spell, day))?.person ?? null;
}

/** Positions without an absence of the President, which some sources write down. */
export function withoutAbsentPresident(ballots: readonly Ballot[], president: string | null): readonly Ballot[] {
  return president === null ? ballots : ballots.filter(([person, code]) => person !== president || code !== "ABSE");
}
