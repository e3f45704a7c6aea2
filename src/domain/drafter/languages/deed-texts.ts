import { type Kind, type KindText, kindOf } from "./kinds/kind.ts";
import type { Texts } from "./texts/texts.ts";
import { capital } from "./token.ts";
import type { ToldDeed } from "./tongue.ts";

export const kindOfDeed = ({ kinds, verbOf }: Texts, deed: ToldDeed): Kind => kindOf(kinds, verbOf(deed.said), deed);

/** How a deed is tested and what for, by its kind. */
export const kindTextOf = (texts: Texts, deed: ToldDeed): KindText => texts.kinds.texts[kindOfDeed(texts, deed)];

export function criteriaOf(texts: Texts, deed: ToldDeed, page: string): string {
  const { courses, told } = kindTextOf(texts, deed);
  const named = (text: string) => text.replace("{page}", page);
  return courses
    .map(([given, then]) => [texts.given(named(given)), texts.when(deed.said, told), `${texts.then} ${named(then)}`].join("\n"))
    .join("\n\n");
}

/** What is nothing in particular. */
const ANYTHING = /^(?:alles|etwas|tout|todo|algo|tudo)$/i;

/** The page of each deed: of what it is done to, in the words it was first told with. */
export function pageNames({ tasks }: Texts, deeds: readonly ToldDeed[]): (deed: ToldDeed) => string {
  const names = new Map<string, string>();
  for (const { thing, said } of deeds) if (thing && !names.has(thing)) names.set(thing, capital(asSaid(said, thing)));
  return ({ thing, who }) => (thing && !ANYTHING.test(thing) ? (names.get(thing) ?? capital(thing)) : `${tasks} (${who})`);
}

/** "les clés" are done to a "clé". */
function asSaid(said: string, thing: string): string {
  const stem = thing.toLowerCase().slice(0, Math.max(3, thing.length - 2));
  const words = said.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.slice(1).find((word) => word.toLowerCase().startsWith(stem)) ?? thing;
}
