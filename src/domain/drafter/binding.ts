import { readClauses } from "#domain/drafter/analysis/grammar/clauses.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { denies, figuresOf } from "#domain/drafter/analysis/reading/rules.ts";
import { skipAdverbs } from "#domain/drafter/analysis/reading/verb-group.ts";
import { MODAL, type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { headsOf } from "#domain/source-units/heads.ts";
import type { Rule } from "./rules.ts";
import { plainRule } from "./ruling/plain-rule.ts";

const TO_BE_ENDED =
  /^(?:that|this|it|they|all this|all that|those|these)\b.{0,20} (?:(?:has|have|needs?) to|must) (?:go|stop|end)$|^(?:that|this|it) (?:can't|cannot|can not|must not) go on\b/i;
const WHO_DID = /^(?:we|i|he|she|it|they|you)$/;
const THEN =
  /\b(?:yesterday|recently|lately|the other (?:day|week|night)|ago|last (?:week|month|year|time|spring|summer|autumn|winter|season)|(?:in|since|back in) (?:1[5-9]|20)\d\d|back then)\b|^in (?:january|february|march|april|may|june|july|august|september|october|november|december),/i;
const WISHES =
  /^(?:(?:nobody|no one|none of us) (?:wants?|likes?|wishes|loves|cares|enjoys)|(?:i|we) never (?:want|wish) to)\b|\bshould (?:not|never|no longer) (?:cost|take|need) (?:me|us|you|anyone|anybody|people|them)\b/i;
/** "The chair asked if guests could upload photos": nobody said that they may. */
const ASKED = /^[\p{L}' -]{2,40} (?:asked|wondered|suggested|proposed) (?:me |us )?(?:if|whether|that)\b/iu;
const NOW = /^(?:is|are|isn't|aren't|'s|'re|has|have|does|do|doesn't|don't)$/;
const BANS = /^(?:no|never|not|only|nobody|nothing|at (?:most|least))\b/i;

/** "Nobody ordered a laptop", "we've talked to eleven of them": told of what was. */
const NOBODY_DID = /^(?:nobody|nothing|no one|no [a-z]+) (?:ever )?([a-z]+)/i;
const WE_HAVE_DONE = /^(?:(?:and|so|but) )?(?:i|we)(?: ?'ve| have) (?!to\b)([a-z]+)/i;
const DEMANDS = /\b(?:must|never|may|shall|only|cannot|has to|have to)\b/i;
/** What goes wrong today, where nothing says what happens then. */
const COMPLAINS =
  /\b(?:gets?|goes|go|is|are) (?:always |often )?(?:lost|forgotten|missing|mislaid|mixed up|wet|torn|smudged|soaked|eaten)\b/i;
const WHEN_SO = /\b(?:if|when|whenever|once|whoever|until|must|shall|may)\b/i;
/** "In our yard there are 90 boats", "we look after some 1,400 flats". */
const SCENE =
  /^(?:(?:in|at|on) (?:our|my) [^,]*,? there (?:are|is)|we (?:look after|run|have|own|manage|keep) (?:some |about |around |over )?\d)/i;
/** "Two of the vans are diesels", "we've 40 stalls", "I do it with a pencil": what there is and how it is done today. */
const WHAT_THERE_IS =
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|most|half|none) of (?:the|our|my|them|us)\b[^,]* (?:is|are)\b|(?:we|i)(?: have|['’]ve)(?: got)? (?:about |around |some |over |nearly )?\d)|\b(?:i|we) do (?:it|this|that|them|everything|all (?:of it|this|that)) (?:all )?(?:with|by|on|in|from)\b/i;
/** "Brina Harbour has 143 berths" */
const HOUSE_HAS =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+ (?:has|have|owns?|runs?|manages?|looks? after) (?:about |around |some |over |nearly )?\d[\d,.]* (?!(?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b)\p{L}/u;
/** "Harbour office, 3 piers, 90 berths": no sentence, and no limit in it. */
const COUNTED = /(?:^|, )(?:about |around |some |over |nearly )?\d[\d,.]* \p{L}+/u;
/** "No need to ask me": somebody is spared a question, and nothing is said of the product. */
const SPARES = /^(?:no need|you need not|you needn['’]t|there is no need) to \p{L}+ (?:me|us|anybody|anyone)\b/iu;
/** "The old printer died in May": what stands behind its thing is a past, and it is the only verb. */
const ONCE_UPON =
  /^(?:the|our|my) (?:(?!that\b|which\b|who\b)[\p{L}-]+ ){1,3}(died|broke|burnt|burned|crashed|failed|collapsed|vanished|disappeared|stopped|went|fell|left|retired|closed|ended|came|lost|cost|took)\b/iu;
/** "The two vans are leased": how things are, and no figure but how many there are. */
const HOW_IT_IS = /^(?:the|our|my) (?:two|three|four|five|six|\d+) [\p{L}-]+ (?:are|stand|hang|live) [\p{L}-]+$/iu;
const OF_THE_TEXT =
  /^(?:notes|minutes|memo|agenda|present|attending|apologies)\b(?! (?:must|may|are|is|can))|^(?:call|meeting|interview|talk|conversation|transcript|letter|e-?mail|phone call) (?:of|on|from) (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|^(?:some|most|these|all|a few)(?: of)?(?: the| our)? rules (?:come|stem|date|go back|are (?:from|of|for))\b|^(?:so )?here,? (?:goes|we go|it (?:is|comes|goes))\b|^(?:(?:all |some )?of )?(?:the following|these|a few things|some things|(?:two|three|four|five) things|the rest) (?:has been|have been|is|are|was|were)(?: not)? (?:agreed|settled|decided|fixed|clear|given|important|negotiable|open|up for (?:discussion|debate))$|^what (?:the|this|it|our) ?[\p{L} -]{0,20} (?:must|should|shall|can|may|has to|needs to|ought to) (?:do|be|have|cover|offer)$|\b(?:as promised|as discussed|brain ?dump|this (?:memo|mail|e-mail|letter|note|document|list))\b|^what (?:we|i) (?:need|want)\b[^:]*:?$|^(?:sorry|apologies|thanks|thank you|cheers|greetings)\b/iu;
/** "Every window comes apart into", "which, nobody answers", "at 3 a.m.": no statement. */
const NO_STATEMENT =
  /\b(?:into|of|with|the|and|or|from|an?)$|^(?:which|whose|it doesn['’]t|i don['’]t know)\b,?|^(?:at|by|from|until) \d[\d:.]*(?: ?(?:a\.?m|p\.?m|o'clock))?\.?$/i;
/** "The boxes aren't": of what, another sentence says. */
const CUT_SHORT = /(?:n't|\b(?:not|is|are|was|were|going to))$/i;
const SLOGAN = /^no [\p{L}-]+, no [\p{L}-]+, (?:just|only) /iu;
const FEWEST_WORDS = 3;
/** "No selling", "No refunds" */
const BANS_ONE_THING = /^no (?!thanks$|worries$)\p{L}{3,}(?:ing|s)$/iu;
const LIMITS =
  /\b(?:must|(?<!\bin )may|shall|should|only|never|nobody|cannot|can't|has to|have to|at (?:most|least)|up to|max(?:imum)?|min(?:imum)?|within|until|unless|if|per|each|every|(?:no|not) (?:more|less|fewer|later|earlier))\b|[€$£%]/i;

/** "She plans the tours too": of whom, other words say, and nothing in it limits anything. */
const OPEN = /^(?:he|she|they) \p{L}/iu;

/** "because nobody wrote it down": why it is so limits nothing. */
const limits = (said: string) => LIMITS.test(said.replace(/,? because .*$/i, ""));

/** Whether what was heard as a rule holds from now on: nothing that happened, no complaint and nothing cut short. */
export function isBinding(said: string): boolean {
  if (TO_BE_ENDED.test(said) || HOW_IT_IS.test(said) || OF_THE_TEXT.test(said) || SLOGAN.test(said)) return false;
  if (NO_STATEMENT.test(said) || WISHES.test(said) || ASKED.test(said)) return false;
  if (OPEN.test(said) && !LIMITS.test(said) && !denies(said) && !/\d/.test(said)) return false;
  if (SPARES.test(said) || (ONCE_UPON.test(said) && !LIMITS.test(said))) return false;
  if ((WHAT_THERE_IS.test(said) || isListOfWhatThereIs(said)) && !limits(said)) return false;
  if (HOUSE_HAS.test(said) && !LIMITS.test(said.replace(/ (?:that|which|who)\b.*$/, ""))) return false;
  if (SCENE.test(said) && !/\b(?:must|may|shall|only|cannot|has to|have to)\b/i.test(said)) return false;
  const length = said.split(/\s+/).length;
  if ((length < FEWEST_WORDS && !/\d/.test(said) && !BANS_ONE_THING.test(said)) || (length < 6 && CUT_SHORT.test(said)))
    return false;
  if (COMPLAINS.test(said) && !WHEN_SO.test(said)) return false;
  const done = NOBODY_DID.exec(said)?.[1] ?? (DEMANDS.test(said) ? undefined : WE_HAVE_DONE.exec(said)?.[1]);
  if (done && verbForm(done)?.form === "past") return false;
  return BANS.test(said) || !tellsWhatHappened(said);
}

function isListOfWhatThereIs(said: string): boolean {
  const parts = said.split(/, (?:and )?/);
  const named = parts.every((part) => /^[\p{L}\d.-]+(?: [\p{L}-]+){0,3}$/u.test(part));
  return parts.length > 1 && named && COUNTED.test(said) && !wordsOf(said).some(({ word }) => MODAL.has(word) || NOW.test(word));
}

/** "We left it in Ghent once": what stands where the verb does is a past, and nothing in it says what is to be. */
function tellsWhatHappened(said: string): boolean {
  const words = wordsOf(said);
  if (words.some(({ word }) => MODAL.has(word) || NOW.test(word))) return false;
  const isPast = (word: string) => /^(?:was|were|had|did|left)$/.test(word) || verbForm(word)?.form === "past";
  const who = words.findIndex(({ word }) => WHO_DID.test(word));
  const first = who < 0 ? words.findIndex(({ verb }) => verb) : who + 1;
  const isFirstPast = isPast(words.slice(first).find(({ tag }) => tag !== "adv")?.word ?? "");
  if (isFirstPast && (who >= 0 || /\bonce\b/i.test(said))) return true;
  return (THEN.test(said) && words.some(({ word, verb }) => verb && isPast(word))) || tookPlace(said, words);
}

/** "Our trust paid out a little over £41,000": somebody did something to something, and "reports locked after 48 h" is none of that. */
function tookPlace(said: string, words: readonly Word[]): boolean {
  const main = readClauses(words).find(({ marker }) => marker === "");
  if (!main?.subject || main.group.form !== "past" || main.group.passive || DEMANDS.test(said)) return false;
  const [opening, verb] = [words[main.subject.from], words[main.group.end - 1]];
  const behind = words[skipAdverbs(words, main.group.end)];
  const isSomebody = /^(?:the|an?|our|my|his|her|their)$/.test(opening?.word ?? "") || opening?.proper === true;
  const isOfNow = verb?.word === main.group.base || /^(?:got|shown)$/.test(verb?.word ?? "");
  return isSomebody && !isOfNow && /^(?:det|poss|pron|num)$/.test(behind?.tag ?? "") && !/ '(?:ve|s|re)\b/.test(said);
}

const BINDING_WORDS = headsOf(
  "shall should ought able need want like wish would always then once so 'd 'll 's 're I'd she's he's themselves himself herself itself please ourselves normally usually mostly generally later finally",
);

/** "A gentler one" counts nothing. */
const ONE_OF_THEM = /\b((?:an?|the|this|that|each|another) (?:[\p{L}-]+ ){0,2})ones?\b/giu;
/** Who reminds somebody is not asked where somebody is reminded. */
const BY_THE_PRODUCT = /(?<=^|, )(?:then )?the (?:software|system|app|tool|program|product|website)(?: itself)? (?=\S)/i;

const MANY_WORDS = 7;
const COUNTS =
  /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|both|once|twice|week|month|day|hour|year|minute)s?$/;
const SPARED_NOTHING =
  /\b(?:alone|may|must|needs?|requires?|only|shall|has to|have to|at (?:most|least)|within|until|before|after)\b/i;
const BANNED = /^(?:never|nobody|without|unless|only|except|neither|must not|may not)$/;

/** Who does what, as far as its words go. */
export type Said = {
  party: { noun: { singular: string; plural: string } };
  activity: Pick<BoundDeed["activity"], "said" | "condition" | "reason" | "heardIn">;
};

/** Whether the deeds that were heard say all of a rule, its numbers and its bans too. */
export function isSaidBy({ said, forbids, statement }: Rule, deeds: readonly Said[]): boolean {
  const plain = plainRule(said);
  const figures = figuresOf(plain.replace(ONE_OF_THEM, "$1"));
  if (forbids && !figures.some((figure) => BANNED.test(figure))) return false;
  const asked = [...headsOf(inBaseForm(plain.replace(BY_THE_PRODUCT, "").replace(ONE_OF_THEM, "$1")))].filter(
    (word) => !BINDING_WORDS.has(word),
  );
  // of many words one more tells nothing else, unless it counts or limits
  const spared = denies(plain) || SPARED_NOTHING.test(plain) ? 0 : Math.floor(asked.length / MANY_WORDS);
  const wordsOfDeed = ({ party: { noun }, activity }: Said) =>
    [noun.singular, noun.plural, activity.said, activity.condition, activity.reason].join(" ");
  const together = deeds.filter(({ activity }) => statement !== undefined && activity.heardIn?.statement === statement);
  return [...deeds.map(wordsOfDeed), together.map(wordsOfDeed).join(" ")].some((told) => {
    const known = headsOf(inBaseForm(told));
    const missing = asked.filter((word) => !known.has(word));
    return (
      missing.length <= spared &&
      !missing.some((word) => COUNTS.test(word)) &&
      figures.every((figure) => told.toLowerCase().includes(figure))
    );
  });
}

/** "drawn" and "draw" are one. */
function inBaseForm(text: string): string {
  return text
    .replace(/\b(?:has|have|had|is|are|was|were|do|does|did|can|could|will|would|should|must|need)n['’]t\b/gi, "not")
    .replace(/\p{L}+/gu, (word) => verbForm(word.toLowerCase())?.base ?? word);
}
