import { registeredNameText } from "#src/domain/record-name.ts";
import {
  careerSchema,
  currentStrengthSchema,
  groupPeriodSchema,
  membershipSchema,
  personSchema,
  sidePeriodSchema,
  undatedGroupSchema,
  type Membership,
  type Person,
} from "#src/domain/records/people.ts";
import { changedAt, column, columnsOf, defineTable, personColumn, position } from "./table.ts";

const person = defineTable({
  name: "person",
  en: "Everyone with a page: members of either chamber and of the government.",
  it: "Chiunque abbia una pagina: i componenti delle due camere e dei governi.",
  kind: "person",
  key: ["id"],
  columns: { ...columnsOf(personSchema), changedAt },
  rows: (p, changedAt) => [
    { ...p, registeredName: p.registeredName === undefined ? null : registeredNameText(p.registeredName), changedAt },
  ],
});

const membership = defineTable({
  name: "membership",
  en: "Mandates in a chamber.",
  it: "Mandati in una camera.",
  kind: "person",
  key: ["person", "position"],
  columns: { person: personColumn, position, ...columnsOf(membershipSchema) },
  rows: (p) => p.memberships.map((mandate, position) => ({ person: p.id, position, ...mandate })),
});

/** Columns that identify a part of a mandate, and the rows of such parts. */
const partColumns = {
  person: personColumn,
  membership: column(
    "INTEGER",
    "Position of the mandate in `membership`.",
    "Mandato: la colonna position della tabella membership.",
  ),
  position,
};
const partRows =
  <Part extends object>(partsOf: (mandate: Membership) => readonly Part[] | undefined) =>
  (p: Person) =>
    p.memberships.flatMap((mandate, membership) =>
      (partsOf(mandate) ?? []).map((part, position) => ({ person: p.id, membership, position, ...part })),
    );

const groupMembership = defineTable({
  name: "group_membership",
  en: "Periods of members in parliamentary groups.",
  it: "Periodi dei parlamentari nei gruppi, in ordine di tempo.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: { ...partColumns, ...columnsOf(groupPeriodSchema) },
  rows: partRows(({ groups }) => groups),
});

const undatedGroup = defineTable({
  name: "undated_group",
  en: "Former groups of members of which the source gives no day.",
  it: "Gruppi di cui i parlamentari hanno fatto parte in giorni che la fonte non dà.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: { ...partColumns, ...columnsOf(undatedGroupSchema) },
  rows: partRows(({ undatedGroups }) => undatedGroups),
});

const membershipSide = defineTable({
  name: "membership_side",
  en: "Side of members while they are in the mixed group or in none, where the source gives it.",
  it: "Schieramento dei parlamentari mentre sono nel gruppo misto o in nessun gruppo, quando la fonte lo pubblica.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: { ...partColumns, ...columnsOf(sidePeriodSchema) },
  rows: partRows(({ sides }) => sides),
});

const personCareer = defineTable({
  name: "person_career",
  en: "Earlier mandates and offices of members.",
  it: "Mandati e incarichi precedenti delle persone.",
  kind: "person",
  key: ["person", "position"],
  columns: { person: personColumn, position, ...columnsOf(careerSchema) },
  rows: (p) => p.career.map((office, position) => ({ person: p.id, position, ...office })),
});

const currentStrength = defineTable({
  name: "current_strength",
  en: "Present values of the strength index as published. Without rows where the source gives none.",
  it: "Valori attuali dell’indice di forza, come li pubblica la fonte. Senza righe quando la fonte non li pubblica.",
  kind: "person",
  key: ["person"],
  columns: { person: personColumn, ...columnsOf(currentStrengthSchema) },
  rows: (p) => (p.currentStrength === undefined ? [] : [{ person: p.id, ...p.currentStrength }]),
});

/** In the order of the documentation. */
export const personTables = [
  person,
  membership,
  groupMembership,
  undatedGroup,
  membershipSide,
  personCareer,
  currentStrength,
];
