import { expect, it } from "vitest";
import { normattivaUrl } from "#src/domain/act-links.ts";

it("cites a law by its date and number", () => {
  expect(normattivaUrl("law", "2025-11-05", "171")).toBe(
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2025-11-05;171",
  );
});

it("tells a constitutional law from the law of the same number", () => {
  expect(normattivaUrl("constitutional", "2023-09-26", "1")).toBe(
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge.costituzionale:2023-09-26;1",
  );
});

it("makes no address from a missing date or a number that is not one", () => {
  expect(normattivaUrl("law", null, "171")).toBeNull();
  expect(normattivaUrl("decree", "2026-01-01", null)).toBeNull();
  expect(normattivaUrl("decree", "2026-01-01", "12-bis")).toBeNull();
});
