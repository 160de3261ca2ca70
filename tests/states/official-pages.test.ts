/** Links from a vote to the pages of the chambers' own sites. The demonstration has none: its bills are invented. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { readPages } from "./support/pages.ts";

const stateOf = (name: string) => inject("states").find((state) => state.name === name);
const [linked, whole] = [stateOf("filling"), stateOf("whole")];

/** Files of votes by chamber, and those that have a line. */
function votePages(out: string, line: string) {
  const pages = readPages(out).filter(({ file }) => /^votazioni\/(?:vs)?\d+[-_]\d+[-_]\d+\.html$/.test(file));
  const has = pages.filter(({ lines }) => lines.some((one) => one.includes(line)));
  const isOfCamera = (page: { readonly file: string }): boolean => page.file.startsWith("votazioni/vs");
  return { pages, has, camera: pages.filter(isOfCamera), hasOfCamera: has.filter(isOfCamera) };
}
const texts = "è fra quelli della scheda ufficiale di";
const site = "Sul sito della Camera: la votazione, il dibattito di quella seduta sull’atto, la seduta.";

describe.runIf(linked !== undefined)("a site with the pages of the chambers", () => {
  const out = linked?.out ?? "";

  it("links the texts of the reading from the final votes and those on articles of both chambers", () => {
    const { has, hasOfCamera } = votePages(out, texts);
    expect(hasOfCamera.length).toBeGreaterThan(0);
    expect(has.length).toBeGreaterThan(hasOfCamera.length);
    for (const { file } of has)
      expect(readFileSync(join(out, file), "utf8")).toMatch(
        /<a href="https:\/\/camere\.example\/ddl\/[CS]_[^"]+" rel="external">\s*scheda ufficiale di/,
      );
  });

  it("links vote, debate and sitting from every vote of the Camera, and from none of the Senate", () => {
    const { has, camera, hasOfCamera } = votePages(out, site);
    expect(camera.length).toBeGreaterThan(0);
    expect(hasOfCamera).toEqual(camera);
    expect(has).toEqual(hasOfCamera);
    for (const { file } of has) {
      const id = file.slice("votazioni/".length, -".html".length);
      const page = readFileSync(join(out, file), "utf8");
      expect(page).toContain(`href="https://camere.example/voto/${id}" rel="external"`);
      expect(page).toContain(`href="https://camere.example/dibattito/${id}" rel="external"`);
    }
  });
});

it.runIf(whole !== undefined)("a site without such pages names none", () => {
  const out = whole?.out ?? "";
  expect(votePages(out, texts).has).toEqual([]);
  expect(votePages(out, "Sul sito della Camera").has).toEqual([]);
});
