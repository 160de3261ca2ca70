/** A strict iCalendar parser: line ends, folding, nesting, required properties (RFC 5545). */

/** Properties of one event, with text decoded. */
export type CalendarProperties = Readonly<Record<string, string>>;

/** Returns the events of a calendar. Throws on likely violations of the RFC. */
export function parseICalendar(text: string): CalendarProperties[] {
  if (!text.endsWith("\r\n")) throw new Error("lines end with CRLF");
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) {
    if (/[\r\n\p{Cc}]/u.test(line)) throw new Error(`bare control character in ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`line of ${String(Buffer.byteLength(line))} octets`);
  }
  const lines = physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  if (lines[0] !== "BEGIN:VCALENDAR" || lines.at(-1) !== "END:VCALENDAR") throw new Error("not a calendar");
  for (const required of ["VERSION:2.0", "PRODID:"]) {
    if (!lines.some((line) => line.startsWith(required))) throw new Error(`${required} missing`);
  }
  if (!lines.slice(1).some((line) => line.startsWith("BEGIN:"))) throw new Error("a calendar of nothing");
  return readEvents(lines);
}

function readEvents(lines: readonly string[]): CalendarProperties[] {
  const events: CalendarProperties[] = [];
  let event: Record<string, string> | undefined;
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)*:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not a content line: ${line}`);
    if (line === "BEGIN:VEVENT") {
      if (event !== undefined) throw new Error("an event inside an event");
      event = {};
    } else if (line === "END:VEVENT") {
      for (const required of ["UID", "DTSTAMP", "DTSTART"])
        if (event?.[required] === undefined) throw new Error(`${required} missing`);
      if (event !== undefined) events.push(event);
      event = undefined;
    } else if (event !== undefined) {
      if (event[name] !== undefined) throw new Error(`${name} twice`);
      event[name] = readText(value);
    }
  }
  if (new Set(events.map((one) => one["UID"])).size !== events.length) throw new Error("a UID repeats");
  return events;
}

function readText(value: string): string {
  const bare = value.replaceAll(/\\[\\;,nN]/g, "");
  if (/[\\]/.test(bare)) throw new Error(`bad escape in ${value}`);
  return value.replaceAll(/\\([\\;,])/g, "$1");
}
