import { expect, it } from "vitest";
import { makeSecurityText } from "#scripts/build/index-files.ts";

it("says where faults of the site are told, as RFC 9116 wants it, and for less than a year", () => {
  expect(makeSecurityText("2026-11-20")).toBe(
    [
      "Contact: mailto:redazione@fondazione.example",
      "Expires: 2027-11-19T00:00:00Z",
      "Preferred-Languages: it, en",
      "Canonical: https://emiciclo.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
