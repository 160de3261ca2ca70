/** Random edits of a parliament and of the code, as fast-check draws them. */
import fc from "fast-check";
import { bill } from "#tests/fixtures/act-records.ts";
import { government } from "#tests/fixtures/builders.ts";
import { editedFiles, type EditableCode } from "./code-edits.ts";
import { cameraVote, familyNames, member, type Parliament } from "./parliament.ts";

/** One thing that happens between two builds. */
export interface Edit {
  readonly name: string;
  readonly apply: (parliament: Parliament, code: EditableCode) => void;
}

const edit = (name: string, apply: Edit["apply"]): Edit => ({ name, apply });
const small = fc.nat({ max: 4 });

const addVote = fc
  .tuple(fc.integer({ min: 642, max: 645 }), fc.integer({ min: 1, max: 3 }), small)
  .map(([sitting, number, turn]) =>
    edit(`add vote ${sitting}/${number}`, (parliament) => {
      const date = `2026-11-${sitting - 642 + 20}`;
      parliament.put("sitting", { id: `C-${sitting}`, branch: "C", number: sitting, date, url: null });
      const { vote, ballots } = cameraVote(sitting, number, date, turn, {
        isKey: turn === 0,
        acts: turn === 1 ? [{ kind: "bill", id: "C_1742" }] : [],
      });
      parliament.put("vote", vote, ballots);
    }),
  );

const changeVote = fc.tuple(fc.nat(), fc.string({ minLength: 1, maxLength: 8 }), small).map(([pick, title, turn]) =>
  edit(`change a vote (${title})`, (parliament) => {
    const votes = parliament.all("vote");
    const vote = votes[pick % votes.length];
    if (vote === undefined) return;
    const ballots = parliament.ballotsOf(vote.id);
    const turned = ballots.map(([id], i) => [id, ballots[(i + turn) % ballots.length]?.[1] ?? "AYE"] as const);
    parliament.put("vote", { ...vote, title: `Titolo ${title}`.trim(), isSecret: turn === 3 }, turned);
  }),
);

const removeVote = fc.nat().map((pick) =>
  edit("remove a vote", (parliament) => {
    const votes = parliament.all("vote");
    const vote = votes[pick % votes.length];
    if (vote !== undefined && votes.length > 1) parliament.remove("vote", vote.id);
  }),
);

const renamePerson = fc.tuple(fc.nat(), fc.constantFrom(...familyNames, "Neri")).map(([pick, familyName]) =>
  edit(`rename a person to ${familyName}`, (parliament) => {
    const persons = parliament.all("person");
    const person = persons[pick % persons.length];
    if (person !== undefined) parliament.put("person", { ...person, familyName });
  }),
);

const addPerson = fc
  .integer({ min: 6, max: 8 })
  .map((i) => edit(`add senator ${i}`, (parliament) => parliament.put("person", member("S", i))));
const removePerson = fc
  .integer({ min: 6, max: 8 })
  .map((i) => edit(`remove senator ${i}`, (parliament) => parliament.remove("person", member("S", i).id)));

const moveGroup = fc.nat({ max: 5 }).map((i) =>
  edit(`deputy ${i} changes group`, (parliament) => {
    const person = member("C", i);
    const [mandate] = person.memberships;
    if (mandate === undefined) return;
    const groups = [
      { group: "camera-uno", start: "2022-10-18", end: "2026-11-01" },
      { group: "camera-due", start: "2026-11-01", end: null },
    ];
    parliament.put("person", { ...person, memberships: [{ ...mandate, groups }] });
  }),
);

const renameGroup = fc
  .tuple(fc.constantFrom("camera-uno", "senato-due"), fc.constantFrom("Nuovo", "Altro"))
  .map(([id, name]) =>
    edit(`group ${id} becomes ${name}`, (parliament) => {
      const group = parliament.all("group").find((one) => one.id === id);
      const first = group?.names[0];
      if (group === undefined || first === undefined) return;
      parliament.put("group", {
        ...group,
        names: [
          { ...first, end: "2026-11-01" },
          { name, acronym: name.slice(0, 3).toUpperCase(), start: "2026-11-01", end: null },
        ],
      });
    }),
  );

const addBill = fc.nat({ max: 3 }).map((i) =>
  edit(`add bill ${i}`, (parliament) =>
    parliament.put(
      "act",
      bill({
        id: `C_300${i}`,
        title: `Legge ${i}`,
        readings: [
          {
            identifier: `C.300${i}`,
            slug: `C_300${i}`,
            branch: "C",
            order: 1,
            presented: "2026-11-02",
            status: null,
            statusDate: null,
            url: null,
          },
        ],
        signatures: [{ person: "d-2-1970-01-03", name: "Carla", isFirst: true, added: null, withdrawn: null }],
      }),
    ),
  ),
);
const removeBill = fc
  .nat({ max: 3 })
  .map((i) => edit(`remove bill ${i}`, (parliament) => parliament.remove("act", `bill/C_300${i}`)));

const addGovernment = fc.constant(
  edit("add a government", (parliament) =>
    parliament.put(
      "government",
      government({ id: "ii-governo-due-2026-11-15", name: "II Governo Due", start: "2026-11-15" }),
    ),
  ),
);

const editCode = fc
  .tuple(fc.constantFrom(...editedFiles), fc.nat({ max: 9 }))
  .map(([file, n]) => edit(`edit ${file}`, (_, code) => code.edit(file, n)));

const passTime = fc.constant(
  edit("ten days pass", (parliament) => (parliament.day = new Date(parliament.day.getTime() + 10 * 86_400_000))),
);
const nothing = fc.constant(edit("nothing", () => undefined));

/** Any edit. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  addVote,
  changeVote,
  removeVote,
  renamePerson,
  addPerson,
  removePerson,
  moveGroup,
  renameGroup,
  addBill,
  removeBill,
  addGovernment,
  editCode,
  passTime,
  nothing,
);
