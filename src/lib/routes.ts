/**
 * One function per URL. Nothing else in the project writes a path by hand; a test lists them, so that a changed
 * URL is always a visible decision.
 */
import type { ActKind, BodyBranch, Branch } from "#src/domain/codes.ts";
import type { PhotoSize } from "./photo-sizes.ts";

/** Folder under /attivita_legislativa of each kind of act. */
export const actFolder: Record<ActKind, string> = {
  bill: "disegni_di_legge",
  decree: "decreti_legge",
  dlgs: "decreti_legislativi",
  datt: "decreti_attuativi",
};

/** Folder under /organi_parlamentari of a chamber, or of both. */
export const bodyFolder: Record<BodyBranch, string> = { C: "camera", S: "senato", B: "bicamerali" };

/** Anchor of a sitting day on the page of its month: "camera-641-19". */
export function sittingAnchor(branch: Branch, sitting: number, date: string): string {
  return `${bodyFolder[branch]}-${String(sitting)}-${date.slice(8)}`;
}

export const routes = {
  home: () => "/",
  votes: () => "/votazioni",
  allVotes: () => "/votazioni?main_vote_type=all",
  votesOfBranch: (branch: Branch) => `/votazioni?main_vote_type=all&branch=${branch}`,
  votesWith: (text: string) => `/votazioni?main_vote_type=all&search=${encodeURIComponent(text)}`,
  /** All votes, or those of a chamber, in an ordering of the list: "-n_rebels". */
  votesBy: (ordering: string, branch?: Branch) =>
    `/votazioni?main_vote_type=all${branch === undefined ? "" : `&branch=${branch}`}&ordering=${ordering}`,
  vote: (id: string) => `/votazioni/${id}`,
  /** All votes of a sitting, in order. */
  sitting: (branch: Branch, number: number) => `/sedute/${bodyFolder[branch]}/${String(number)}`,
  /** All votes as plain links, by year and by month ("2026-11"). */
  votesArchive: () => "/votazioni/archivio",
  votesYear: (year: string) => `/votazioni/archivio/${year}`,
  votesMonth: (month: string) => `/votazioni/archivio/${month.replace("-", "/")}`,
  /** Rankings: smallest margins, most rebels, government defeats. */
  tightVotes: () => "/votazioni/sul-filo",
  rebelVotes: () => "/votazioni/ribelli",
  beatenVotes: () => "/votazioni/governo-battuto",
  /** All events as plain links, by year and by month ("2026-11"). */
  events: () => "/cronaca",
  eventsYear: (year: string) => `/cronaca/${year}`,
  eventsMonth: (month: string) => `/cronaca/${month.replace("-", "/")}`,
  deputies: () => "/deputati",
  senators: () => "/senatori",
  members: (branch: Branch) => (branch === "C" ? "/deputati" : "/senatori"),
  person: (id: string) => `/persone/${id}`,
  /** How the person voted on something, in words; "" = on everything. */
  record: (id: string, words: string) =>
    `/persone/${id}${words === "" ? "" : `?search=${encodeURIComponent(words)}`}#come-ha-votato`,
  /** Complete list of a person's votes of one kind: "voti-ribelli", "voti-chiave", "voti-fiducia". */
  personVotes: (id: string, kind: string) => `/persone/${id}/${kind}`,
  /** A completed year of a long list. */
  personVotesYear: (id: string, kind: string, year: string) => `/persone/${id}/${kind}/${year}`,
  strengthIndex: () => "/indice_di_forza",
  territories: () => "/territori",
  territory: (id: string) => `/territori/${id}`,
  /** Who was elected in a municipality; its id or a name as typed is in the query. */
  represent: () => "/chi-mi-rappresenta",
  province: (id: string) => `/chi-mi-rappresenta/${id}`,
  /** Electoral college: "camera/veneto-2-u03". */
  college: (id: string) => `/collegi/${id}`,
  compare: () => "/confronta",
  comparedPeople: (a: string, b: string) => `/confronta?id=${a}&id=${b}`,
  /** Where two groups are chosen. */
  compareGroups: () => "/confronta#gruppi",
  /** Two groups of a chamber, whichever is given first. */
  comparedGroups: (a: string, b: string) => `/confronta/gruppi/${[a, b].toSorted().join("/")}`,
  /** Map of the members by how they vote: key "C", "S" (whole legislature) or "C:2026". */
  voteMap: (key: string) =>
    key === "C" ? "/mappa" : `/mappa/${bodyFolder[key.startsWith("S") ? "S" : "C"]}${key.slice(1).replace(":", "/")}`,
  myMembers: () => "/i-miei-parlamentari",
  legislation: () => "/attivita_legislativa",
  numbers: () => "/attivita_legislativa/numeri",
  /** Subjects of bills. */
  themes: () => "/temi",
  theme: (id: string) => `/temi/${id}`,
  votesOn: (theme: string) => `/votazioni?main_vote_type=all&topic=${theme}`,
  billsOn: (theme: string, phase: string) => `/attivita_legislativa/disegni_di_legge?topic=${theme}&status=${phase}`,
  acts: (kind: ActKind) => `/attivita_legislativa/${actFolder[kind]}`,
  act: (kind: ActKind, id: string) => `/attivita_legislativa/${actFolder[kind]}/${id}`,
  /** All amendments to a bill in the assembly of the Senate. */
  amendments: (id: string) => `/attivita_legislativa/${actFolder.bill}/${id}/emendamenti`,
  actsArchive: (kind: ActKind) => `/attivita_legislativa/${actFolder[kind]}/archivio`,
  actsYear: (kind: ActKind, year: string) => `/attivita_legislativa/${actFolder[kind]}/archivio/${year}`,
  /** A month of a year with many acts: "2023-05". */
  actsMonth: (kind: ActKind, month: string) =>
    `/attivita_legislativa/${actFolder[kind]}/archivio/${month.replace("-", "/")}`,
  bodies: () => "/organi_parlamentari",
  presidency: (branch: Branch) => `/organi_parlamentari/${bodyFolder[branch]}/presidenza`,
  committees: (branch: Branch) => `/organi_parlamentari/${bodyFolder[branch]}/commissioni_e_giunte`,
  groups: (branch: Branch) => `/organi_parlamentari/${bodyFolder[branch]}/gruppi_parlamentari`,
  bicameralCommittees: () => "/organi_parlamentari/bicamerali/commissioni",
  delegations: () => "/organi_parlamentari/bicamerali/delegazioni_in_organi_internazionali",
  body: (branch: BodyBranch, id: string) => `/organi_parlamentari/${bodyFolder[branch]}/organi/${id}`,
  group: (branch: Branch, id: string) => `/organi_parlamentari/${bodyFolder[branch]}/gruppi_parlamentari/${id}`,
  governments: () => "/governi",
  government: (id: string) => `/governi/${id}`,
  ministries: () => "/ministeri",
  ministry: (id: string) => `/ministeri/${id}`,
  search: () => "/cerca",
  searchFor: (text: string) => `/cerca?q=${encodeURIComponent(text)}`,
  faq: () => "/faq",
  indicators: (anchor?: string) => `/indicatori${anchor === undefined ? "" : `#${anchor}`}`,
  openData: () => "/open-data",
  openDataTable: (table: string) => `/open-data#${table}`,
  /** The console for queries, and the result of a ready question. */
  queryConsole: () => "/open-data/interroga",
  readyQuery: (id: string) => `/open-data/interroga/${id}`,
  privacy: () => "/privacy-policy",
  accessibility: () => "/accessibilita",
  /** A page written in `src/content/pages`: the file's name without ending. */
  ownPage: (name: string) => `/${name}`,
  status: () => "/stato",
  nights: () => "/stato/letture",
  updates: () => "/aggiornamenti",
  error: () => "/error",
  offline: () => "/offline",
  awaited: () => "/in-attesa",
  notFound: () => "/404",
} as const;

/**
 * Regular expression of one name in a path of this site. Redirects apply to such paths only: a backslash, which browsers
 * read as a slash, or an empty name could lead to another site.
 */
export const pathName = String.raw`[\w.-]+`;

/** Short URLs to say aloud or to print, with the folder of the pages that they redirect to: "/v/vs19_641_041". */
export const shortFolders: readonly (readonly [short: string, folder: string])[] = [
  ["/v", routes.votes()],
  ["/p", "/persone"],
  ["/ddl", routes.acts("bill")],
  ["/dl", routes.acts("decree")],
  ["/dlgs", routes.acts("dlgs")],
  ["/da", routes.acts("datt")],
  ["/oc", routes.body("C", "").slice(0, -1)],
  ["/os", routes.body("S", "").slice(0, -1)],
  ["/ob", routes.body("B", "").slice(0, -1)],
  ["/gc", routes.groups("C")],
  ["/gs", routes.groups("S")],
  ["/g", routes.governments()],
];

/** Short URL of a record's page; null for other pages. */
export function shortAddress(path: string): string | null {
  const at = path.lastIndexOf("/");
  const short = shortFolders.find(([, folder]) => folder === path.slice(0, at))?.[0];
  return short === undefined || at === path.length - 1 ? null : `${short}${path.slice(at)}`;
}

/** Kind of page of a URL; pages without a share image of their own use that of their kind. */
export function shareKind(path: string): "votazione" | "persona" | "atto" | "organo" | "sito" {
  const [, first = ""] = path.split("/");
  switch (first) {
    case "votazioni":
      return "votazione";
    case "persone":
    case "deputati":
    case "senatori":
      return "persona";
    case "attivita_legislativa":
      return "atto";
    case "organi_parlamentari":
    case "governi":
      return "organo";
    default:
      return "sito";
  }
}

/** Tables of a chamber's list of groups: sizes, members who changed group, rates of agreement. */
export type GroupTable = "consistenza" | "passaggi" | "concordanza";

/** "camera", "camera-2026": a map of members in the names of files. */
const mapName = (key: string): string => key.replace("C", "camera").replace("S", "senato").replace(":", "-");

const bodyLists = { ...bodyFolder, bicameral: bodyFolder.B, delegations: "delegazioni" } as const;

/** Files that pages and islands fetch, under /dati/ and /open-data/. */
export const files = {
  /** Feeds: "votazioni", "votazioni-chiave", "atti", "modifiche", "persone/{id}", "atti/{kind}/{id}", "gruppi/{id}". */
  feed: (name: string, format: "xml" | "json" = "xml") => `/feed/${name}.${format}`,
  /** Embeddable document: "voto/{id}", "votazioni/{about ten days}#{vote}", "persona/{id}", "grafico/…". */
  embed: (key: string) => `/embed/${key}`,
  /** Share image: "voti/{id}", "persone/{id}", "atti/{kind}/{id}", or a kind of page. */
  shareImage: (key: string) => `/condivisione/${key}.png`,
  /** oEmbed description of an embeddable document. */
  oembed: (key: string) => `/oembed/${key}.json`,
  /** Whole text of an amendment. */
  amendment: (id: string) => `/emendamenti/${id}`,
  /** Search index: "indici.json", "corrente/pagefind.js". */
  search: (name: string) => `/cerca/indice/${name}`,
  openData: (name: string) => `/open-data/${name}`,
  /** Archived copy of a month: "2026-11". */
  openDataMonth: (month: string, name: string) => `/open-data/archivio/${month}/${name}`,
  /** Calendar: "eventi", "scadenze", or the name of a feed: "persone/{id}", "gruppi/{id}", "atti/{kind}/{id}". */
  calendar: (name: string) => `/feed/${name}.ics`,
  status: () => "/stato.json",
  /** OpenSearch description: lets browsers search the site from the address bar. */
  openSearch: () => "/opensearch.xml",
  shard: (list: string, shard: string) => `/dati/${list}/${shard}.json`,
  /**
   * Rows of a list of acts: "indice", or about ten days ("2024-05-1"); for searches "parole" and its postings files.
   */
  acts: (kind: ActKind, shard: string) => `/dati/atti/${actFolder[kind]}/${shard}.json`,
  actsCsv: (kind: ActKind) => `/dati/atti/${actFolder[kind]}.csv`,
  /** Implementing decrees of a ministry. */
  ministryCsv: (id: string) => `/dati/ministeri/${id}.csv`,
  /** Amendments to a bill in the Senate. */
  billAmendments: (id: string) => `/dati/atti/emendamenti/${id}.json`,
  amendmentsCsv: (id: string) => `/dati/atti/emendamenti/${id}.csv`,
  /** Votes on a theme. */
  themeCsv: (id: string) => `/dati/temi/${id}.csv`,
  /** The people of the legislature, for the sites of others. */
  careers: () => "/dati/carriere.json",
  governmentBills: (id: string) => `/dati/governi/${id}/disegni_di_legge.json`,
  events: (year: string) => `/dati/eventi/${year}.json`,
  /** Data of a chart of /attivita_legislativa/numeri. */
  numbersCsv: (chart: string) => `/dati/atti/numeri/${chart}.csv`,
  /** Members and groups of a chamber from a day on: key "C:2026-11-03". */
  composition: (key: string) => `/dati/aule/${key.replaceAll(":", "-")}.json`,
  /** Outlines of the regions, one symbol each: "#lazio". */
  map: () => "/dati/mappe/regioni.svg",
  /** Points of a map of the members: key "C", "C:2026". */
  voteMapCsv: (key: string) => `/dati/mappe/voti-${mapName(key)}.csv`,
  /** The points of a map as a drawing, one symbol a side: "#majority". The years of a chamber have one scale. */
  voteMapDots: (key: string) => `/dati/mappe/voti-${mapName(key)}.svg`,
  /** All votes of a month ("2026-11"), or of a ranking ("ribelli"). */
  votesCsv: (key: string) => `/dati/votazioni/${key}.csv`,
  bodyListCsv: (list: keyof typeof bodyLists) => `/dati/organi/${bodyLists[list]}.csv`,
  /** Present and former members of a body; of a group. */
  bodyCsv: (id: string) => `/dati/organi/${id}.csv`,
  groupCsv: (id: string) => `/dati/gruppi/${id}.csv`,
  groupsCsv: (branch: Branch, table: GroupTable) => `/dati/gruppi/${bodyFolder[branch]}/${table}.csv`,
  /** Positions of all members in a sitting: key "C-147-2026-11-19". */
  sittingCsv: (key: string) => `/dati/sedute/${key}.csv`,
  /** All positions of a member, or (key "chiave-C") the key votes listed in comparisons. */
  positions: (key: string) => `/dati/posizioni/${key}.json`,
  territoryCsv: (id: string) => `/dati/territori/${id}.csv`,
  /** Municipalities and members of a province, or (key "indice") the names of all municipalities. */
  municipalities: (key: string) => `/dati/comuni/${key}.json`,
  /** All municipalities with their electoral colleges. */
  municipalitiesCsv: () => "/dati/comuni/comuni.csv",
  /** Local copy of a photo; the digest in its name changes with the content. */
  photo: (id: string, digest: string, size: PhotoSize) =>
    `/foto/${id}-${digest}${size === "page" ? "-grande" : ""}.webp`,
  /** Complete list of a person's votes: "voti-ribelli", "voti-chiave", "voti-fiducia". */
} as const;
