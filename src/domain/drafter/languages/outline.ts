import { pageNames } from "./deed-texts.ts";
import type { ToldIn } from "./in-its-language.ts";
import { capital } from "./token.ts";
import { byPerson } from "./tongue.ts";

/** Who does what, what the product does and what binds, as paragraphs of Markdown. */
export function overviewTold({ tongue, deeds, duties, rules, leftOut, soFar }: ToldIn, name: string): string[] {
  const { texts, code } = tongue;
  const { outline, colon } = texts;
  const listed = (items: readonly string[]) => new Intl.ListFormat(code, { type: "conjunction" }).format(items);
  const sentences = (said: readonly string[]) => said.map((one) => `${capital(one)}.`).join(" ");
  const paragraph = (title: string, said: string) => (said === "" ? "" : `**${title}.** ${said}`);
  const people = [...byPerson(deeds)];
  const pages = [...new Set(deeds.map(pageNames(texts, deeds)))];
  return [
    outline.opening(name, listed(people.map(([who]) => capital(who)))),
    ...people.map(
      ([who, own]) => `**${capital(who)}${colon}** ${own.map(({ said }) => texts.theirs(said, who)).join(texts.listed)}.`,
    ),
    duties.length > 0 ? `**${outline.system}${colon}** ${duties.map(texts.its).join(texts.listed)}.` : "",
    paragraph(outline.rules, sentences(rules)),
    paragraph(outline.soFar, sentences(soFar)),
    paragraph(outline.leftOut, sentences(leftOut)),
    paragraph(outline.structure, outline.pages(listed(pages))),
  ];
}

/** What people and the product do, a line for each. */
export function scopeTold({ tongue: { texts }, deeds, duties }: ToldIn): string[] {
  const done = deeds.map(({ who, said }) => `${capital(who)}${texts.colon} ${texts.theirs(said, who)}.`);
  return [...new Set([...done, ...duties.map(texts.dutyOf)])];
}
