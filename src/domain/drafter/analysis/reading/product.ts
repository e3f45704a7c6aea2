import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import type { NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import type { Named } from "./subjects.ts";
import type { Group } from "./verb-group.ts";
import type { Word } from "./word.ts";

/** What is to be built, where a word only points to it. */
export const PRODUCT: Named = {
  phrase: { noun: nounFrom(["product", "products"]), said: "the product", bare: false, kind: "product", modifiers: [] },
  plural: false,
  proper: false,
};

const NAMED = /^(?:app|application|platform|system|software|website|site|webapp|tool|portal|page|bot)$/;
/** "the program", "the thing": what it is called in passing. */
const CALLED = /^(?:the|this|our|my|your) (?:program|programme|thing|computer|product)$/;

/** What a program does and no other thing. */
const ITS_DEEDS = wordSet(
  `tell invite inform remind notify warn alert nag text email message send display calculate compute print generate create upload sync synchronise synchronize
  store save record log block lock refuse reject suggest propose recommend group sort rank match assign draw compare flag highlight hide delete remove
  archive export import convert charge bill write ask offer publish forward track update cancel suspend show add call ring pick fill`,
);
/** What stands on paper tells and shows something too. */
const ON_PAPER =
  /^(?:letter|e-?mail|mail|message|list|report|sign|label|form|chart|map|note|card|book|calendar|table|sheet|poster|plan|notice|ticket|receipt|invoice|certificate|schedule|log|sms|text|reminder|barcode|picture|photo|manual|menu|leaflet|rule|law)$/;
const PAPER_DOES = /^(?:tell|inform|remind|warn|show|record|ask|display|block)$/;

export function isProduct(phrase: NounPhrase | undefined): boolean {
  return (
    phrase !== undefined &&
    ((NAMED.test(phrase.noun.head) && (phrase.kind === "product" || /^(?:the|this|our) (?:page|service)$/.test(phrase.said))) ||
      isCalledProduct(phrase))
  );
}

export function isCalledProduct({ said }: NounPhrase): boolean {
  return CALLED.test(said);
}

/** Whether only a program does this: "work out the bill", "remind the members". */
export function isDeedOfProduct(base: string, next: Word | undefined): boolean {
  if (base === "work") return next?.word === "out";
  return ITS_DEEDS.has(base) && next !== undefined && !/^(?:comma|break|conj)$/.test(next.tag);
}

/** "and it tells the walker", "it has to work offline": no thing that was spoken of does so. */
export function isProductPointedTo({ base, modal }: Group, next: Word | undefined, thing: Named | undefined): boolean {
  if (/^(?:work|run)$/.test(base) && modal !== undefined) return thing?.phrase.kind !== "device";
  if (!isDeedOfProduct(base, next)) return false;
  const { kind, noun } = thing?.phrase ?? {};
  return kind !== "device" && !(PAPER_DOES.test(base) && ON_PAPER.test(noun?.head ?? ""));
}
