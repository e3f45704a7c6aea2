import type { FoundEvidence } from "./evidence.ts";
import { formPurpose } from "./forms.ts";
import type { PageSight } from "./sight.ts";

/** What a site lets its visitors do, told by what stands there for it: a heading, a label or a link to the letter. */
const marks: readonly (readonly [string, RegExp])[] = [
  ["Archive", /^(archives?|archiv|past (shows|events|issues))$/i],
  ["Pages by topic", /^(tag|topic|category|kategorie|schlagwort|thema)\s*:\s*\S.{0,60}$/i],
  ["Filters", /^(filters?|filter by|filtern|refine)\s*:?$/i],
  ["Sorting", /^(sort by|sort|sortieren( nach)?|order by)\s*:?$/i],
  ["Calendar", /^(calendar|events?|what's on|termine|veranstaltungen|kalender|agenda)$/i],
  ["Availability", /^(availability|verfügbarkeit|belegungsplan|disponibilités)$/i],
  ["Gallery", /^(gallery|galerie)$/i],
  ["Comments", /^(comments?|kommentare?)( \(\d+\))?$/i],
];
const PAGES = /\b(page|seite) \d+ (of|von|\/) \d+\b/i;
const FEED = /^(rss|atom|feed|rss[- ]feed|subscribe by rss)$/i;

/** Functions of the site itself, such as its search, its feed and what its forms send. */
export function functionsOf({ parts, forms, links, feeds, alternates, language, address }: PageSight): FoundEvidence[] {
  const found: FoundEvidence[] = [];
  const add = (name: string, quote: string) => {
    if (quote && !found.some((one) => one.name === name))
      found.push({ kind: "feature", name, quote: quote.slice(0, 300), address, detail: {} });
  };
  for (const { text, kind } of parts) {
    if (text.length > 80 || kind === "code") continue;
    const page = PAGES.exec(text)?.[0];
    if (page) add("Long lists in pages", page);
    const mark = marks.find(([, sign]) => sign.test(text));
    if (mark) add(mark[0], text);
  }
  for (const form of forms) {
    const purpose = formPurpose(form);
    if (purpose === "sign in" || purpose === "sign up") continue;
    add(`Form: ${purpose}`, [form.label, ...form.fields.map(({ label }) => label), form.button].filter(Boolean).join(" · "));
  }
  const feed = links.find(({ text }) => FEED.test(text));
  if (feed || feeds.length > 0) add("Feed", feed?.text ?? feeds[0] ?? "");
  const other = links.find(
    (one) => one.language !== "" && !language.startsWith(one.language.slice(0, 2)) && alternates.length > 0,
  );
  if (other) add(`In ${other.text || other.language}`, other.text);
  return found;
}
