import { expect, it } from "vitest";
import { normattivaUrl } from "#src/domain/normattiva.ts";

it("cites a law by its date and number", () => {
  expect(normattivaUrl("law", "2025-11-05", "171")).toBe(
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2025-11-05;171",
  );
});

it("distinguishes a constitutional law from the ordinary law of the same number", () => {
  expect(normattivaUrl("constitutional", "2023-09-26", "1")).toBe(
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge.costituzionale:2023-09-26;1",
  );
});

it("returns no address for a missing date or an invalid number", () => {
  expect(normattivaUrl("law", null, "171")).toBeNull();
  expect(normattivaUrl("decree", "2026-01-01", null)).toBeNull();
  expect(normattivaUrl("decree", "2026-01-01", "12-bis")).toBeNull();
});
