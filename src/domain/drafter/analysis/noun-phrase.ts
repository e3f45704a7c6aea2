import { isAdjective, KEPT_ADJECTIVES } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import {
  couldBeActor,
  couldNotBeActor,
  EMPTY_NOUNS,
  isActorWord,
  isDeviceWord,
  PRODUCT_WORDS,
} from "#domain/drafter/analysis/lexicon/nouns.ts";
import { article, isPlural, isUncountable, plural, singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { isGivenName } from "./lexicon/given-names.ts";
import type { Token } from "./token.ts";

/** A name that can be told in one and in many. `head` is the singular head word. */
export type Noun = { singular: string; plural: string; head: string; countable: boolean };

export type NounPhrase = {
  noun: Noun;
  /** The phrase as it was said, in lower case, without vague adjectives, "their" told as "my". */
  said: string;
  /** A countable word in the singular without any article: "to market". */
  bare: boolean;
  kind: "actor" | "maybe" | "product" | "device" | "empty" | "thing";
  modifiers: string[];
};

const VAGUE =
  /^(easy|fast|quick|simple|good|great|best|better|nice|smart|clever|intuitive|secure|robust|reliable|modern|seamless|efficient|powerful|innovative|flexible|user-friendly|convenient|affordable|trusted|various|appropriate|suitable|proper|many|several|few|wonderful|beautiful|perfect|big|huge|large|small|tiny|busy|relevant)$/;

export function isVague(word: string): boolean {
  return VAGUE.test(word);
}

/** What a thing is praised for says nothing; its size tells it from another: "a small box or a large box". */
export function isPraise(word: string): boolean {
  return isVague(word) && !/^(?:big|huge|large|small|tiny|busy)$/.test(word);
}

/** "today's bookings" are bookings. */
const OF_A_DAY = /^(?:today|tonight|tomorrow|yesterday|day|week|month|year|quarter|season)'s$/;

/** "a handful of wardens" are wardens. */
const QUANTITY = /^(handful|bunch|dozens?|couple|majority|rest|hundreds?|thousands|half|plenty|minority)$/;

const CALENDAR =
  /^((mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/;

function isCalendarName(token: Token): boolean {
  return CALENDAR.test(token.word) && /^[A-Z]/.test(token.text);
}

function plain(token: Token): string {
  if (isCalendarName(token) || token.proper) return token.text;
  const acronym = /^[A-Z0-9]{2,}s?$/.test(token.text) || /[a-z][A-Z]/.test(token.text);
  return acronym ? token.text : token.word;
}

export function nounPhrase(tokens: readonly Token[]): NounPhrase | undefined {
  const ofAt = tokens.findIndex((token, index) => token.word === "of" && index > 0);
  if (ofAt > 0 && QUANTITY.test(tokens[ofAt - 1]?.word ?? "") && tokens.length > ofAt + 1)
    return nounPhrase(tokens.slice(ofAt + 1));
  // "each of the guides"
  if (ofAt > 0 && tokens.slice(0, ofAt).every(({ tag }) => tag === "det") && /^(?:det|poss)$/.test(tokens[ofAt + 1]?.tag ?? ""))
    return nounPhrase(tokens.slice(ofAt + 1));
  const whole = ofAt > 0 ? tokens.slice(0, ofAt) : tokens;
  const headAt = whole.findLastIndex((token) => token.tag === "noun");
  const core = whole.slice(0, headAt + 1);
  const headToken = core[headAt];
  if (!headToken) return undefined;
  const told = ofAt > 0 ? tailOf(tokens.slice(ofAt)) : "";
  // "the plans of their own flat" are plans
  const tail = OWN.test(told) ? "" : told;
  // "James" is not many, nor is "Mr Haas"
  const isNamed =
    headToken.text.endsWith("s") &&
    (isGivenName(headToken.text) || /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)$/.test(core[headAt - 1]?.text ?? ""));
  const headText = isNamed ? headToken.text : plain(headToken);
  const one = isNamed ? headText : singular(headText);
  const isMany = !isNamed && isPlural(headText);
  const determined = core[0]?.tag === "det" || core[0]?.tag === "num";
  const modifiers = core.filter(
    (token) =>
      token !== headToken &&
      !OF_A_DAY.test(token.word) &&
      (token.tag === "noun" || (token.tag === "adj" && !isVague(token.word))),
  );
  const anybody = /^(person|people|party|folk)$/.test(singular(headText).toLowerCase());
  const named = modifiers.filter(
    (token) =>
      anybody ||
      token.tag === "noun" ||
      KEPT_ADJECTIVES.has(token.word) ||
      !isAdjective(token.word) ||
      (OFFICE.test(headText) && OF_OFFICE.test(token.word)),
  );
  const front = named.map(plain).join(" ");
  const build = (head: string) => [front, head, tail].filter(Boolean).join(" ");
  // "prayer times" are many, whatever time is by itself
  const isUncountableWord = isUncountable(one) && headText !== one;
  const noun: Noun = {
    singular: build(one),
    plural: build(isUncountableWord ? headText : plural(one)),
    head: one.toLowerCase(),
    countable: isUncountableWord || !isUncountable(one),
  };
  const said = core
    .filter((token, at) => core[at + 1]?.word === "than" || !isDropped(token))
    .map((token) => (token.tag === "det" ? token.word : plain(token)))
    .join(" ");
  const owned = core.some((token) => token.tag === "poss");
  const definite = core.some((token) => token.tag === "det" && /^(the|this|that|another|which|what)$/.test(token.word));
  const bare = !determined && !owned && noun.countable && !isMany && !/ing$/.test(headText);
  const name = core.some((token) => isCalendarName(token) || token.proper) || /^[A-Z0-9]{2,}$/.test(headText);
  const lead = owned ? "my " : definite || (bare && !isMany && !name) ? "the " : "";
  return {
    noun,
    said: [`${lead}${said}`, told.replace(OWN, "my own")].filter(Boolean).join(" ").trim(),
    bare,
    // "log their hours"
    kind:
      owned && isMany && /^(?:hour|step|time)$/.test(noun.head)
        ? "thing"
        : kindOf(
            noun.head,
            named.map((token) => token.word),
            isMany,
          ),
    modifiers: modifiers.map((token) => token.word),
  };
}

const OWN = /\bown\b/;
/** "the regional officer": what kind of office somebody holds. */
const OFFICE =
  /^(?:manager|officer|director|secretary|coordinator|auditor|lead|head|chair|advis[eo]r|inspector|rep|representative|clerk)s?$/i;
const OF_OFFICE =
  /^(?:regional|national|local|international|internal|general|corporate|clinical|executive|independent|rural|urban)$/;

/** "of each vehicle" is of vehicles, "of their pupils" of pupils, "of their passport" of a passport. */
function tailOf(tokens: readonly Token[]): string {
  const head = tokens.at(-1)?.word ?? "";
  const isOne = !isPlural(head) && !isUncountable(head) && !tokens.some(({ word }) => OWN.test(word));
  const each = tokens.some((token) => token.word === "each" || token.word === "every");
  const kept = tokens.filter(
    (token) => (isOne || token.tag !== "poss") && !isVague(token.word) && !/^(each|every|all|any)$/.test(token.word),
  );
  // "photos of it"
  if (kept.length === 1) return "";
  const words = kept.map((token, at) => (each && at === kept.length - 1 ? plural(plain(token)) : plain(token)));
  return words.map((word, at) => (kept[at]?.tag === "poss" ? article(words[at + 1] ?? "") : word)).join(" ");
}

function isDropped(token: Token): boolean {
  if (token.tag === "poss" || isPraise(token.word)) return true;
  return (
    token.tag === "det" &&
    /^(the|this|that|these|those|such|which|what|many|much|several|few|some|various|most|more|other)$/.test(token.word)
  );
}

const BODIES = wordTable<RegExp>({
  service:
    /^(customer|fire|ambulance|rescue|police|social|security|emergency|catering|cleaning|health|forest|park|prison|coastguard)$/,
  desk: /^(front|help|service|travel|reception|information|news|picture|returns)$/,
  shift: /^(night|day|early|late|morning|evening)$/,
  office: /^(back|front|box|head|registry|parish|tax|press|examination|exam|registrar's|land|planning)$/,
});

/** "customer service", "the front desk": those who work there. */
function isBody(head: string, named: readonly string[]): boolean {
  return named.some((word) => BODIES[head]?.test(word));
}

function kindOf(head: string, named: readonly string[], many: boolean): NounPhrase["kind"] {
  if (CALENDAR.test(head)) return "empty";
  if (
    head === "hand" &&
    named.length > 0 &&
    !named.some((word) => /^(left|right|other|second|hour|minute|helping|free|bare|upper|short|long|human|old)$/.test(word))
  )
    return "actor";
  if (isBody(head, named)) return "actor";
  if (many && /^(tracker|hub|bot)$/.test(head)) return "device";
  if (
    head === "guide" &&
    named.some((word) => /^(audio|video|style|travel|user|city|field|buying|setup|care|study|size)$/.test(word))
  )
    return "thing";
  if (PRODUCT_WORDS.has(head))
    return many && !/^(app|application|platform|system|website|site|webapp|solution|tool)$/.test(head) ? "thing" : "product";
  if (EMPTY_NOUNS.has(head) || EMPTY_NOUNS.has(plural(head)) || head.length < 2) return named.length > 0 ? "thing" : "empty";
  if (isDeviceWord(head)) return "device";
  if (isActorWord(head)) return "actor";
  if (couldBeActor(head)) return "actor";
  return couldNotBeActor(head) ? "thing" : "maybe";
}
