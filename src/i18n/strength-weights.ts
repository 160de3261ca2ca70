/** Labels of the table of strength weights. */
import type { OfficeRole } from "#src/domain/office-roles.ts";
import type { Body, Government } from "#src/domain/records.ts";
import { observedWeights } from "#src/domain/strength-weights.ts";
import type { StrengthWeights } from "#src/domain/strength.ts";

export const officeNames: Record<OfficeRole, string> = {
  president: "Presidente",
  vice_president: "Vicepresidente",
  questor: "Questore",
  secretary: "Segretario",
  treasurer: "Tesoriere",
  leader: "Capogruppo o rappresentante del gruppo",
  member: "Componente",
};

const bodyNames: Record<Body["kind"], string> = {
  presidency: "Ufficio e consiglio di presidenza",
  committee: "Commissioni permanenti",
  board: "Giunte",
  special: "Commissioni speciali e d’inchiesta",
  bicameral: "Commissioni bicamerali",
  delegation: "Delegazioni internazionali",
  other: "Altri organi",
};

export const rankNames: Record<Government["roles"][number]["rank"], string> = {
  president: "Presidente del Consiglio dei ministri",
  vice_president: "Vicepresidente del Consiglio dei ministri",
  minister: "Ministro",
  deputy_minister: "Viceministro",
  undersecretary: "Sottosegretario",
  commissioner: "Commissario",
  other: "Altro incarico",
};

/** An office and its weight, in hundredths of a seat. `isObserved`: the weight follows published values; else it is ours. */
interface WeightRow {
  readonly office: string;
  readonly weight: number;
  readonly isObserved: boolean;
}

function toRows<K extends string>(
  group: string,
  weights: Readonly<Partial<Record<K, number>>>,
  names: Readonly<Record<K, string>>,
): WeightRow[] {
  const known = (key: string): key is K => Object.hasOwn(names, key);
  return Object.keys(names).flatMap((key) => {
    const weight = known(key) ? weights[key] : undefined;
    return weight === undefined || weight === 0 || !known(key)
      ? []
      : [{ office: names[key], weight, isObserved: observedWeights.has(`${group} ${key}`) }];
  });
}

/** All weights with the names of their offices, by institution and body. */
export function strengthWeightRows(
  weights: StrengthWeights,
): readonly { readonly heading: string; readonly rows: readonly WeightRow[] }[] {
  const assembly = [
    { office: "Seggio in Parlamento", weight: weights.seat, isObserved: true },
    { office: "Presidente della Camera", weight: weights.assemblyPresident.C, isObserved: true },
    { office: "Presidente del Senato", weight: weights.assemblyPresident.S, isObserved: false },
  ];
  const kinds = ["presidency", "committee", "board", "special", "bicameral", "delegation", "other"] as const;
  return [
    { heading: "Camera e Senato", rows: assembly },
    ...kinds.map((kind) => ({ heading: bodyNames[kind], rows: toRows(kind, weights.bodies[kind], officeNames) })),
    { heading: "Gruppi parlamentari", rows: toRows("group", weights.group, officeNames) },
    { heading: "Governo", rows: toRows("government", weights.government, rankNames) },
  ];
}
