const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** An ISO time as a day people read, such as "Nov 21, 2026". */
export function asDay(iso: string) {
  return day.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** An ISO time as a moment people read, such as "Nov 21, 2026, 2:45 PM". */
export function asMoment(iso: string) {
  return moment.format(new Date(iso));
}
