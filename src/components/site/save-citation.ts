import { saveFile } from "./save-file.ts";

/** Saves the citation shown on the page as an RIS file, which requires CRLF line ends. */
export function saveCitation({ dataset: { save = "", name = "" } }: HTMLElement): void {
  const text = document.getElementById(save)?.textContent ?? "";
  saveFile(name, text.replaceAll("\n", "\r\n"), "application/x-research-info-systems;charset=utf-8");
}
