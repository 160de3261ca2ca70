/** One word for one state: the codes of every output are those of the domain. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as actStates from "#src/domain/act-state.ts";
import * as codes from "#src/domain/codes.ts";
import { proposalPlaces } from "#src/domain/records/amendments.ts";
import { inferredSteps } from "#src/domain/records/votes.ts";
import { voteStatuses } from "#src/domain/vote-check.ts";
import { codesOf } from "#src/i18n/data-codes.ts";
import { allOutputs } from "#scripts/build/build-inputs.ts";
import type { AnyOutput, Reader } from "#scripts/contracts/engine/reader.ts";
import { outputModules, outputs } from "#scripts/contracts/outputs.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { faultsOf, readContractTypes, type Shape } from "#tests/support/contract-types.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { Download } from "./support/download.ts";

/** The lists of codes of a state, by the name of the field or column. */
const lists: Readonly<Record<string, readonly string[]>> = {
  phase: codes.billPhases,
  status: [...codes.billPhases, ...codes.decreeStatuses, ...codes.implementingStatuses, ...voteStatuses],
  state: [
    ...actStates.billStates,
    ...codes.decreeStateCodes,
    ...codes.implementingStateCodes,
    ...codes.legislativeStates,
  ],
  stato: voteStatuses,
  outcome: codes.outcomes,
  // Of an amendment, which may be voted in parts.
  result: [...codes.outcomes, "parts"],
  place: proposalPlaces,
  esito_codice: codes.outcomes,
  atti_ricavati_da: inferredSteps,
  branch: codes.bodyBranches,
  ramo: codes.branches,
  side: codes.sidesOnDay,
  initiative: codes.initiatives,
  tipo: codes.subVoteTypes,
  vote: codes.memberVoteCodes,
  code: [...codes.memberVoteCodes, ...codes.decreeStateCodes],
  group_vote: codes.groupVoteCodes,
  gender: codes.genders,
};

/** Columns of the lists' files whose words are no codes of the domain. */
const otherWords = [
  "selection",
  "direction",
  "reason",
  "kind",
  "group",
  "other_group",
  "acronym",
  "gruppo",
  "sigla",
  "type",
];
/** A code, unlike a name or a title: one word without capitals or of capitals only. */
const looksLikeCode = /^(?:[a-z]+(?:_[a-z0-9]+)*|[A-Z]{1,4})$/;

let download: Download;
let snapshot: Snapshot;
beforeAll(async () => {
  download = await Download.make();
  snapshot = new Snapshot(download.snapshot);
});
afterAll(() => {
  snapshot.close();
});

describe("files of the lists", () => {
  /** Distinct values by output and column, without empty cells. */
  const columns = (): Map<string, Set<string>> => {
    const read = snapshotReader(snapshot);
    const found = new Map<string, Set<string>>();
    for (const output of allOutputs)
      for (const key of output.keys(read).slice(0, 200)) {
        if (!output.path(key).endsWith(".csv")) break;
        const text = String(output.content?.(output.contract(read, key).json, key)).replace("\uFEFF", "");
        for (const row of parseCsv(text))
          for (const [column, value] of Object.entries(row)) {
            const name = `${output.name} ${column}`;
            const values = found.get(name) ?? new Set();
            if (value !== "") found.set(name, values.add(value));
          }
      }
    return found;
  };

  it("have the codes of the domain, in columns that are named alike", () => {
    const faults = [...columns()].flatMap(([name, values]) => {
      const column = name.split(" ")[1] ?? "";
      const isVote = /^(?:19-|vs19_)/.test(column);
      const known = isVote ? codes.memberVoteCodes : lists[column];
      if (known !== undefined)
        return [...values].filter((value) => !known.includes(value)).map((value) => `${name}: ${value}`);
      const isCode = [...values].every((value) => looksLikeCode.test(value));
      return isCode && !otherWords.includes(column) ? [`${name} has codes of no list: ${[...values].join(", ")}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it("have 1 and 0 for yes and no", () => {
    const words = [...columns()].filter(([, values]) => values.has("true") || values.has("false"));
    expect(words.map(([name]) => name)).toEqual([]);
  });
});

it("the downloads have the codes of the domain", () => {
  const found = download.written.page.tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const known = lists[column.name];
      const explained = codesOf(name, column.name).map(({ code }) => code);
      if (known === undefined || explained.length === 0) return [];
      return explained.filter((code) => !known.includes(code)).map((code) => `${name}.${column.name}: ${code}`);
    }),
  );
  expect(found).toEqual([]);
});

it("an act has one status in its list and in the download", () => {
  const read = snapshotReader(snapshot);
  const output = allOutputs.find(({ name }) => name === "data-acts-csv");
  const rows = (kind: string) => parseCsv(String(output?.content?.(output.contract(read, kind).json, kind)).slice(1));
  const stored = new Map(
    download.csv("act").map((act) => [`${act["act_kind"] ?? ""}/${act["act"] ?? ""}`, act["status"]]),
  );
  for (const [kind, column] of [
    ["bill", "phase"],
    ["decree", "status"],
    ["datt", "status"],
  ] as const) {
    const both = rows(kind).map((row) => [row["id"], row[column], stored.get(`${kind}/${row["id"] ?? ""}`)]);
    expect(both.filter(([, listed, told]) => listed !== told)).toEqual([]);
  }
  expect(rows("datt").map((row) => `${row["status"] ?? ""} ${row["state"] ?? ""}`)).toContain("not_adopted overdue");
});

describe("the types of the contracts", () => {
  const types = readContractTypes();

  it("have the codes of the domain", () => {
    const faults = new Set<string>();
    const walk = (shape: Shape, field: string, place: string): void => {
      if (shape.is === "list") walk(shape.item, field, place);
      if (shape.is === "map") walk(shape.value, field, place);
      if (shape.is === "tuple") for (const one of shape.items) walk(one, field, place);
      if (shape.is === "object") for (const [name, one] of shape.fields) walk(one, name, `${place}.${name}`);
      if (shape.is !== "union") return;
      for (const one of shape.of) {
        // A single literal tells variants of an object apart.
        if (one.is !== "literal") walk(one, field, place);
        else if (typeof one.value === "string" && lists[field]?.includes(one.value) === false)
          faults.add(`${place}: ${one.value}`);
      }
    };
    for (const [name, shape] of types.pages) walk(shape, "", name);
    for (const [name, shapes] of types.files) for (const shape of shapes) walk(shape, "", name);
    expect(types.pages.size).toBeGreaterThan(50);
    expect([...faults]).toEqual([]);
  });

  /** The first faults of the contracts of an output, of which some are made. */
  function faultsIn(read: Reader, output: AnyOutput, shape: Shape): string[] {
    const keys = output.keys(read);
    const some = keys.length > 40 ? [...keys.slice(0, 20), ...keys.slice(-20)] : keys;
    return some
      .flatMap((key) =>
        faultsOf(shape, JSON.parse(output.contract(read, key).json)).map((fault) => `${output.name}/${key}${fault}`),
      )
      .slice(0, 5);
  }

  it("are all that the contracts of pages have", () => {
    const read = snapshotReader(snapshot);
    // Without those that the build makes from files and from the register.
    const made = outputs.flatMap((output): [AnyOutput, Shape][] => {
      const shape = types.pages.get(output.name);
      return shape === undefined ? [] : [[output, shape]];
    });
    expect(made.length).toBeGreaterThan(50);
    expect(made.flatMap(([output, shape]) => faultsIn(read, output, shape))).toEqual([]);
  });

  it("are all that the contracts of files have", () => {
    const read = snapshotReader(snapshot);
    const all = outputModules.flatMap(({ file, exports }) =>
      Object.entries(exports).map(([name, exported]) => [`${file} ${name}`, exported] as const),
    );
    const made = all.flatMap(([name, exported]) => {
      const shapes = types.files.get(name) ?? [];
      return [exported].flat().flatMap((value, at): [AnyOutput, Shape][] => {
        const output = outputs.find((one) => one === value);
        const shape = shapes[at] ?? shapes[0];
        return output === undefined || shape === undefined ? [] : [[output, shape]];
      });
    });
    expect(made.length).toBeGreaterThan(40);
    expect(made.flatMap(([output, shape]) => faultsIn(read, output, shape))).toEqual([]);
  });
});
