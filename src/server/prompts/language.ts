import type { Brief } from "#domain/brief.ts";
import type { prdLanguages } from "#domain/catalog/questionnaire-options.ts";

type Language = Exclude<(typeof prdLanguages)[number], "Other">;

/** The commonest small words of a language, none of which is one of another's here. */
const smallWords = {
  English: "the and of to is that for with are be this by it or as from when which can not have has",
  Spanish: "el los las del y que una por con para su sus cuando puede pueden es más como cada esta este al",
  French: "le les des du et une pour avec dans sur qui que leur leurs est sont peut peuvent chaque cette aux par",
  German: "der die das und den dem ein eine einen einer mit für ist sind werden wird kann können nicht von zu auf bei sich",
} as const;
const sets = Object.entries(smallWords).map(([language, words]) => ({ language, words: new Set(words.split(" ")) }));

/** Fewer words than this show no language. */
const FEWEST = 25;
/** Shares of small words: a text of a language has a third, one of another hardly any. */
const HARDLY = 0.03;
const PLENTY = 0.12;

/** The language that was chosen, where a text is clearly in another one; a text that may be either passes. */
export function missedLanguage({ questionnaire }: Brief, text: string): Language | undefined {
  const wanted = questionnaire?.prd_language;
  if (wanted === "Mandarin") return isChinese(text) ? undefined : isOtherThan("Mandarin", text) ? "Mandarin" : undefined;
  if (wanted !== "English" && wanted !== "Spanish" && wanted !== "French" && wanted !== "German") return undefined;
  return isChinese(text) || isOtherThan(wanted, text) ? wanted : undefined;
}

function isOtherThan(wanted: Language, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST) return false;
  const share = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length / words.length;
  const own = sets.find(({ language }) => language === wanted);
  if (own && share(own.words) >= HARDLY) return false;
  return sets.some(({ language, words: known }) => language !== wanted && share(known) >= PLENTY);
}

function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length > Math.max(FEWEST, letters.length / 2);
}
