import { saveFile } from "./save-file.ts";

/** The citation that the page shows, as a file for programs: RIS ends its lines as the old ones of DOS did. */
export function saveCitation({ dataset: { save = "", name = "" } }: HTMLElement): void {
  const text = document.getElementById(save)?.textContent ?? "";
  saveFile(name, text.replaceAll("\n", "\r\n"), "application/x-research-info-systems");
}
