/** The record of a member, from the files of the votes list and of positions. */
import { expect, it } from "vitest";
import { voteId } from "#src/domain/vote-id.ts";
import { decodeState } from "#src/lib/filters/codec.ts";
import { selectRows } from "#src/lib/filters/apply.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { files } from "#src/lib/routes.ts";
import { recordColumns } from "#src/i18n/record.ts";
import { recordSource } from "#src/stores/record-source.ts";
import { DataCallError } from "#src/stores/data-port.ts";
import { positionFiles } from "#scripts/contracts/people/compare.ts";
import { sittingRowFiles, votesIndexFile, voteWordFiles } from "#scripts/contracts/votes/vote-files.ts";
import type { AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { group, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const cast = (first: "AYE" | "NO" | "MIS", others: "AYE" | "NO") =>
  [
    ["camera-uno-001", first],
    ["camera-uno-002", others],
    ["camera-uno-003", others],
  ] as const;
const vote = (number: number, title: string) =>
  openVote({ id: voteId("C", 1, number), sitting: "C-1", number, date: "2026-01-08", title });
const reader = memoryReader({
  site: [site()],
  person: members(3, "camera-uno"),
  group: [group()],
  sitting: [{ id: "C-1", branch: "C", number: 1, date: "2026-01-08", url: null }],
  ballots: [
    [vote(1, "Acque interne"), cast("NO", "AYE")],
    [vote(2, "Boschi"), cast("AYE", "AYE")],
    [vote(3, "Cave e acque"), cast("MIS", "NO")],
  ],
});
const outputs: readonly AnyOutput[] = [votesIndexFile, sittingRowFiles, positionFiles, ...voteWordFiles];
const published = new Map(
  outputs.flatMap((output) =>
    output
      .keys(reader)
      .map(
        (key) => [output.path(key), String(output.content?.(output.contract(reader, key).json, key) ?? "")] as const,
      ),
  ),
);
const toValue = (text: string): unknown => JSON.parse(text);
const readFrom = (site: ReadonlyMap<string, string>) => {
  const parsed = new Map([...site].map(([path, text]) => [path, toValue(text)]));
  return (path: string) => Promise.resolve(parsed.get(path));
};
const themes = [{ value: "ambiente", label: "Ambiente" }];
const source = recordSource("camera-uno-001", themes);

async function answer(query: string) {
  const read = readFrom(published);
  const state = decodeState(source, new URLSearchParams(query));
  const filters = source.filters.filter(({ name }) => !source.applied?.includes(name));
  const rows = selectRows({ ...source, filters }, state, await source.loadRows(state, read));
  return await source.completeRows(rows, read);
}

it("finds the member's votes by words of the title, newest first", async () => {
  const rows = await answer("search=acque");
  expect(rows.map(({ title, code, line, isDissent }) => [title, code, line, isDissent])).toEqual([
    ["Cave e acque", "MIS", "NO", false],
    ["Acque interne", "NO", "AYE", true],
  ]);
});

it("writes a CSV with title, date, chamber, outcome, vote, line and dissent", async () => {
  const { header, rows } = toCsvTable(recordColumns("F"), await answer("dissent=true"));
  expect(header).toEqual([
    "id",
    "data",
    "ramo",
    "titolo",
    "oggetto",
    "atti",
    "esito",
    "esito_codice",
    "esito_pubblicato",
    "voto",
    "voto_codice",
    "voto_del_gruppo",
    "voto_del_gruppo_codice",
    "contro_il_gruppo",
  ]);
  // One word a code: neither the member's gender nor what was voted on changes it.
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ["vs19_1_001", "2026-01-08", "Camera", "Acque interne", null, ""],
  ]);
  expect(rows.map((row) => row.slice(6))).toEqual([
    ["Approvata", "approved", "Approvata", "Contrario", "NO", "Favorevole", "AYE", 1],
  ]);
});

it("never joins positions and votes of two editions", async () => {
  const path = files.positions("camera-uno-001");
  const older = String(published.get(path)).replace(/"revision":"\w+"/, '"revision":"old"');
  const read = readFrom(new Map([...published, [path, older]]));
  const state = decodeState(source, new URLSearchParams());
  await expect(recordSource("camera-uno-001", themes).loadRows(state, read)).rejects.toEqual(
    new DataCallError("outdated", path),
  );
});
