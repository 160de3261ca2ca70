/** No page of a state runs two sentences together. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";

/** A full stop between two words of one text, without the blank that templates lose at the end of a line. */
const joined = /[\p{Ll}\d]\.\p{Lu}\p{Ll}[^<]*/u;
/** The same before a link. */
const joinedToLink = /[\p{Ll}\d]\.<a\b[^>]*>\p{Lu}\p{Ll}/u;

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (_, { out }) => {
  it("has a blank between the sentences of a text", () => {
    const files = listFiles(out).filter((file) => file.endsWith(".html"));
    const wrong = files.flatMap((file) => {
      const html = readFileSync(join(out, file), "utf8");
      const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll(
        /<(script|style|pre|code)\b[\s\S]*?<\/\1>/g,
        "",
      );
      const found = main.split(/<[^>]*>/).find((text) => joined.test(text)) ?? joinedToLink.exec(main)?.[0];
      return found === undefined ? [] : [`${file}: ${found.slice(0, 160)}`];
    });
    expect(wrong).toEqual([]);
  });
});
