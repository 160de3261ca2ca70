import { electionAreas } from "#src/domain/areas.ts";
import { toSlug } from "#scripts/lib/slug.ts";

/**
 * Election area id for a published name ("Lombardia", "Trentino-Alto Adige/Südtirol", "Lombardia 1"); null when
 * unknown.
 */
export function toArea(name: string | null): string | null {
  if (name === null) return null;
  const slug = toSlug(name);
  return electionAreas.find(({ id }) => slug === id || slug.startsWith(`${id}-`))?.id ?? null;
}
