const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

export function dayInRome(moment: Date): string {
  return calendar.format(moment);
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Rome", hour: "2-digit", minute: "2-digit" });

/** Minute in Italy: "2026-11-20T04:25". */
export function minuteInRome(moment: Date): string {
  return `${dayInRome(moment)}T${clock.format(moment)}`;
}
