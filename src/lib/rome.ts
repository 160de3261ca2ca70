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

/** Moment of a time ("17:52") on an ISO day in Rome; one that the clocks repeat in autumn is the later one. */
export function momentInRome(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00+01:00`);
  return clock.format(winter) === time ? winter : new Date(`${day}T${time}:00+02:00`);
}
