import { expect, it } from "vitest";
import { readPageFacts } from "#scripts/build/page-facts.ts";

it("reads quoted and unquoted links, and element ids", () => {
  const facts = readPageFacts('<a href="/faq#voto">x</a><a href=/persone/rossi>y</a><p id="qui"></p>', "/votazioni");
  expect(facts).toEqual({ targets: ["/faq#voto", "/persone/rossi"], ids: ["qui"] });
});

it("leaves alone code that a page shows as text", () => {
  const code = "&lt;iframe src=&quot;https://emiciclo.example/embed/persona/rossi&quot; id=&quot;x&quot;&gt;";
  expect(readPageFacts(`<textarea>${code}</textarea>`, "/persone/rossi")).toEqual({ targets: [], ids: [] });
});
