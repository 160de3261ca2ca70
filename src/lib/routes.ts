/**
 * One function per address. Nothing else in the project writes a path by hand; a snapshot test lists them all, so that
 * a changed address is always a visible decision.
 */
import type { ActKind, BodyBranch, Branch } from "#src/domain/codes.ts";
import type { PhotoSize } from "./photo-sizes.ts";

const actFolder: Record<ActKind, string> = {
  bill: "disegni_di_legge",
  decree: "decreti_legge",
  dlgs: "decreti_legislativi",
  datt: "decreti_attuativi",
};

/** Folder of a chamber, or of both, under /organi_parlamentari. */
export const bodyFolder: Record<BodyBranch, string> = { C: "camera", S: "senato", B: "bicamerali" };

/** Anchor of a day of a sitting on the page of its month: "camera-641-19". */
export function sittingAnchor(branch: Branch, sitting: number, date: string): string {
  return `${bodyFolder[branch]}-${String(sitting)}-${date.slice(8)}`;
}

/** Pages of the site. */
export const routes = {
  home: () => "/",
  votes: () => "/votazioni",
  allVotes: () => "/votazioni?main_vote_type=all",
  votesOfBranch: (branch: Branch) => `/votazioni?main_vote_type=all&branch=${branch}`,
  /** Every vote whose title has the words. */
  votesWith: (text: string) => `/votazioni?main_vote_type=all&search=${encodeURIComponent(text)}`,
  /** Every vote in an order of the list: "-n_rebels". */
  votesBy: (ordering: string) => `/votazioni?main_vote_type=all&ordering=${ordering}`,
  vote: (id: string) => `/votazioni/${id}`,
  /** Every vote of a month as plain links: "2026-11". */
  votesArchive: () => "/votazioni/archivio",
  votesYear: (year: string) => `/votazioni/archivio/${year}`,
  votesMonth: (month: string) => `/votazioni/archivio/${month.replace("-", "/")}`,
  /** Smallest margins, most rebels, government beaten. */
  tightVotes: () => "/votazioni/sul-filo",
  rebelVotes: () => "/votazioni/ribelli",
  beatenVotes: () => "/votazioni/governo-battuto",
  /** Every event as a plain link, by year and by month ("2026-11"). */
  events: () => "/cronaca",
  eventsYear: (year: string) => `/cronaca/${year}`,
  eventsMonth: (month: string) => `/cronaca/${month.replace("-", "/")}`,
  deputies: () => "/deputati",
  senators: () => "/senatori",
  members: (branch: Branch) => (branch === "C" ? "/deputati" : "/senatori"),
  person: (id: string) => `/persone/${id}`,
  /** Complete lists of a person's votes: kind is "voti-ribelli", "voti-chiave", "voti-fiducia". */
  personVotes: (id: string, kind: string) => `/persone/${id}/${kind}`,
  /** A year of a long list that is over. */
  personVotesYear: (id: string, kind: string, year: string) => `/persone/${id}/${kind}/${year}`,
  strengthIndex: () => "/indice_di_forza",
  territories: () => "/territori",
  territory: (id: string) => `/territori/${id}`,
  compare: () => "/confronta",
  myMembers: () => "/i-miei-parlamentari",
  legislation: () => "/attivita_legislativa",
  numbers: () => "/attivita_legislativa/numeri",
  acts: (kind: ActKind) => `/attivita_legislativa/${actFolder[kind]}`,
  act: (kind: ActKind, id: string) => `/attivita_legislativa/${actFolder[kind]}/${id}`,
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
  search: () => "/cerca",
  searchFor: (text: string) => `/cerca?q=${encodeURIComponent(text)}`,
  faq: () => "/faq",
  indicators: (anchor?: string) => `/indicatori${anchor === undefined ? "" : `#${anchor}`}`,
  openData: () => "/open-data",
  /** A table of the download, with its files. */
  openDataTable: (table: string) => `/open-data#${table}`,
  privacy: () => "/privacy-policy",
  accessibility: () => "/accessibilita",
  status: () => "/stato",
  updates: () => "/aggiornamenti",
  error: () => "/error",
  offline: () => "/offline",
  notFound: () => "/404",
} as const;

/** Short addresses to say aloud or print, and the folder of the pages that they stand for: "/v/vs19_641_041". */
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

/** The short address of a record's page; null for other pages. */
export function shortAddress(path: string): string | null {
  const at = path.lastIndexOf("/");
  const short = shortFolders.find(([, folder]) => folder === path.slice(0, at))?.[0];
  return short === undefined || at === path.length - 1 ? null : `${short}${path.slice(at)}`;
}

/** Kind of page that an address belongs to: pages without a picture of their own share the one of their kind. */
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

/** Tables of the list of groups of a chamber: their sizes, who passed from one to another, how often they agree. */
export type GroupTable = "consistenza" | "passaggi" | "concordanza";

/** Lists of bodies: of a chamber, of both, of delegations. */
const bodyLists = { ...bodyFolder, bicameral: bodyFolder.B, delegations: "delegazioni" } as const;

/** Files that pages and islands fetch, under /dati/ and /open-data/. */
export const files = {
  /** Feeds: "votazioni", "votazioni-chiave", "atti", "modifiche", "persone/{id}", "atti/{kind}/{id}", "gruppi/{id}". */
  feed: (name: string, format: "xml" | "json" = "xml") => `/feed/${name}.${format}`,
  /** A document to show in other people's pages: "voto/{id}", "persona/{id}". */
  embed: (key: string) => `/embed/${key}`,
  /** Picture of a page that is shared: "voti/{id}", "persone/{id}", "atti/{kind}/{id}", or a kind of page. */
  shareImage: (key: string) => `/condivisione/${key}.png`,
  /** Its description for programs. */
  oembed: (key: string) => `/oembed/${key}.json`,
  /** Search index: "indici.json", "corrente/pagefind.js". */
  search: (name: string) => `/cerca/indice/${name}`,
  /** The download: latest version of a file. */
  openData: (name: string) => `/open-data/${name}`,
  /** The copy kept of a month: "2026-11". */
  openDataMonth: (month: string, name: string) => `/open-data/archivio/${month}/${name}`,
  /** Events of parliament for calendars. */
  calendar: () => "/feed/eventi.ics",
  status: () => "/stato.json",
  /** How browsers search the site from their address bar. */
  openSearch: () => "/opensearch.xml",
  /** One shard of a filterable list. */
  shard: (list: string, shard: string) => `/dati/${list}/${shard}.json`,
  /** Rows of a list of acts: "indice", or about ten days ("2024-05-1"); for searches "parole" and where they occur. */
  acts: (kind: ActKind, shard: string) => `/dati/atti/${actFolder[kind]}/${shard}.json`,
  /** The whole list of a kind of act. */
  actsCsv: (kind: ActKind) => `/dati/atti/${actFolder[kind]}.csv`,
  /** Rows of the bills of a government. */
  governmentBills: (id: string) => `/dati/governi/${id}/disegni_di_legge.json`,
  /** Rows of the events of a year. */
  events: (year: string) => `/dati/eventi/${year}.json`,
  /** The table behind a chart of /attivita_legislativa/numeri. */
  numbersCsv: (chart: string) => `/dati/atti/numeri/${chart}.csv`,
  /** Members and groups of a chamber from a day on: key "C:2026-11-03". */
  composition: (key: string) => `/dati/aule/${key.replace(":", "-")}.json`,
  /** Shapes of the regions, one symbol each: "#lazio". */
  map: () => "/dati/mappe/regioni.svg",
  /** Every vote of a month ("2026-11"), or of a ranking ("ribelli"). */
  votesCsv: (key: string) => `/dati/votazioni/${key}.csv`,
  /** The bodies of a list. */
  bodyListCsv: (list: keyof typeof bodyLists) => `/dati/organi/${bodyLists[list]}.csv`,
  /** Who sits, and sat, in a body, in a group. */
  bodyCsv: (id: string) => `/dati/organi/${id}.csv`,
  groupCsv: (id: string) => `/dati/gruppi/${id}.csv`,
  groupsCsv: (branch: Branch, table: GroupTable) => `/dati/gruppi/${bodyFolder[branch]}/${table}.csv`,
  /** How each member voted in a sitting: key "C-147-2026-11-19". */
  sittingCsv: (key: string) => `/dati/sedute/${key}.csv`,
  /** All positions of a member, or ("chiave-C") the votes that comparisons name. */
  positions: (key: string) => `/dati/posizioni/${key}.json`,
  /** Members of a region, foreign area or macro-area. */
  territoryCsv: (id: string) => `/dati/territori/${id}.csv`,
  /** Every vote of a person in a year. */
  personBallots: (id: string, year: string) => `/dati/persone/${id}/voti-${year}.csv.gz`,
  /** Local copy of a photo; its name changes with its content. */
  photo: (id: string, digest: string, size: PhotoSize) =>
    `/foto/${id}-${digest}${size === "page" ? "-grande" : ""}.webp`,
  /** Complete lists of a person's votes: list is "voti-ribelli", "voti-chiave", "voti-fiducia". */
  personVotesCsv: (id: string, list: string) => `/dati/persone/${id}/${list}.csv`,
} as const;
