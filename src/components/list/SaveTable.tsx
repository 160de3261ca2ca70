import { useRef, useState } from "react";
import { saveFile } from "#src/components/site/save-file.ts";
import { lists } from "#src/i18n/lists.ts";
import type { CsvTable } from "#src/lib/columns.ts";
import { toCsv } from "#src/lib/csv.ts";

interface Props {
  /** Number of rows. */
  readonly count: number;
  /** File name without extension. */
  readonly name: () => string;
  readonly table: () => CsvTable | Promise<CsvTable>;
}

/** Buttons that download a table as a CSV and as a spreadsheet. */
export function SaveTable({ count, name, table }: Props) {
  const [failed, setFailed] = useState(false);
  const isBusy = useRef(false);
  const save = async (write: (name: string, table: CsvTable) => void | Promise<void>): Promise<void> => {
    // All votes take a few seconds: ignore further clicks meanwhile.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await write(name(), await table());
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <p className="more no-print">
      <button type="button" className="linkish" onClick={() => void save(saveCsv)}>
        {lists.csv(count)}
      </button>
      {lists.or}
      <button type="button" className="linkish" onClick={() => void save(saveXlsx)}>
        {lists.spreadsheet}
      </button>
      {failed && <span role="alert"> {lists.csvFailed}</span>}
    </p>
  );
}

function saveCsv(name: string, { header, rows }: CsvTable): void {
  saveFile(`${name}.csv`, toCsv(header, rows), "text/csv;charset=utf-8");
}

/** The code that writes spreadsheets is loaded with the first one. */
async function saveXlsx(name: string, { header, rows }: CsvTable): Promise<void> {
  const { toXlsx, xlsxType } = await import("#src/lib/xlsx.ts");
  saveFile(`${name}.xlsx`, toXlsx(header, rows), xlsxType);
}
