/** Offices in bodies and governments. The API publishes them only on profiles, so they are cached between runs. */
import { z } from "zod";
import type { RawPerson } from "./raw.ts";
import type { Run } from "./run.ts";

const day = z.iso.date().nullable();
const text = z.string().nullable();
const officesSchema = z.object({
  bodies: z.array(z.object({ org: z.string(), role: z.string(), start: day, end: day })),
  government: z.array(z.object({ role: z.string(), department: text, start: day, end: day })),
  party: text,
});
type Offices = z.infer<typeof officesSchema>;

export function toOffices(raw: RawPerson): Offices {
  const positions = [...raw.parliamentary_positions_current, ...raw.parliamentary_positions_prev];
  const gov = raw.current_roles?.gov ?? null;
  return {
    bodies: positions.flatMap(({ org, original_org, role, date_start, date_end }) =>
      role === null || (original_org ?? org) === null
        ? []
        : [{ org: original_org ?? org ?? "", role, start: date_start, end: date_end }],
    ),
    government: (gov?.roles ?? []).flatMap(({ role, org_name, start_date, end_date }) =>
      role === null ? [] : [{ role, department: org_name, start: start_date, end: end_date }],
    ),
    party: gov?.party_name ?? null,
  };
}

/** Cached offices by person, for people in the snapshot only. */
export function officesOf(run: Run, isThere: (person: string) => boolean): [string, Offices][] {
  return [...run.cache.facts("offices")].flatMap(([person, value]): [string, Offices][] => {
    const parsed = officesSchema.safeParse(value);
    return parsed.success && isThere(person) ? [[person, parsed.data]] : [];
  });
}
