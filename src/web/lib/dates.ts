const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** An ISO time as a day people read, such as "Nov 21, 2026". */
export function asDay(iso: string) {
  return day.format(new Date(iso));
}
