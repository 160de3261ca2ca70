import { afterEach, expect, it, vi } from "vitest";
import { saveFile } from "#src/components/site/save-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps the file for a minute, because Safari reads it after the click", () => {
  vi.useFakeTimers();
  const revoked: string[] = [];
  const clicked: string[] = [];
  vi.stubGlobal("URL", { createObjectURL: () => "blob:1", revokeObjectURL: (url: string) => revoked.push(url) });
  const link = { href: "", download: "", click: () => clicked.push(`${link.href} ${link.download}`) };
  vi.stubGlobal("document", { createElement: () => link });
  saveFile("voti.csv", "id\r\n1", "text/csv;charset=utf-8");
  expect(clicked).toEqual(["blob:1 voti.csv"]);
  vi.advanceTimersByTime(59_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(revoked).toEqual(["blob:1"]);
});
