import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { SourcePart } from "#src/domain/codes.ts";
import { actListLabels } from "#src/i18n/act-lists.ts";
import type { FilteredList } from "#src/components/list/FilteredList.tsx";
import { decreeSource } from "#src/stores/act-sources.ts";

afterEach(() => vi.unstubAllEnvs());

/** Values that the form of decrees offers for a filter or ordering. */
async function offered(name: string, missingParts: readonly SourcePart[] = []): Promise<string[]> {
  vi.resetModules();
  const { FilteredList: List }: { FilteredList: typeof FilteredList } =
    await import("#src/components/list/FilteredList.tsx");
  const spec = { source: decreeSource, missingParts, labels: actListLabels.decree({}), Rows: () => null };
  const html = renderToStaticMarkup(<List spec={spec} initial={{ count: 0, results: [], page: 1 }} />);
  const select = new RegExp(`name="${name}".*?</select>`).exec(html)?.[0] ?? "";
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value = ""]) => value);
}

it("offers no filter or ordering that requires a missing part of the data", async () => {
  expect(await offered("typology")).toEqual(["is_key_act", "is_omnibus", "is_minotaurus", "is_subject_to_agreements"]);
  expect(await offered("typology", ["decreeFlags"])).toEqual([]);
});

it("offers only what the API supports in a site with a live API", async () => {
  expect(await offered("status")).toEqual(["c", "expired", "converted", "lapsed"]);
  vi.stubEnv("PUBLIC_API_BASE", "https://api.example/");
  expect(await offered("status")).toEqual(["c", "converted", "lapsed"]);
});
