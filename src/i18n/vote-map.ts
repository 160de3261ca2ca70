/** Labels of the maps of the members by how they vote. */
import type { Branch } from "#src/domain/codes.ts";
import { leastCommonVotes } from "#src/domain/vote-map.ts";
import type { Column } from "#src/lib/columns.ts";
import {
  formatCount,
  formatList,
  formatNumber,
  formatPercent,
  formatWith,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import type { MapPoint, VoteMap } from "#src/contracts/vote-map.ts";
import { atBranch, branch as branchNames, formatMembers, memberNouns, ofBranch } from "./common.ts";

const least = formatCount(leastCommonVotes, "votazione", "votazioni");
const when = (year: string | null): string => (year === null ? "nella legislatura" : `nel ${year}`);

export const voteMapText = {
  crumb: "Chi vota con chi",
  heading: (branch: Branch, year: string | null) => `Chi vota con chi ${atBranch[branch]} ${when(year)}`,
  description: (branch: Branch, year: string | null) =>
    `La mappa dei ${memberNouns[branch]} secondo come hanno votato ${when(year)}, con coordinate e CSV: sono vicini quelli che votano allo stesso modo.`,
  /** How to read the drawing, and whom it lacks. */
  legend: ({ points, leftOut }: { readonly points: readonly unknown[]; readonly leftOut: readonly unknown[] }) =>
    `Ogni punto è una persona, vicina a chi vota più spesso allo stesso modo.${
      leftOut.length === 0
        ? ""
        : ` La mappa ne mostra ${formatNumber(points.length)} su ${formatNumber(points.length + leftOut.length)}: ${plural(leftOut.length, "una non ha", "le altre non hanno")} ${least} in comune con ogni altra.`
    }`,
  basis: ({ branch, points, votes, from, to }: Pick<VoteMap, "branch" | "points" | "votes" | "from" | "to">) =>
    `La mappa dispone ${formatMembers(points.length, branch)} secondo come hanno votato in ${formatCount(votes, "votazione palese", "votazioni palesi")}${from === null || to === null ? "" : ` ${formatWith("dal", from)} ${formatWith("al", to)}`}.`,
  /** Above the second drawing, which has its own scale. */
  enlarged: (count: number, branch: Branch) => `Il riquadro tratteggiato, ingrandito: ${formatMembers(count, branch)}.`,
  sameScale: "I disegni degli anni hanno la stessa scala.",
  choice: "Camera e anno",
  branches: branchNames,
  label: ({ branch, points }: Pick<VoteMap, "branch" | "points">) =>
    `Mappa di ${formatMembers(points.length, branch)}; i numeri sono nella tabella sotto.`,
  keys: "Con le frecce si passa da un punto al vicino, con Invio si apre la pagina.",
  search: "Segna sulla mappa",
  placeholder: "Nome o cognome",
  /** Where the name of a point appears. */
  hint: "Tocca o indica un punto: qui si leggono il nome e i tre più vicini.",
  left: "Opposizione",
  right: "Maggioranza",
  others: "Altri, o non noto",
  noGroup: "Nessun gruppo",
  reading: "Come si legge",
  /** What the distance means, and what it does not. */
  meaning: [
    "La distanza riassume una sola cosa: quante volte due persone hanno votato diversamente, nelle votazioni palesi a cui hanno partecipato entrambe. In termini esatti, quella quota è il quadrato della distanza. Assenze, missioni e voti segreti non contano.",
    "Non dice quanto due persone si somiglino nelle idee, né chi stia a destra o a sinistra: molte votazioni oppongono soltanto maggioranza e opposizione. I due assi non misurano niente: «Opposizione» e «Maggioranza», sotto il disegno, dicono soltanto da che parte è girato. È girato, senza cambiare le distanze, finché il punto medio della maggioranza è a destra di quello dell’opposizione e alla stessa altezza; è specchiato se serve perché il gruppo più numeroso dell’opposizione sia in alto: così le mappe si possono confrontare.",
  ],
  share: (share: number) =>
    `Il disegno conserva ${withArticle("il", formatPercent(share))} delle differenze fra i voti: il resto su un foglio non si può mostrare, e due punti vicini possono differire più di quanto sembri. I tre più vicini di ciascuno sono presi dai voti, non dal disegno.`,
  rule: `È sulla mappa chi ha almeno ${least} in comune con ogni altro. Può mancare chi è entrato dopo, chi ha votato poco e il Presidente, che per consuetudine non vota.`,
  otherMeasure:
    "Fra due gruppi la distanza è qui quella fra i loro punti di mezzo, sul disegno, di chi è sulla mappa. Quante volte la linea di due gruppi è stata la stessa è un’altra misura, e la coppia più lontana può essere un’altra:",
  otherLink: "Confronta i gruppi",
  none: ({ branch, year, mostCommon }: Pick<VoteMap, "branch" | "year" | "mostCommon">) =>
    mostCommon === 0
      ? `${atBranch[branch].replace("a", "A")} non ci sono ancora votazioni palesi con i voti dei singoli ${when(year)}: la mappa non si può disegnare.`
      : `La mappa non si può ancora disegnare: servono almeno ${least} in comune fra ogni coppia di ${memberNouns[branch]}; ${atBranch[branch]} ${when(year)} la coppia che ne ha di più ne ha ${formatNumber(mostCommon)}.`,
  leftOut: (count: number, branch: Branch) =>
    `Fuori dalla mappa: ${formatMembers(count, branch)}, senza ${least} in comune con ogni altro`,
  absence: {
    president: "Hanno presieduto l’assemblea",
    entered: "Entrati dopo la prima votazione",
    left: "Cessati prima dell’ultima votazione",
    other: "Altri, con poche votazioni in comune con qualcuno",
  },
  farthest: "I più lontani dal proprio gruppo",
  farthestNote:
    "È la distanza dal punto medio degli altri del gruppo. Restano fuori il Misto e i gruppi con meno di tre persone sulla mappa.",
  name: "Nome",
  group: "Gruppo",
  side: "Schieramento",
  x: "Orizzontale",
  y: "Verticale",
  off: "Dal gruppo",
  near: "I tre più vicini",
  table: "Tutte le coordinate",
  tableNote: "Il centro della mappa è 0; a destra e in alto i numeri sono positivi.",
  openTable: (count: number) => `Mostra la tabella (${formatNumber(count)})`,
  csv: "Scarica la mappa in CSV",
  notFound: "Nessuno con questo nome è sulla mappa.",
  onPerson: (branch: Branch) => `La sua posizione sulla mappa ${ofBranch[branch]}`,
  toMap: "Chi vota con chi: la mappa",
  coordinate: (value: number) => formatNumber(value, 3),
  alt: ({ branch, year }: Pick<VoteMap, "branch" | "year">) =>
    `Mappa dei ${memberNouns[branch]} secondo come hanno votato ${when(year)}.`,
  ofYear: (year: string | null) => year ?? "Legislatura",
} as const;

interface Apart {
  readonly a: string;
  readonly b: string;
}

interface Seen {
  readonly nearest: Apart | null;
  readonly farthest: Apart | null;
  /** The point farthest from its group. */
  readonly stray: Pick<MapPoint, "person" | "group"> | null;
  /** Acronyms of the groups without a point. */
  readonly absent: readonly string[];
}

/**
 * What is seen on a map: "Fra i gruppi che sulla mappa stanno uniti i più lontani sono GIN e TIG, i più vicini GIN e ROV; il punto
 * più staccato dal suo gruppo è quello di Ada Rossi (ROV). MIR non è sulla mappa." null = nothing that is one alone.
 */
export function mapLead({ nearest, farthest, stray, absent }: Seen): string | null {
  if (farthest === null && stray === null) return null;
  const pair = ({ a, b }: Apart): string => `${a} e ${b}`;
  const [among, off] = ["Fra i gruppi che sulla mappa stanno uniti", "il punto più staccato dal suo gruppo"];
  const who =
    stray === null
      ? ""
      : `è quello di ${`${stray.person.givenName} ${stray.person.familyName}`.trim()} (${stray.group?.acronym ?? ""})`;
  const close = nearest === null ? "" : `, i più vicini ${pair(nearest)}`;
  const said =
    farthest === null
      ? `${among} ${off} ${who}`
      : `${among} i più lontani sono ${pair(farthest)}${close}${stray === null ? "" : `; ${off} ${who}`}`;
  const lacking =
    absent.length === 0 ? "" : ` ${formatList(absent)} non ${plural(absent.length, "è", "sono")} sulla mappa.`;
  return `${said}.${lacking}`;
}

/** Row of the CSV of a map. `nearest`: ids of the three who chose the same most often. */
export type VoteMapRow = MapPoint & { readonly nearest: readonly string[] };

export const voteMapColumns: readonly Column<VoteMapRow>[] = [
  { name: "person", value: ({ person }) => person.id },
  { name: "family_name", value: ({ person }) => person.familyName },
  { name: "given_name", value: ({ person }) => person.givenName },
  { name: "parliamentary_group", value: ({ group }) => group?.id },
  { name: "group_acronym", value: ({ group }) => group?.acronym },
  { name: "side", value: ({ side }) => side },
  { name: "x", value: ({ x }) => x },
  { name: "y", value: ({ y }) => y },
  { name: "distance_from_group", value: ({ off }) => off },
  { name: "nearest_1", value: ({ nearest }) => nearest[0] },
  { name: "agreement_1", value: ({ near }) => near[0]?.[1] },
  { name: "nearest_2", value: ({ nearest }) => nearest[1] },
  { name: "agreement_2", value: ({ near }) => near[1]?.[1] },
  { name: "nearest_3", value: ({ nearest }) => nearest[2] },
  { name: "agreement_3", value: ({ near }) => near[2]?.[1] },
];
