import { signatureSchema, type ActStep, type Bill } from "#src/domain/records.ts";
import type { Answers } from "./answers.ts";
import { keysInLabel } from "./committee-labels.ts";
import type { BillInputs, Reading } from "./readings.ts";
import { restoreAccents } from "#src/domain/sentence-case.ts";
import { withoutTitle } from "./people.ts";
import type { ReadingState } from "./bill-states.ts";
import { valuesIn } from "./by-predicate.ts";
import { find, get, type Row } from "./sparql.ts";
import { cleanText, normalizeName, toDay } from "./text.ts";

/** Signatures, rapporteurs and assignments, by URI of the reading. */
export interface ProcedureRows {
  readonly signatures: ReadonlyMap<string, readonly Row[]>;
  readonly rapporteurs: ReadonlyMap<string, readonly Row[]>;
  readonly assignments: ReadonlyMap<string, readonly Row[]>;
}

type Procedure = Pick<Bill, "signatures" | "rapporteurs" | "assignments" | "steps" | "initiative">;

export function groupProcedure(answers: Answers): ProcedureRows {
  const byReading = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
    Map.groupBy(rows, (row) => get(row, "d"));
  return {
    signatures: byReading(answers.signatures),
    rapporteurs: byReading(answers.rapporteurs),
    assignments: byReading(answers.assignments),
  };
}

/** Initiative, signatures, rapporteurs, assignments and steps of a bill, from its readings in order. */
export function buildProcedure(own: readonly Reading[], rows: ProcedureRows, inputs: BillInputs): Procedure {
  const assignments = own.flatMap((reading) =>
    buildAssignments(reading, rows.assignments.get(reading.uri) ?? [], inputs),
  );
  const signers = rows.signatures.get(own[0]?.uri ?? "") ?? [];
  return {
    initiative: initiatives[signers[0] === undefined ? "" : get(signers[0], "tipo")] ?? null,
    signatures: buildSignatures(signers, inputs),
    rapporteurs: unique(
      own.flatMap((reading) => buildRapporteurs(reading, rows.rapporteurs.get(reading.uri) ?? [], inputs)),
    ),
    assignments,
    steps: buildSteps(own, assignments, inputs),
  };
}

const initiatives: Readonly<Record<string, Bill["initiative"]>> = {
  Governativa: "GOV",
  Parlamentare: "PARL",
  Popolare: "POP",
  Regionale: "REG",
  CNEL: "CNEL",
};

/**
 * Signatures of the first reading. Later readings repeat them; a unified text adds the first signers of the bills
 * merged into it, who did not present this bill. Order: first signers, then by day; on one day the president of the
 * Council first, then by person id (which begins with the surname).
 */
function buildSignatures(rows: readonly Row[], { index }: BillInputs): Bill["signatures"] {
  const nodes = new Map(rows.map((row) => [get(row, "i"), row]));
  const signatures = [...nodes.values()].map((row) => {
    const senator = find(row, "sen");
    const deputy = find(row, "dep");
    const person =
      (senator === null ? undefined : index.senator(senator)) ?? (deputy === null ? undefined : index.deputy(deputy));
    return {
      person: person ?? null,
      name: signerName(get(row, "nome")),
      isFirst: find(row, "primo") === "true",
      ...valuesIn(signatureSchema, "senate", row),
    };
  });
  const key = ({ isFirst, added, name, person }: Bill["signatures"][number]): string =>
    `${isFirst ? "0" : "1"} ${added ?? ""} ${name.startsWith(presidentOfCouncil) ? "0" : "1"} ${person ?? name}`;
  return signatures.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const presidentOfCouncil = "Presidente del Consiglio";

/**
 * "Pres. Consiglio Giorgia Meloni (Gov. Meloni-I)" → "Presidente del Consiglio Giorgia Meloni": the government in
 * office is clear from the act. The source has "Popolare" as the name of citizens, whose names are not in the data.
 */
function signerName(text: string): string {
  const name = restoreAccents(withoutTitle(text))
    .replace(" (Gov. Meloni-I)", "")
    .replace(/\(Gov\. (.+)-I\)$/, "(Governo $1)")
    .replace(/^Pres\. Consiglio\b/, presidentOfCouncil)
    .replace("coop. inter.le", "cooperazione internazionale");
  return name === "Popolare" ? "Cittadini, con iniziativa popolare" : name;
}

/** "assemblea"; for a substitute also the function: "assemblea (facente funzioni)", "commissione (sostituto)". */
function rapporteurPlace(row: Row): string {
  const [place, kind] = [cleanText(get(row, "organo")), cleanText(get(row, "tipo"))];
  if (kind === "relatore") return place;
  return `${place} (${kind === "facente funzione" ? "facente funzioni" : kind})`;
}

/**
 * Deputies are given by name only: they are linked by the Camera's own list of the reading, else if exactly one member
 * has that name. Those whom this list alone has come without a day.
 */
function buildRapporteurs(reading: Reading, rows: readonly Row[], { index, camera }: BillInputs): Bill["rapporteurs"] {
  const listed = reading.branch === "C" ? (camera(reading.identifier)?.rapporteurs ?? []) : [];
  const deputy = (name: string): string | undefined =>
    listed.find((one) => one.person !== null && isSamePerson(one.name, name))?.person ?? index.name(name);
  const rapporteurs = rows.map((row): Bill["rapporteurs"][number] => {
    const senator = find(row, "sen");
    const name = cleanText(get(row, "nome"));
    return {
      person: (senator === null ? deputy(name) : index.senator(senator)) ?? null,
      name: restoreAccents(withoutTitle(name)),
      reading: reading.identifier,
      place: rapporteurPlace(row),
      isMinority: get(row, "min") === "true",
      date: toDay(get(row, "data")),
    };
  });
  const others = listed.filter(({ person, name }) =>
    rapporteurs.every((one) => (person === null ? !isSamePerson(one.name, name) : one.person !== person)),
  );
  const added = others.map((one) => ({ ...one, reading: reading.identifier, place: null, date: null }));
  const key = ({ date, name }: (typeof rapporteurs)[number]): string => `${date ?? "9999"} ${name}`;
  return [...rapporteurs, ...added].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Names in any order of words: "On. Rebecca Frassini", "FRASSINI Rebecca". */
function isSamePerson(a: string, b: string): boolean {
  const wordsOf = (name: string): string => normalizeName(withoutTitle(name)).split(" ").toSorted().join(" ");
  return wordsOf(a) === wordsOf(b);
}

/**
 * Assignments of a reading. A joint assignment yields one entry per committee: the Senate links them, the Camera gives
 * their ordinals in the label. If the seat was changed, the source lists the committees asked for an opinion twice.
 */
function buildAssignments(reading: Reading, rows: readonly Row[], { findBody }: BillInputs): Bill["assignments"] {
  const nodes = [...Map.groupBy(rows, (row) => get(row, "a")).values()];
  const assignments = nodes.flatMap((node): Bill["assignments"] => {
    const row = node[0];
    if (row === undefined) return [];
    const bodyName = committeeName(get(row, "label"));
    const linked = node.map((each) => find(each, "o")).filter((uri) => uri !== null);
    const uris = linked.length > 0 ? linked : reading.branch === "C" ? keysInLabel(bodyName) : [];
    const bodies = [...new Set(uris.map((uri) => findBody(uri)).filter((id) => id !== undefined))].sort();
    const common = {
      reading: reading.identifier,
      bodyName,
      type: find(row, "tipo"),
      seat: find(row, "sede"),
      date: toDay(get(row, "data")),
    };
    return bodies.length === 0 ? [{ ...common, body: null }] : bodies.map((body) => ({ ...common, body }));
  });
  const key = (each: Bill["assignments"][number]): string =>
    `${each.date ?? ""} ${each.type === "primaria" ? "0" : "1"} ${inOrder(each.bodyName)} ${each.body ?? ""}`;
  return unique(assignments).sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Pads ordinals for sorting, so that the 2nd committee precedes the 10th. */
function inOrder(bodyName: string): string {
  return bodyName.replaceAll(/\d+(?=ª)/g, (number) => number.padStart(2, "0"));
}

/** " Commissioni riunite 2&ordf; (Giustizia) 3&ordf; (Difesa) 3&ordf; " → "Commissioni riunite 2ª (Giustizia) e 3ª (Difesa)". */
function committeeName(label: string): string {
  const clean = restoreAccents(cleanText(label));
  return clean.startsWith("Commissioni riunite")
    ? clean.replace(/ \d+ª$/, "").replaceAll(/\) (?=\d+ª)/g, ") e ")
    : clean;
}

/**
 * States of a reading as steps. Those of the Camera's graph, which has all of them; the last one of the repertory, which
 * alone says how and when an approval became final, follows where the graph has none of its kind.
 */
function statesOf(reading: Reading, isAssigned: boolean, { camera }: BillInputs): readonly StepState[] {
  const all = reading.branch === "C" ? (camera(reading.identifier)?.states ?? []) : [];
  // "To be assigned" is a state, not a step, and an assignment is already listed with its committee.
  const dated = all.filter(
    ({ state: { step, meaning } }) =>
      meaning !== "law" && (meaning !== "waiting" || (step === "assigned" && !isAssigned)),
  );
  const { step, meaning, label } = reading.state;
  const isTold = label === "" || meaning === "waiting" || dated.some(({ state }) => state.step === step);
  return isTold ? dated : [...dated, { state: reading.state, date: reading.stateDate }];
}

interface StepState {
  readonly state: ReadingState;
  readonly date: string | null;
}

function buildSteps(own: readonly Reading[], assignments: Bill["assignments"], inputs: BillInputs): ActStep[] {
  return own.flatMap((reading, position): ActStep[] => {
    const common = { branch: reading.branch, reading: reading.identifier };
    // The source's own flag (`presentatoTrasmesso`) is on the wrong readings, so the order of the readings decides.
    const entered = position === 0 ? "Presentato" : "Trasmesso";
    const primary = assignments.filter((each) => each.reading === reading.identifier && each.type === "primaria");
    const steps: ActStep[] = [
      { ...common, date: reading.presented, kind: "presented", label: entered, body: null, bodyName: null },
      ...joinCommittees(primary).map(({ date, seat, body, bodyName }): ActStep => {
        const label = seat === null ? "Assegnato" : `Assegnato in sede ${seat}`;
        return { ...common, date, kind: "assigned", label, body, bodyName };
      }),
    ];
    const states = statesOf(reading, primary.length > 0, inputs).map(({ state, date }): ActStep => {
      return { ...common, date, kind: state.step, label: state.label, body: null, bodyName: null };
    });
    return [...steps, ...states];
  });
}

/** Merges an assignment to joint committees into one step, without a link to a body. */
function joinCommittees(assignments: Bill["assignments"]): Bill["assignments"] {
  const groups = Map.groupBy(assignments, ({ date, seat, bodyName }) => `${date ?? ""} ${seat ?? ""} ${bodyName}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : { ...first, body: null }],
  );
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
