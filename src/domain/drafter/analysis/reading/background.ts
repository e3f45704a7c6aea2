import { leadsToOthers } from "#domain/drafter/analysis/left-out-whole.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { singular } from "#domain/drafter/language/words.ts";
import type { Said } from "./conversation.ts";
import { type Word, wordsOf } from "./word.ts";

const PRODUCT =
  "(?:app|application|system|software|tool|program|programme|site|website|web ?shop|shop|platform|portal|page|database|subscription|service|solution|product)s?";
/** "With the new app", "From now on": what comes next is how it shall be. */
const TURNS = new RegExp(
  `^(?:and |so |but |now,? )?(?:(?:with|in|on|using|through) (?:the|this|our|a|that) (?:new )?${PRODUCT}\\b|from now on\\b|in (?:the )?future\\b)`,
  "i",
);
/** "The new system should follow the parcel": what stands before it is how it is today. */
const IS_NEW = new RegExp(
  `^(?:so,? |and |but )?the new ${PRODUCT} (?:should|shall|must|will|is to|has to|needs to|would)\\b`,
  "i",
);
/** "How it should go:", "We are looking for:": what stands before it is how it is today. */
const ANNOUNCES =
  /^(?:(?:so|and|now|right|okay|ok|well|anyway),? )?(?:(?:how|what) (?:it|this|that|things|all this|the (?:new )?[\p{L}-]+)(?: (?:all|then|ideally))? (?:should|shall|must|could|would|has to|needs to|ought to)(?: [\p{L}'-]+){0,3}(?: instead| from now on)?(?=$| ?:)|(?:it|this|things) (?:should|must|shall|ought to) (?:be|go|work|look|run) (?:like this|as follows|this way|so)(?=$| ?:)|(?:(?:this|here)(?:'s| is) |that's )?(?:what|how|the way) (?:I|we)(?:'d| would)?(?: really| now)? (?:want|need|like|imagine|picture|see|have in mind)(?: to have| it(?: to (?:go|work|be))?)? ?:?$|(?:I|we)(?:'m| am|'re| are) (?:looking for|after) ?:?$)/iu;
const ANNOUNCED_ALONE = /^(?:[^:]{1,60}:?|(?:so|well|okay)[,:]? [^:]{1,60}:?)$/iu;
/** "What we'd like: members book a court": who speaks may have told a deed before. */
const ANNOUNCES_BEHIND =
  /^(?:(?:so|and|now|right|okay|ok|well|anyway),? )?(?:(?:this|here)(?:'s| is) )?what (?:I|we)(?:'d| would)?(?: really| now)? (?:want|need|like|imagine|picture)(?: to have)?: /iu;
const TELLS_DEED = /^(?:I|we|my|our)\b/i;
const OBLIGES =
  /\b(?:must|shall|should|can|(?-i:may)|cannot|has to|have to|not allowed|at most|at least|the (?:app|system|software|tool|program|site|platform))\b/i;
const LATEST_ANNOUNCED = 12;
const WANTS =
  "(?:(?:I|we)(?:'d| would)?(?: now| therefore| really| also)? (?:want|need|like(?: to have)?|wish for|dream of)|(?:I'm|we're|I am|we are)(?: now)? looking for)";
const A_PRODUCT = `(?:an?|one|some|our own) (?:[\\p{L}-]+ ){0,3}?${PRODUCT}\\b`;
const WISHES = new RegExp(
  `^(?:and |so |but |now,? |that's why |therefore,? )?${WANTS} (?:${A_PRODUCT}|(?:an?|one)(?: single)? place (?:for|where)\\b)`,
  "iu",
);
/** "We bake bread and want a shop where …": who speaks, and what they want. */
const AND_WISHES = new RegExp(
  `^((?:we|I|our|my)(?!'d|'ll)\\b[^,;:]{8,120}?)(?:,? (?:and|so|but) )((?:(?:we|I|now)(?:'d| would|'re| are| am|'m)? )*)(want|need|would like|like|looking for|look for|are looking for|am looking for) (?=${A_PRODUCT})`,
  "iu",
);
const ASKS = new RegExp(
  `\\b(?:must|shall|should|can|can't|cannot|may|will|won't|want|wants|need|needs|would|has to|have to|never|only|at most|at least|if|when|until|unless|once)\\b|\\b(?:mak|build|develop|creat|design|plann?)(?:es?|s|ing)? (?:(?:an?|the|our|some|this) )?(?:[\\p{L}-]+ ){0,2}?${PRODUCT}\\b|\\b(?:the|this|our new|a new) ${PRODUCT}\\b`,
  "iu",
);
/** "e-mails nobody can open", "I can't run it like this any more", "I can't be in two places at once", "is moved at least once" */
const NOBODY_CAN =
  /\bnobody can \p{L}+|\bat least (?:once|twice)\b|\bi (?:cannot|can't|can not) be [^,.;]{3,60} (?:at once|at the same time|together)\b|\b(?:i|we) (?:cannot|can't|can not) [^,.;]*\b(?:any ?more|any longer|like this|(?:this|that) way)\b/giu;
const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b/i;
/** "Each summer our association runs camps", "I work at the front desk of a clinic". */
const OF_ONESELF =
  /^(?:(?:(?:each|every|in|at|on|for) [\p{L}\d ]{2,20},? )?(?:we|our|my)\b|I(?:'m| am| work| run| own| lead| manage)\b)/iu;
/** "My husband and I run a workshop", "we hire out eleven cranes": that a business is there, whatever it has. */
const IN_BUSINESS =
  /^(?:(?:my|our) (?:[\p{L}-]+ ){1,3}and i|we|i) (?:\p{L}+ly )?(?:run|have|own|operate|(?:hire|rent|let) out|rent|fly|sell|breed|look after|live|are|am|'re|'m|'ve)\b/iu;
/** "Subject: an idea" */
const OF_LETTER = /^(?:subject|re|regarding|from|to|date|cc)\s?:/i;
/** "So.": what stands before it is how it is. */
const TURNS_ALONE = /^(?:so|right|anyway|okay|ok|well then)$/i;
/** "We clean offices in Bern", but not "we note the address" and "I draw up a quote". */
const SOMETHING_SETTLED = /^(?:the|it|them|this|that|his|her|their|an?|each|every|its|your|whether|who|what|which)$/i;
const ABOUT_ONESELF =
  /^(?:(?:what|who) (?:we|I) (?:do|are)|about (?:us|me|the \p{L}+|our \p{L}+)|who (?:is asking|we are)|(?:the |our )?(?:purpose|business|company|club|association|starting point|setting|introduction))$/iu;
const LEAVES_OUT =
  /^(?:not (?:included|in scope|part of (?:it|this)|covered|wanted|needed|required|planned|asked for)|unwanted|no thanks|(?:we|i) (?:don't|do not) (?:want|need)$|(?:out of|beyond|outside) (?:the |our )?scope|exclusions?|non-?goals?|what (?:it|this) is not|what (?:we leave|(?:stays|is kept)) out|(?:please )?(?:keep|leave|rule) (?:it |them |this |that )?out|(?:kept|left|ruled|stays?) out|not (?:for (?:now|us|this)|now|yet|this time|our (?:job|business)|to be built)$|(?:please )?(?:don't|do not) (?:build|include|add)|don'?ts|off the (?:list|table)|parked|(?:for )?another time|(?:can|could) wait|(?:for |much )?later(?:, maybe| on)?$)(?!\p{L})/iu;
const BINDS =
  /^(?:(?:the |our |some |house |important |fixed |further |general )*(?:rules?|limits?|restrictions|conditions|constraints|terms)|(?:what|things that) (?:must|has to|have to) hold|not negotiable|non-negotiables?|musts?)(?:,? .{0,30})?$/iu;
const TO_DO_NEXT =
  /^(?:next steps?|to-?dos?|to do|action (?:items?|points?)|actions|who does what next|until next time|homework)$/iu;
const TELLS_WHY =
  /^(?:(?:what|how) (?:happens|goes on|we do(?: it| things)?) (?:today|now|at the moment|so far)$|(?:for |the |some |our |a (?:bit|little) of )?(?:background|context|history)|why|(?:the |our )?(?:problem|motivation|status(?: quo)?|(?:current |present )?situation)|today|as is|where (?:we|things|i) (?:are|stand)|how (?:it|things|we) (?:is|are|works?|goes|go|do it)(?: (?:today|now|at the moment))?$)(?![\p{L}-])/iu;

/** "It can't go on like this": what stands before it is how it is today. */
const CANNOT_GO_ON = /^(?:so |and |but )?(?:that|this|it|things?) (?:can't|cannot|can not) go on\b/i;

/** How far into a text a wish for a product or a turn to it still parts what is from what shall be. */
const LATEST_TURN = 5;
const ENOUGH_TOLD = 3;
const A_HEADING = 4;
const NEXT_HEADING = 2;

/** Who speaks and how things are, told before it is said what shall be: marked as what stands around it. */
export function settingApart(said: readonly Said[]): Said[] {
  const sentences = beforeItStops(underRunIn(said.flatMap(introductionApart)));
  const turn = sentences.findIndex((one) => turnsToIt(one.sentence) || isWish(one));
  const isTurn = sentences.length - turn >= ENOUGH_TOLD && turn <= LATEST_TURN && !sentences.slice(0, turn).some(isAsked);
  const until = isTurn ? turn : -1;
  const announced = announcedAt(sentences);
  const isSaidSo = turnsToIt(sentences[turn]?.sentence ?? "");
  const first = sentences.findIndex(({ sentence }) => sentence.split(" ").length > A_HEADING && !OF_LETTER.test(sentence));
  let own = first;
  const told = sentences.map((one, at): Said => {
    if (one.under === "setting" && isAsked(one)) return { ...one, under: undefined };
    const isPlainly = ANNOUNCES.test(sentences[announced]?.sentence ?? "");
    if (at < announced && !one.under && (isPlainly || !TELLS_DEED.test(one.sentence)))
      return { ...one, under: introducesOneself(one.sentence, at > first) ? "setting" : "background" };
    if (one.under || isAsked(one)) return one;
    const isEarly = at < until && (isSaidSo || OF_ONESELF.test(sentences[first]?.sentence ?? ""));
    const isOwn = at === own && sentences.length - at > ENOUGH_TOLD && introducesOneself(one.sentence, at > first);
    if (isOwn) own = at + 1;
    return isEarly || isOwn ? { ...one, under: "setting" } : one;
  });
  // the announcement itself says nothing
  return told.filter(({ sentence }, at) => at !== announced || !ANNOUNCED_ALONE.test(sentence));
}

function obliges({ sentence, question }: Said): boolean {
  return question || OBLIGES.test(sentence.replace(NOBODY_CAN, ""));
}

/** Where it is announced what shall be, and enough is told of it behind. */
function announcedAt(sentences: readonly Said[]): number {
  const at = sentences
    .slice(0, LATEST_ANNOUNCED)
    .findIndex(({ sentence }) => ANNOUNCES.test(sentence) || ANNOUNCES_BEHIND.test(sentence));
  const isAskedBefore = sentences.slice(0, Math.max(at, 0)).some((one) => !one.under && obliges(one));
  return sentences.length - at >= ENOUGH_TOLD && !isAskedBefore ? at : -1;
}

function beforeItStops(sentences: readonly Said[]): Said[] {
  const stop = sentences.slice(0, LATEST_TURN).findIndex(({ sentence }) => CANNOT_GO_ON.test(sentence));
  return sentences.map((one, at) => (at <= stop && !one.question ? { ...one, under: one.under ?? "background" } : one));
}

function turnsToIt(sentence: string): boolean {
  return TURNS.test(sentence) || IS_NEW.test(sentence) || TURNS_ALONE.test(sentence.replace(/[.!,]+$/, ""));
}

function isAsked({ sentence, question, under }: Said): boolean {
  return question || (under !== "background" && ASKS.test(sentence.replace(NOBODY_CAN, "")));
}

function isWish({ sentence, part }: Said): boolean {
  return part !== undefined && WISHES.test(sentence);
}

/** "We clean offices in Bern", and then "every spring we get about 90 letters": what those who speak are and do, and nothing that is at hand. */
function introducesOneself(sentence: string, isFurther: boolean): boolean {
  const isBusiness = IN_BUSINESS.test(sentence);
  if (isFurther && !isBusiness && !COUNTS.test(sentence)) return false;
  if (!(isBusiness || OF_ONESELF.test(sentence)) || /,? (?:and|then) \p{L}+ (?:the|an?|it|them|their|his|her)\b/iu.test(sentence))
    return false;
  const words = wordsOf(sentence);
  if (isBusiness) return !othersAct(words);
  const at = words.findIndex(({ verb }, index) => index > 0 && verb?.known);
  return at < 0 || !SOMETHING_SETTLED.test(words[at + 1]?.word ?? "");
}

/** "I run a club and members book courts" */
function othersAct(words: readonly Word[]): boolean {
  return words.some(({ word, tag }, at) => {
    const next = words[at + 1];
    const isSomebody = tag === "noun" && isActorWord(singular(word));
    const acts = next?.tag === "modal" || (next?.verb?.known === true && next.verb.form !== "past" && next.verb.form !== "ing");
    return at > 2 && isSomebody && acts && words.slice(2, at).some((one) => /^(?:conj|comma)$/.test(one.tag));
  });
}

function introductionApart(one: Said): Said[] {
  const [whole, who = "", , wish] = AND_WISHES.exec(one.sentence) ?? [];
  if (!whole) return [one];
  const wants = wish?.includes("look") ? "want" : wish;
  return [
    { ...one, sentence: who, under: one.under ?? "setting" },
    { ...one, sentence: `We ${wants} ${one.sentence.slice(whole.length)}` },
  ];
}

/** "Purpose. The foundation gives grants": what a heading on the same line says of its paragraph, up to the next one. */
function underRunIn(sentences: readonly Said[]): Said[] {
  let open: { part: number | undefined; under: Said["under"] } | undefined;
  return sentences.map((one, at) => {
    const isHeading = one.sentence.split(" ").length <= A_HEADING && sentences[at + 1]?.part === one.part;
    // "Where we are: four sheds and a whiteboard"
    const lead = isHeading ? one.sentence : (/^([^:.;,]{3,40}): \S/u.exec(one.sentence)?.[1] ?? "");
    const found = one.question ? undefined : underHeading(lead);
    const under = isHeading || /^(?:background|setting)$/.test(found ?? "") ? found : undefined;
    // "Not wanted: payroll, any ranking": no more than that line
    if (!isHeading && found === "left out" && !one.under) return { ...one, under: found };
    if (under) open = { part: one.part, under };
    else if (open?.part !== one.part || one.isHeading || one.sentence.split(" ").length <= NEXT_HEADING) open = undefined;
    return open && (!under || !isHeading) && !one.under ? { ...one, under: open.under } : one;
  });
}

/** What a heading says of what stands under it. */
export function underHeading(heading: string): Said["under"] {
  if (LEAVES_OUT.test(heading) || leadsToOthers(heading)) return "left out";
  if (BINDS.test(heading)) return "rules";
  if (TO_DO_NEXT.test(heading)) return "setting";
  if (TELLS_WHY.test(heading)) return "background";
  return ABOUT_ONESELF.test(heading) ? "setting" : undefined;
}
