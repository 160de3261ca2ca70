/**
 * Data missing from the dumps, verified by hand on the official pages and keyed by official id. Tables are by legislature:
 * ids of the Camera are of one legislature, and the Senate's groups change name, acronym and colour under the same id. What
 * a table lacks keeps what the chambers publish, and is reported.
 */
import { legislature } from "#src/domain/legislature.ts";
import type { Government } from "#src/domain/records.ts";
import { localName } from "./sparql.ts";

export interface KnownGroup {
  readonly id: string;
  readonly color: string | null;
}

type ByLegislature<T> = Readonly<Record<number, T>>;
type Named<T> = Readonly<Record<string, T>>;

/** Keyed by official id, because the address must survive a change of acronym. */
const groupsOf: ByLegislature<Named<KnownGroup>> = {
  19: {
    gr4111: { id: "camera-misto", color: null },
    gr4131: { id: "camera-m5s", color: "#EDAD06" },
    gr4132: { id: "camera-lega", color: "#73AF48" },
    gr4133: { id: "camera-fdi", color: "#37A6A5" },
    gr4134: { id: "camera-fi-ppe", color: "#1E6996" },
    gr4135: { id: "camera-az-per-re", color: null },
    gr4136: { id: "camera-pd-idp", color: "#E43B45" },
    gr4152: { id: "camera-nm", color: null },
    gr4154: { id: "camera-avs", color: "#66FF3F" },
    gr4211: { id: "camera-iv-c-re", color: null },
    "9": { id: "senato-misto", color: null },
    "33": { id: "senato-lsp-psd-az", color: "#73AF48" },
    "49": { id: "senato-pd-idp", color: "#E43B45" },
    "56": { id: "senato-fi-bp-ppe", color: "#1E6996" },
    "69": { id: "senato-aut", color: null },
    "71": { id: "senato-m5s", color: "#EDAD06" },
    "85": { id: "senato-fdi", color: "#37A6A5" },
    "91": { id: "senato-iv-c-re", color: null },
    "92": { id: "senato-cdi-nm", color: null },
  },
};

export const knownGroups: Named<KnownGroup> = groupsOf[legislature.number] ?? {};

/**
 * Id of a group from a URI of either chamber; a group missing from the list above gets an id made from its official id.
 */
export function groupAddress(uri: string): string {
  const id = localName(uri);
  return knownGroups[id]?.id ?? (id.startsWith("gr") ? `camera-${id}` : `senato-gruppo-${id}`);
}

/** Role code of a group's chair in the Camera's office URIs (`i<group>_<person>_<role>_<start>`). */
export const groupChairCode = "10";

/** Joint bodies: Camera id → Senate id. Their names differ slightly between the chambers. */
const jointBodiesOf: ByLegislature<Named<string>> = {
  19: {
    o19_3661: "4-65",
    o19_3681: "4-43",
    o19_3722: "4-90",
    o19_3801: "4-60",
    o19_3841: "4-48",
    o19_3861: "4-93",
    o19_3862: "4-88",
    o19_3881: "4-53",
    o19_3941: "4-223",
    o19_3961: "4-27",
    o19_3962: "4-224",
    o19_4001: "4-146",
    o19_4021: "4-128",
    o19_4022: "4-68",
    o19_4023: "4-40",
    o19_4081: "4-62",
    o19_4161: "4-71",
    o19_4201: "4-225",
    o19_4221: "4-134",
    assemblea_parlamentare_dell_unione_per_il_mediterraneo_ap_upm: "4-133",
    comitato_parlamentare_di_controllo_sull_attuazione_dell_accordo_di_schengen_di_v: "4-26",
    commissione_consultiva_per_la_concessione_di_ricompense_al_valore_e_al_merito_ci: "4-83",
  },
};

/** Null = nobody has compared the lists of the two chambers. */
export const jointBodies: Named<string> | null = jointBodiesOf[legislature.number] ?? null;

/** Joint bodies only in the Camera's data (created after the day of the Senate's dump). */
const jointCameraBodiesOf: ByLegislature<readonly string[]> = {
  19: ["o19_4241", "o19_4261", "o19_4281", "delegazione_italiana_presso_l_assemblea_parlamentare_del_mediterraneo_pam"],
};

export const jointCameraBodies: ReadonlySet<string> = new Set(jointCameraBodiesOf[legislature.number]);

type KnownGovernment = Pick<Government, "id" | "aliases" | "name" | "start" | "end">;

/**
 * Governments by the days of their oaths (governo.it), for data without any (the dumps mention their members only as text on bills), and so
 * that the address of one is the same from every source.
 */
const governmentsOf: ByLegislature<readonly KnownGovernment[]> = {
  18: [
    { id: "i-governo-conte-2018-06-01", aliases: [], name: "I Governo Conte", start: "2018-06-01", end: "2019-09-05" },
    {
      id: "ii-governo-conte-2019-09-05",
      aliases: [],
      name: "II Governo Conte",
      start: "2019-09-05",
      end: "2021-02-13",
    },
    {
      id: "i-governo-draghi-2021-02-13",
      aliases: [],
      name: "I Governo Draghi",
      start: "2021-02-13",
      end: "2022-10-22",
    },
  ],
  19: [{ id: "i-governo-meloni-2022-10-22", aliases: [], name: "I Governo Meloni", start: "2022-10-22", end: null }],
};

export const knownGovernments: readonly KnownGovernment[] = governmentsOf[legislature.number] ?? [];

/** Slugs of constituency names that differ from the election area ids. */
const areaAliases: Readonly<Record<string, string>> = {
  "africa-asia-oceania-antartide": "africa-asia-oceania-antartide",
  "asia-africa-oceania-antartide": "africa-asia-oceania-antartide",
  "trentino-alto-adige-sudtirol": "trentino-alto-adige",
  "valle-daosta": "valle-d-aosta",
};

export function areaAlias(slug: string): string {
  return areaAliases[slug] ?? slug;
}
