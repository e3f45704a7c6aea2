import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import type { Word } from "./word.ts";

const AMOUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|once|twice|half(?! (?:asleep|awake|empty|full|finished|done|dead))|third|quarter|daily|weekly|monthly|yearly|annually|immediately|at once|overnight)\b|(?<!\b(?:propos|suggest|offer|choos|pick|nam|set|fix|request)(?:e|es|ed|s|ing)? )\b(?:a|an|one|each|every|the same|end of the|the next) (?:minute|hour|day|night|morning|evening|week|month|quarter|year|season|shift|january|february|march|april|may|june|july|august|september|october|november|december)s?\b|\bone [a-z-]+ (?:per|for each|for every) [a-z-]+/i;
const BINDS =
  /\b(?:must|never|nobody|no one|nothing|no|none|not|cannot|only|except|unless|without|forbidden|barred|banned|prohibited|excluded|neither|avoid|refrain|refuse|at most|at least|until|before|beforehand|in the order|for free)\b|n't\b/i;
/** "Otherwise the gate stays shut", and not "nobody else". */
const OTHERWISE =
  /\botherwise(?= \p{L})|(?<!\b(?:(?:no|some|any|every)(?:thing|body|one| one|where)|who|what|where|when|how) )\belse(?= \p{L})/giu;
const ALLOWS = /\b(?:may|should|has to|have to|always|counts as)\b/i;
const MONEY =
  /€|\$|£|\b(?:euros?|dollars?|pounds?|francs?|cents?|pays?|paid|price|prices|fees?|rents?|costs?|charges?|charged|commission|per cent|percent|invoice|discount|deposit)\b/i;
const SPEED = /\b(?:seconds?|milliseconds?)\b/i;

/** Whether what was said binds: a number, a limit, a condition or a ban; what is told as a deed need not be allowed once more. */
export function binds(text: string, told: boolean): boolean {
  return AMOUNT.test(text) || BINDS.test(text) || text.search(OTHERWISE) >= 0 || (!told && ALLOWS.test(text));
}

export function denies(text: string): boolean {
  return /\b(?:never|not|nobody|no|cannot|only|except|unless|without|neither)\b|n't\b/i.test(text);
}

/** The numbers of a text, its bans and what is so otherwise, each as it was said. */
export function figuresOf(text: string): string[] {
  const said = text.toLowerCase();
  const bans =
    /\d+(?:[.,:]\d+)*|\b(?:half|twice|never|nobody|without|unless|only|except|neither|nothing (?:else|more)|must not|may not)\b/g;
  return [...(said.match(bans) ?? []), ...(said.match(OTHERWISE) ?? [])];
}

export function ruleOf(text: string, whole: boolean, about: Noun | undefined, by: Noun | undefined): Rule {
  return {
    text,
    whole,
    about,
    by,
    money: MONEY.test(text),
    speed: SPEED.test(text) && /\b(?:answers?|loads?|opens?|responds?|appears?|takes?|search)\b/i.test(text),
  };
}

/** What the product does by itself, told of "the system". */
export function ruleOfProduct({ said: own, condition, object }: Activity): Rule {
  const said = own.replace(/\bmy own\b/g, "its own");
  const [verb = "", ...rest] = said.split(" ");
  const told = ["the system", formsOf(verb).third, ...rest].join(" ");
  const text = !condition
    ? told
    : /^(?:if|when|once|after|as soon as)\b/.test(condition)
      ? `${condition}, ${told}`
      : `${told} ${condition}`;
  return { ...ruleOf(text, true, object, undefined), duty: { said, condition } };
}

export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}
