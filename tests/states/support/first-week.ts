/**
 * The first week of the twentieth legislature: members without groups, the presidents just elected, the government of the
 * legislature before, one bill and one vote. A process of its own, started with the setting EMICICLO_LEGISLATURE; fills and
 * builds in the folder of its argument, and prints what the build says.
 */
import { join } from "node:path";
import { branches, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Ballot, Person } from "#src/domain/records.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { buildSite } from "#scripts/build/build.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { plainPictures } from "#tests/build/support/site.ts";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { body, government, membership, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";

const first = legislature.start;
const voted = "2027-06-10";
const today = "2027-06-14";
const source = { name: "Camera dei deputati", url: "https://www.camera.it/scheda", fetchedAt: today };
const names: Readonly<Record<Branch, readonly string[]>> = {
  C: ["acero", "betulla", "cedro", "faggio", "frassino", "larice"],
  S: ["noce", "olmo", "pioppo", "quercia"],
};

const member = (branch: Branch, name: string): Person =>
  person({
    id: `${name}-anna-1970-05-10`,
    familyName: name,
    birthDate: "1970-05-10",
    memberships: [membership({ branch, start: first, groups: [] })],
    sources: [source],
  });
const members = { C: names.C.map((name) => member("C", name)), S: names.S.map((name) => member("S", name)) };
const idAt = (branch: Branch, at: number): string => members[branch][at]?.id ?? "";
const minister = person({ id: "tiglio-ugo-1958-02-02", gender: "M", birthDate: "1958-02-02", memberships: [] });

const codes: readonly MemberVoteCode[] = ["PRES", "AYE", "AYE", "AYE", "NO", "ABST"];
const ballots = members.C.map(({ id }, at): Ballot => [id, codes[at] ?? "ABSE"]);

function putFirstWeek(writer: RecordWriter): void {
  writer.put("site", site({ source: "api", legislature: legislature.number, dataDate: { C: voted, S: null } }));
  for (const one of [...members.C, ...members.S, minister]) writer.put("person", one);
  for (const branch of branches)
    writer.put(
      "body",
      body({
        id: `${branch === "C" ? "camera" : "senato"}-presidenza`,
        ...{ branch, kind: "presidency", name: "Ufficio di Presidenza", shortName: "Presidenza", start: first },
        roles: [{ person: idAt(branch, 0), role: "Presidente", start: first, end: null }],
        sources: [source],
      }),
    );
  const role = { department: "Acque", party: null, start: "2025-03-01", end: null };
  writer.put(
    "government",
    government({
      ...{ id: "i-governo-ultimo-2025-03-01", name: "I Governo Ultimo", start: "2025-03-01", sources: [source] },
      roles: [
        { ...role, person: minister.id, rank: "president", role: "Presidente del Consiglio", department: null },
        { ...role, person: idAt("C", 3), rank: "minister", role: "Ministra" },
      ],
    }),
  );
  writer.put("sitting", sitting({ id: "C-2", number: 2, date: voted }));
  writer.put(
    "act",
    bill({
      ...{ id: "C_1", government: null, presented: first, statusDate: first, sources: [source] },
      readings: [reading("C.1", { presented: first })],
      signatures: [{ person: idAt("C", 1), name: "Anna Betulla", isFirst: true, added: null, withdrawn: null }],
    }),
  );
  writer.putVote(
    vote({
      ...{ id: voteId("C", 2, 1), sitting: "C-2", number: 1, date: voted, title: "Proposta della Giunta" },
      ...{ ayes: 3, noes: 1, abstained: 1, voting: 4, required: 3, present: null, absent: null, onMission: null },
      ...{ president: idAt("C", 0), sources: [source] },
    }),
    ballots,
  );
}

const [folder = ""] = process.argv.slice(2);
const data = join(folder, "data");
const effects = silentEffects({ today: () => today });
const { findings } = await pull(
  {
    name: "api",
    pull: (_, writer) => {
      putFirstWeek(writer);
      return Promise.resolve(undefined);
    },
  },
  { ...pullOptions, from: "first-week" },
  data,
  effects,
  join(folder, "accept.json"),
);
const figures = await buildSite(
  {
    ...{ root: process.cwd(), data, out: join(folder, "dist"), cache: join(folder, "cache") },
    ...{ isFull: false, shards: null, explain: null, isDraft: false, pictures: plainPictures },
  },
  effects,
);
process.stdout.write(
  JSON.stringify({
    findings: findings.map(({ gate, message }) => `${gate}: ${message}`),
    faults: figures?.faults ?? 0,
    remarks: figures?.remarks ?? [],
  }),
);
