/**
 * Weight of vote pages with surnames and given names of the real Camera, which compress less well than invented ones,
 * with its groups and a title as long as a decree's: no run may stop because of page weight. Surnames and given names
 * are recombined, so that no real person is shown with a vote never cast; the folder is temporary.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { assetsIn, weighPage, weighSite } from "#scripts/build/verify/weigh.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { pull } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { escapeHtml } from "#src/lib/text.ts";
import { findOfficialDumps } from "#tests/support/opendata-folder.ts";

const dumps = findOfficialDumps();
if (dumps === undefined)
  process.stdout.write(
    "official dumps not found (../shared/opendata or EMICICLO_OPENDATA): pages are not weighed with real names here\n",
  );

const longTitle =
  "Conversione in legge, con modificazioni, del decreto-legge recante disposizioni urgenti in materia di processo penale, di processo civile, di contrasto agli incendi boschivi, di recupero dalle tossicodipendenze, di salute e di cultura, nonché in materia di personale della magistratura e della pubblica amministrazione";

/** Words of a real parliament, detached from their owners. */
interface RealWords {
  /** In alphabetical order. */
  readonly people: readonly string[];
  readonly groups: readonly string[];
}

async function readWords(from: string, folder: string): Promise<RealWords> {
  const source = await loadSource("opendata");
  await pull(source, { scale: 1, seed: 1, baseUrl: null, from, sweep: false }, folder, silentEffects());
  const snapshot = new Snapshot(join(folder, snapshotName));
  const people = snapshot.keys("person").flatMap((key) => snapshot.record("person", key) ?? []);
  const groups = snapshot.keys("group").flatMap((key) => snapshot.record("group", key)?.names.at(-1)?.name ?? []);
  snapshot.close();
  const given = people.map(({ givenName }) => givenName);
  return {
    people: people.map(({ familyName }, place) => `${familyName} ${given[(place + 137) % given.length] ?? ""}`).sort(),
    groups: groups.toSorted((a, b) => b.length - a.length),
  };
}

/** A page with other names of members, groups and title. Days of birth, used to distinguish namesakes, stay. */
function rename(html: string, { people, groups }: RealWords): string {
  const slugs = [...new Set([...html.matchAll(/\/persone\/([a-z0-9-]+)/g)].map(([, slug = ""]) => slug))].sort();
  const step = people.length / slugs.length;
  const names = new Map(slugs.map((slug, place) => [slug, people[Math.floor(place * step)] ?? ""]));
  const named = html.replaceAll(/\/persone\/([a-z0-9-]+)("?[^>]*>)[^<]*/g, (_, slug: string, rest: string) => {
    const name = names.get(slug) ?? "";
    const day = /-\d{4}-\d\d-\d\d$/.exec(slug)?.[0] ?? "";
    return `/persone/${toSlug(name)}${day}${rest}${escapeHtml(name)}`;
  });
  const invented = [...html.matchAll(/<option value="camera-[^"]*">([^<]*)/g)].map(([, name = ""]) => name);
  const grouped = invented
    .filter((name) => name !== "Misto")
    .reduce((text, name, place) => text.replaceAll(name, escapeHtml(groups[place % groups.length] ?? "")), named);
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? "";
  const titled = title === "" ? grouped : grouped.replaceAll(title, longTitle.slice(0, 160));
  return titled.replace("</h1>", `</h1><p class="sub">${longTitle}</p>`);
}

/** The five largest pages of Camera votes. */
function findHeaviest(out: string): readonly string[] {
  const size = (file: string): number => statSync(join(out, file)).size;
  const files = readdirSync(join(out, "votazioni")).map((name) => `votazioni/${name}`);
  return files
    .filter((file) => /\/vs19_.*\.html$/.test(file))
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, 5);
}

it("the heaviest vote pages have at most 16 KB of HTML with the names of the demonstration", () => {
  const out = resolve(inject("outDir"));
  const weights = findHeaviest(out).map((file) => weighPage(readFileSync(join(out, file), "utf8"), assetsIn(out)).html);
  expect(weights).toHaveLength(5);
  expect(Math.max(...weights)).toBeLessThanOrEqual(16 * 1024);
});

describe.runIf(dumps !== undefined)("the heaviest vote pages", () => {
  const folder = mkdtempSync(join(tmpdir(), "weight-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  let words: RealWords;
  beforeAll(async () => {
    words = await readWords(dumps ?? "", folder);
  }, 120_000);

  it("stay within their limits with real names", () => {
    const out = resolve(inject("outDir"));
    for (const name of ["_astro", "fonts", "gruppi.css"]) symlinkSync(join(out, name), join(folder, name));
    mkdirSync(join(folder, "votazioni"));
    expect([words.people.length > 600, words.groups.length > 10]).toEqual([true, true]);
    for (const file of findHeaviest(out)) {
      const html = rename(readFileSync(join(out, file), "utf8"), words);
      writeFileSync(join(folder, file), html);
      const own = new Set([...html.matchAll(/\/persone\/([a-z0-9-]+)/g)].map(([, slug]) => slug));
      expect(own.size).toBeGreaterThan(390);
      expect(weighSite(folder, [file])).toEqual([]);
    }
  });
});
