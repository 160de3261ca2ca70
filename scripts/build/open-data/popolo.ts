/**
 * Popolo (popoloproject.com): persons, organisations, memberships, vote events. An export for programs that support the
 * format. Positions of members are in the table `ballot` only.
 */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { absoluteUrl } from "#src/config/site.ts";
import { legislature } from "#src/domain/legislature.ts";
import { lastDay } from "#src/domain/periods.ts";
import { routes } from "#src/lib/routes.ts";

type Row = Readonly<Record<string, SQLOutputValue>>;
type Json = Readonly<Record<string, unknown>>;

const text = (value: SQLOutputValue | undefined): string | null => (typeof value === "string" ? value : null);

/** Omits unknown values: Popolo has no nulls. */
function known(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** The two chambers; their ids are our own constants. */
const chambers: readonly Json[] = [
  { id: "camera", name: "Camera dei deputati", classification: "chamber" },
  { id: "senato", name: "Senato della Repubblica", classification: "chamber" },
];

const chamberId = (branch: SQLOutputValue | undefined): string | null =>
  branch === "C" ? "camera" : branch === "S" ? "senato" : null;

export function buildPopolo(db: DatabaseSync): Readonly<Record<string, readonly Json[]>> {
  const all = (sql: string): Row[] => db.prepare(sql).all();
  return {
    persons: all("SELECT * FROM person ORDER BY person").map(toPerson),
    organizations: [
      ...chambers,
      ...all("SELECT * FROM parliamentary_group ORDER BY parliamentary_group").map(toGroup),
      ...all("SELECT * FROM body ORDER BY body").map(toBody),
    ],
    memberships: [
      ...all("SELECT * FROM membership ORDER BY person, position").map(toSeat),
      ...all("SELECT * FROM group_membership ORDER BY person, membership, position").map(toGroupMembership),
      ...all("SELECT * FROM body_role ORDER BY body, position").map(toBodyRole),
    ],
    vote_events: all("SELECT * FROM vote ORDER BY date, vote").map(toVoteEvent),
  };
}

function toPerson(row: Row): Json {
  const id = text(row["person"]) ?? "";
  const genders: Readonly<Record<string, string>> = { M: "male", F: "female" };
  return known({
    id,
    name: `${text(row["given_name"]) ?? ""} ${text(row["family_name"]) ?? ""}`,
    family_name: text(row["family_name"]),
    given_name: text(row["given_name"]),
    gender: genders[text(row["gender"]) ?? ""],
    birth_date: text(row["birth_date"]),
    death_date: text(row["death_date"]),
    links: [{ url: absoluteUrl(routes.person(id)) }],
  });
}

function toGroup(row: Row): Json {
  return known({
    id: text(row["parliamentary_group"]),
    name: text(row["name"]),
    other_names: [{ name: text(row["acronym"]), note: "acronym" }],
    classification: "parliamentary group",
    parent_id: chamberId(row["branch"]),
    founding_date: text(row["start_date"]),
    dissolution_date: lastDay(text(row["end_date"])),
  });
}

function toBody(row: Row): Json {
  return known({
    id: text(row["body"]),
    name: text(row["name"]),
    classification: text(row["kind"]),
    parent_id: chamberId(row["branch"]),
    founding_date: text(row["start_date"]),
    dissolution_date: lastDay(text(row["end_date"])),
  });
}

function toSeat(row: Row): Json {
  return membershipOf(row, chamberId(row["branch"]), { area: text(row["election_area"]) });
}

function toGroupMembership(row: Row): Json {
  return membershipOf(row, text(row["parliamentary_group"]), {});
}

function toBodyRole(row: Row): Json {
  return membershipOf(row, text(row["body"]), { role: text(row["role"]) });
}

/**
 * Popolo end dates are the last day, the source's own if known; stored ends are the first day after. Days that are for
 * counts only are left out.
 */
function membershipOf(
  row: Row,
  organization: string | null,
  more: { role?: string | null; area?: string | null },
): Json {
  const { role, area } = more;
  return known({
    person_id: text(row["person"]),
    organization_id: organization,
    role,
    area: area === null || area === undefined ? null : { id: area },
    start_date: row["is_start_assumed"] === 1 ? null : text(row["start_date"]),
    end_date: row["is_end_assumed"] === 1 ? null : (text(row["last_day"]) ?? lastDay(text(row["end_date"]))),
  });
}

function toVoteEvent(row: Row): Json {
  const id = text(row["vote"]) ?? "";
  const counts = [
    ["yes", row["ayes"]],
    ["no", row["noes"]],
    ["abstain", row["abstained"]],
    ["absent", row["absent"]],
  ].flatMap(([option, value]) => (typeof value === "number" ? [{ option, value }] : []));
  return known({
    identifier: id,
    organization_id: chamberId(row["branch"]),
    legislative_session_id: `it-${legislature.number}`,
    motion: { text: text(row["public_title"]) ?? text(row["title"]) },
    start_date: text(row["date"]),
    result: row["outcome"] === "approved" ? "pass" : row["outcome"] === "rejected" ? "fail" : null,
    counts,
    sources: [{ url: absoluteUrl(routes.vote(id)) }],
  });
}
