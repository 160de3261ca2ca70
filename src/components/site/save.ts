import { lists } from "#src/i18n/lists.ts";
import { saveFile } from "./save-file.ts";

/** Saves what `data-save` names: the address of a CSV file, as a spreadsheet; or the id of a citation, as an RIS file. */
export async function save(button: HTMLElement): Promise<void> {
  if (button.dataset.save?.startsWith("/")) await saveSpreadsheet(button);
  else saveCitation(button);
}

/** Saves the citation shown on the page; `data-name` is the file name. RIS requires CRLF line ends. */
function saveCitation({ dataset: { save = "", name = "" } }: HTMLElement): void {
  const text = document.getElementById(save)?.textContent ?? "";
  saveFile(name, text.replaceAll("\n", "\r\n"), "application/x-research-info-systems;charset=utf-8");
}

/** Saves a CSV file as a spreadsheet, or says beside the button that it cannot. */
async function saveSpreadsheet(button: HTMLElement): Promise<void> {
  const { save: address = "" } = button.dataset;
  const withdraw = (): void => button.parentElement?.querySelector("[role=alert]")?.remove();
  withdraw();
  try {
    const [answer, { parseCsv }, { toXlsx, xlsxType }] = await Promise.all([
      fetch(address),
      import("#src/lib/parse-csv.ts"),
      import("#src/lib/xlsx.ts"),
    ]);
    if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
    const { header, rows } = parseCsv(await answer.text());
    saveFile(address.replace(/^.*\/(.*)\.csv$/, "$1.xlsx"), toXlsx(header, rows), xlsxType);
  } catch {
    // Two quick clicks fail twice.
    withdraw();
    const failure = document.createElement("span");
    failure.role = "alert";
    failure.textContent = ` ${lists.csvFailed}`;
    button.after(failure);
  }
}
