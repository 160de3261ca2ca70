import { expect, it } from "vitest";
import { withNewer } from "#src/components/search/use-person-search.ts";

const hit = (id: string) => ({ id, name: id, image: null, roles: [], isActive: true });
const built = Array.from({ length: 11 }, (_, at) => hit(`neri-${String(at)}`));

it("puts people of the live API after the first page of those of the build, and counts them", () => {
  const { hits, total } = withNewer({ hits: built, total: 30, isNear: false }, [hit("nerini-eva")]);
  expect(hits.map(({ id }) => id)).toEqual([...built.slice(0, 10).map(({ id }) => id), "nerini-eva", "neri-10"]);
  expect(total).toBe(31);
});

it("prefers a name that only the API knows to names like it", () => {
  const near = { hits: [hit("neri-ada")], total: 1, isNear: true };
  expect(withNewer(near, [hit("nerri-eva")])).toEqual({ hits: [hit("nerri-eva")], total: 1, isNear: false });
  expect(withNewer(near, [])).toEqual(near);
});
