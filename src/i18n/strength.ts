import type { AgeBand } from "#src/domain/age.ts";
import type { Branch, Gender } from "#src/domain/codes.ts";
import { fewestCases } from "#src/domain/handful.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatCount, formatMonth, formatNumber, formatOrdinal, withArticle } from "#src/lib/format.ts";
import { toLower } from "#src/lib/text.ts";
import type { StrengthRow } from "#src/contracts/strength-index.ts";
import { branch as branchNames, branchLabel, gender as genderNames } from "./common.ts";
import { officeText } from "./offices.ts";
import { roleLabel, strength } from "./people.ts";

export const strengthIndex = {
  title: "Indice di forza",
  lead: "Quanto pesano gli incarichi di ciascuno, in Parlamento e al Governo. È una misura delle cariche, non dell’impegno né del consenso.",
  chart: "Grafico",
  description:
    "L’indice di forza di parlamentari e membri del Governo, con la scomposizione per gruppo, partito, genere ed età.",
  search: "Nome o cognome",
  role: branchLabel,
  roles: { Deputato: "Deputati", Senatore: "Senatori" },
  isGov: "Solo chi è al Governo",
  orderings: {
    pp: ["Prima con meno forza", "Prima con più forza"],
    family_name: ["Per cognome, dalla A", "Per cognome, dalla Z"],
  },
  count: (count: number) => formatCount(count, "persona", "persone"),
  published: "I valori di ciascuno sono quelli pubblicati dalla fonte; somme e mediane sono nostre.",
  /** For values of a past month. */
  ofMonth: (month: string) => `Sono di ${formatMonth(month)}: quelli di oggi non sono ancora stati acquisiti.`,
  notWhole:
    "Non c’è ancora il valore di tutti: un posto complessivo e le somme per gruppo, partito, genere ed età non si calcolano. Il posto, dove c’è, è quello della fonte.",
  none: "I valori non sono ancora stati acquisiti dalla fonte.",
  computed: "La fonte non pubblica l’indice: lo calcoliamo con pesi nostri, pubblici e aperti alla critica.",
  groups: "Per gruppo",
  groupsNote:
    "La forza di un gruppo è la somma degli indici dei membri. Camera e Senato fanno 100 ciascuno, compreso chi non è in alcun gruppo.",
  parties: "Per partito, al Governo",
  noGovernments: "La composizione del Governo non è ancora stata acquisita dalla fonte.",
  noParties: "La fonte non pubblica il partito di chi è al Governo.",
  noParty: "Nessun partito indicato",
  genders: "Per genere",
  gendersNote: `La mediana è l’indice di chi sta nel mezzo; di meno di ${formatNumber(fewestCases)} persone non ha barra.`,
  ages: "Per età",
  people: "Persone",
  sum: "Forza",
  median: "Mediana",
  unknownGender: "Genere non pubblicato",
  unknownAge: "Data di nascita non pubblicata",
  json: "Elenco completo in JSON",
  all: "Tutti i valori",
  /** For unknown offices of government. */
  allNoteByChamber: "Il valore è quello alla Camera o al Senato: i valori delle due camere non si confrontano.",
  allNote: "Chi ha lo stesso valore ha lo stesso posto.",
  /** After the one above. */
  allNotePublished: "Dove il posto è quello della fonte contano anche i decimali che qui non si leggono.",
  captionIn: (branch: Branch) => `Forza dei gruppi, ${branchNames[branch]}`,
} as const;

/** "meno di 40", "40–49", "70 e oltre". */
export function ageBandLabel(from: AgeBand | null): string {
  if (from === null) return strengthIndex.unknownAge;
  if (from === 0) return "meno di 40 anni";
  return from === 70 ? "70 anni e oltre" : `${from}–${from + 9} anni`;
}

export function genderLabel(gender: Gender | null): string {
  return gender === null ? strengthIndex.unknownGender : genderNames[gender];
}

/** Roles and the main office in words. */
export function strengthOffices({ roles, office, gender }: StrengthRow): string {
  const words = roles.map((role, index) => {
    const label = roleLabel(role, gender);
    return index === 0 ? label : toLower(label);
  });
  if (office !== null) words.push(toLower(officeText(office, gender)));
  return words.join("; ");
}

/** The overall index or, where the source publishes none, the values in chamber and government. */
export function strengthWords({
  total,
  inBranch,
  inGovernment,
}: Pick<StrengthRow, "total" | "inBranch" | "inGovernment">): string {
  if (total !== null) return strength.value(total);
  return strength.ofParts([
    [inBranch, strength.inParliament],
    [inGovernment, strength.inGovernment],
  ]);
}

/**
 * "Al primo posto c’è Costanza Bellariva, presidente del Consiglio dei ministri, con un indice del 17,351%; al secondo Adele
 * Cesoiai, con il 9,380%."
 * `all`: everybody; null = nobody is known to be first.
 */
export function strengthLead(
  [first, second]: readonly StrengthRow[],
  all: readonly Pick<StrengthRow, "rank">[],
): string | null {
  if (first?.rank !== 1) return null;
  const index = `un indice ${withArticle("del", strengthWords(first))}`;
  if (second?.rank === 1) {
    const together = all.filter(({ rank }) => rank === 1).length;
    return `Al primo posto, a pari merito, ci sono ${formatCount(together, "persona", "persone")} con ${index}.`;
  }
  const next = second?.rank === 2 ? second : undefined;
  const [role] = strengthOffices(first).split("; ");
  const office = role === undefined || role === "" ? "" : `, ${toLower(role)},`;
  const best = `Al primo posto c’è ${nameOf(first)}${office} con ${index}`;
  return next === undefined
    ? `${best}.`
    : `${best}; al secondo ${nameOf(next)}, con ${withArticle("il", strengthWords(next))}.`;
}

const nameOf = ({ givenName, familyName }: StrengthRow): string => `${givenName} ${familyName}`.trim();

/** The rank among all or, where not everybody's value is known, those that the source gives. */
function ranksOf({ rank, places }: StrengthRow): string {
  if (rank !== null) return formatOrdinal(rank);
  const { branch, government } = places ?? { branch: null, government: null };
  const words = [
    branch === null ? null : `${strength.rank(branch.rank, branch.of)} ${toLower(strength.inBranch(branch.branch))}`,
    government === null ? null : `${strength.rank(government.rank, government.of)} ${toLower(strength.inGovernment)}`,
  ].filter((word) => word !== null);
  return words.length === 0 ? strength.noPlace : words.join(", ");
}

/**
 * Columns of the table of the strength index and of its CSV.
 * @param hasTotal false = the offices of government are unknown, and with them the total
 */
export function strengthColumns(hasTotal = true): readonly Column<StrengthRow>[] {
  return [
    { name: "name", head: "Nome", kind: "title", ordering: "family_name", className: "beside" },
    { name: "id", value: (row) => row.id },
    { name: "family_name", value: (row) => row.familyName },
    { name: "given_name", value: (row) => row.givenName },
    { name: "group", value: ({ group }) => group?.acronym ?? null },
    { name: "offices", head: "Cariche", className: "sub", text: strengthOffices },
    { name: "bar", head: "", className: "barcell" },
    {
      name: "pp_total",
      head: hasTotal ? "Indice di forza complessivo" : "Indice di forza alla Camera o al Senato",
      kind: "number",
      className: "main",
      label: "",
      ordering: "pp",
      text: strengthWords,
      value: ({ total }) => (hasTotal ? total : null),
    },
    { name: "pp_branch", value: (row) => row.inBranch },
    { name: "pp_government", value: (row) => row.inGovernment },
    {
      name: "rank",
      head: "Posto",
      label: "posto",
      kind: "number",
      text: ranksOf,
      value: ({ rank }) => rank,
    },
    { name: "rank_branch", value: ({ branchRank }) => branchRank },
  ];
}
