/** Words of the section on a person's other legislatures. */
import type { Branch, Gender } from "#src/domain/codes.ts";
import { toRoman } from "#src/domain/legislatures.ts";
import type { CareerTerm } from "#src/contracts/careers.ts";
import { formatDayShort, formatList, formatPeriod, formatUpTo } from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";
import { formatShare, missing } from "./common.ts";
import { officeText } from "./offices.ts";

const chambers: Record<Branch, string> = { C: "Camera", S: "Senato" };

/** One text, or several with their chamber: "Camera: 81,2% di 3.120". */
function byChamber(votes: CareerTerm["votes"], text: (one: CareerTerm["votes"][number]) => string): readonly string[] {
  return votes.map((one) => (votes.length === 1 ? text(one) : `${chambers[one.branch]}: ${text(one)}`));
}

export const careers = {
  title: "In più legislature",
  note: "Le altre legislature sono nei loro siti. Le persone si riconoscono dal numero che danno loro la Camera e il Senato, mai dal nome.",
  caption: "Camere, gruppi, incarichi e voti in ogni legislatura",
  legislature: "Legislatura",
  chamber: "Camera",
  groups: "Gruppi",
  offices: "Incarichi",
  presence: "Presenze",
  dissent: "Voti ribelli",
  name: (number: number) => toRoman(number),
  /** "2018–2022"; of a legislature that goes on, as it was when its site was read: "dal 2022, fino al 20 nov 2026". */
  days: ({ start, end, upTo, url }: Pick<CareerTerm, "start" | "end" | "upTo" | "url">) => {
    if (end !== null) return `${start.slice(0, 4)}–${end.slice(0, 4)}`;
    return `dal ${start.slice(0, 4)}${url === null ? "" : `, dati fino ${formatUpTo(upTo)}`}`;
  },
  chambersOf: ({ seats }: Pick<CareerTerm, "seats">) =>
    seats.length === 0 ? "Senza seggio" : formatList([...new Set(seats.map(({ branch }) => chambers[branch]))]),
  groupsOf: ({ groups, seats }: Pick<CareerTerm, "groups" | "seats">): readonly string[] =>
    groups.length > 0
      ? groups.map(({ name }) => name)
      : [seats.length === 0 ? missing.notApplicable : missing.notPublished],
  officesOf: ({ offices }: Pick<CareerTerm, "offices">, gender: Gender | null): readonly string[] =>
    offices.length === 0
      ? ["nessuno noto"]
      : offices.map(({ role, body, start, end }) => {
          const days = formatPeriod(start, end, formatDayShort);
          return `${capital(officeText({ role, body }, gender))}${days === "" ? "" : `, ${days}`}`;
        }),
  presenceOf: ({ votes, seats }: Pick<CareerTerm, "votes" | "seats">): readonly string[] =>
    votes.length === 0
      ? [seats.length === 0 ? missing.notApplicable : missing.notComputed]
      : byChamber(votes, ({ isPresident, present, voting }) =>
          isPresident ? missing.notComputed : formatShare(present, voting),
        ),
  dissentOf: ({ votes, seats }: Pick<CareerTerm, "votes" | "seats">): readonly string[] =>
    votes.length === 0
      ? [seats.length === 0 ? missing.notApplicable : missing.notComputed]
      : byChamber(votes, ({ rebels, choices }) => formatShare(rebels, choices)),
} as const;
