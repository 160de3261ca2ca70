const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

export function dayInRome(moment: Date): string {
  return calendar.format(moment);
}
