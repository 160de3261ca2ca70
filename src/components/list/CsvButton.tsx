import { useRef, useState } from "react";
import { lists } from "#src/i18n/lists.ts";
import { toCsvTable, type Column } from "#src/lib/columns.ts";
import { toCsv } from "#src/lib/csv.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import type { ListSource } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { toFileName, type ListLabels } from "./labels.ts";
import { saveFile } from "#src/components/site/save-file.ts";

interface Props<Row> {
  readonly labels: Pick<ListLabels, "fileName" | "filters">;
  readonly source: ListSource<Row>;
  readonly state: ListState;
  readonly count: number;
  readonly columns: readonly Column<Row>[];
}

/** Downloads all filtered rows, from all pages, in the order shown. */
export function CsvButton<Row>({ source, state, count, columns, labels }: Props<Row>) {
  const [failed, setFailed] = useState(false);
  const isBusy = useRef(false);
  const download = async (): Promise<void> => {
    // All votes take a few seconds: ignore further clicks meanwhile.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const rows = await (await parliamentData()).all(source, state, new AbortController().signal);
      const { header, rows: cells } = toCsvTable(columns, rows);
      saveFile(`${toFileName(labels, source, state)}.csv`, toCsv(header, cells), "text/csv");
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <p className="more">
      <button type="button" className="linkish" onClick={() => void download()}>
        {lists.csv(count)}
      </button>
      {failed && <span role="alert"> {lists.csvFailed}</span>}
    </p>
  );
}
