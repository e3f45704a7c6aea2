import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { closedTag } from "#domain/drafter/analysis/token.ts";
import { nameOf } from "./context.ts";
import type { Named } from "./subjects.ts";

const ONE_OF_TWO = /\b[Tt]he (former|latter)\b(?='s\b|,? (\p{L}+)|[,.;]|$)/gu;
const BOTH =
  /^((?:[\p{L} ]{2,40}, )?(?:and |but |then )?)(?:they both|both of (?:them|the two)|both|either(?: of them| one)?|the two of them) (?=(\p{L}+))/iu;

/** "The former", "they both" told by the names of the two who were spoken of and of the two who did something. */
export function pairNamed(statement: string, [first, last]: readonly Named[], [one, other]: readonly Named[]): string {
  const named = (who: Named | undefined, opens: boolean) =>
    who ? nameOf(who.phrase, who.plural).replace(/^t/, opens ? "T" : "t") : "";
  return statement
    .replace(ONE_OF_TWO, (said, which: string, next: string | undefined, at: number) =>
      first && (next === undefined || isDeed(next)) ? named(which === "former" ? first : last, at === 0) : said,
    )
    .replace(BOTH, (said, lead: string, next: string) =>
      one && isDeed(next) ? `${lead}${named(one, lead === "")} and ${named(other, false)} ` : said,
    );
}

/** Whether a word can follow whoever does something. */
function isDeed(word: string): boolean {
  const small = word.toLowerCase();
  const form = verbForm(small)?.form;
  return form === "third" || form === "base" || /^(?:modal|aux|adv|conj|prep|rel)$/.test(closedTag(small) ?? "");
}
