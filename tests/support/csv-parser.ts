/** A strict RFC 4180 parser: CRLF, doubled quotes, every record as long as the header. */
export function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error("a quote never closes");
        if (text[at] === '"' && text[at + 1] === '"') at += 1;
        else if (text[at] === '"') break;
        cell += text[at] ?? "";
      }
      at += 1;
    } else {
      const end = text.slice(at).search(/[,\r\n"]/);
      if (end < 0 || text[at + end] === '"')
        throw new Error(`a bare quote, or no line end, near ${text.slice(at, at + 40)}`);
      cell = text.slice(at, at + end);
      at += end;
    }
    record.push(cell);
    if (text[at] === ",") at += 1;
    else if (text.startsWith("\r\n", at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`neither comma nor CRLF near ${text.slice(at, at + 40)}`);
  }
  const [header = [], ...rows] = records;
  return rows.map((row) => {
    if (row.length !== header.length)
      throw new Error(`${String(row.length)} cells under ${String(header.length)} columns`);
    return Object.fromEntries(header.map((name, i) => [name, row[i] ?? ""]));
  });
}
