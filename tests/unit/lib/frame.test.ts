import { describe, expect, it } from "vitest";
import { html } from "#src/lib/html.ts";
import { fillHoles, holeText, frameNamed } from "#src/lib/frame.ts";

const frameOf = (text: string) => frameNamed(text, () => Promise.resolve(text));

describe("a frame", () => {
  it("is its text if it has no slots", async () => {
    expect(fillHoles(await frameOf("<p>a</p>"), {})).toBe("<p>a</p>");
  });

  it("has each slot filled with its content", async () => {
    const frame = await frameOf(`<ul>${holeText("rows")}</ul><p>${holeText("note")}</p>${holeText("rows")}`);
    const fill = { rows: html`<li>${"$& <b>"}</li>`, note: html`` };
    expect(fillHoles(frame, fill)).toBe("<ul><li>$&amp; &lt;b&gt;</ul><p></p><li>$&amp; &lt;b&gt;");
  });

  it("does not fill a slot marker inside inserted content", async () => {
    const frame = await frameOf(`<p>${holeText("a")}</p>`);
    expect(fillHoles(frame, { a: html`${holeText("b")}` })).toBe("<p>&lt;!--hole b--&gt;</p>");
  });

  it("throws on an unfilled slot", async () => {
    const frame = await frameOf(holeText("rows"));
    expect(() => fillHoles(frame, {})).toThrow('nothing fills the hole "rows"');
  });
});
