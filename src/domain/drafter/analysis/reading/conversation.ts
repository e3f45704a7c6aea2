import type { Sentence } from "#domain/drafter/analysis/clean.ts";
import { besideLeftOut, leavesOut } from "#domain/drafter/analysis/left-out.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { askedFor } from "./asked-for.ts";
import { isNotGranted } from "./not-granted.ts";

/** A sentence with whoever says "I" in it. */
export type Said = Sentence & {
  teller?: string | undefined;
  to?: string | undefined;
  under?: Told["under"];
  part?: number;
  /** A line of its own above what it says more of. */
  isHeading?: boolean;
};
/** `under` is what the heading above it says of it. */
export type Told = {
  statement: string;
  teller?: string | undefined;
  /** Who is spoken to. */
  to?: string | undefined;
  under?: "left out" | "background" | "setting" | "rules" | undefined;
};

const WHO_DOES = /^(?:(?:and|so|but|then) )?who (.+)$/i;
/** "Marion, our dispatcher": who it is, said beside the name. */
const SOMEBODY =
  /^(?:[A-Z]\p{Ll}+, )?((?:the|our|my|a|an|one|two|three|four|five|six) [\p{L} -]{3,40}|[A-Z]?\p{L}+s)(?:, (?:always|usually|normally|mostly|of course|as a rule))?(, (?:that's|called|named) \p{L}+)?$/iu;
const NOTHING_MORE = /^(?:yes|no|yeah|yep|nope|exactly|right|sure|true|of course|never|maybe)$/i;
const ABOUT =
  /^(?:(?:and|so|but|(?:and |so )?(?:what|how) about|(?:and )?(?:anything|something|what)(?: else)? (?:for|about|from|on)|(?:and )?for) )?((?:the |our |my )?[\p{L}'-]+(?: [\p{L}'-]+)?)$/iu;
const WHAT_OF =
  /^(?:(?:and|so|but) )?what (?:do|does|did|can|would|will|should|must) ((?:the |our |my |an? )?[\p{L}'-]+(?: [\p{L}'-]+)?) (?:be able to )?(?:say|tell|want|need|do|think|get|see|ask)\b/iu;
const WHETHER =
  /^(?:(?:and|so|but) )?(?:can|may|could|will|would|do|does|must|should) (they|he|she|(?:the |our |my )?[\p{L}'-]+(?: [\p{L}'-]+)?) ((?:be |get |see |also |\p{L}+ ).{0,80}|[\p{L}-]+)$/iu;
/** "Warranty's how long?", answered with a number alone. */
const HOW_MUCH = /\bhow (?:long|many|much|often|soon|late|early|far|big|old|high|heavy)\b/i;
const AMOUNT =
  /^(?:about |up to |at (?:most|least) |max(?:imum)? |around )?(?:\d[\d.,]*|[£$€]\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|a hundred)(?: ?[\p{L}%€]+(?: [\p{L}]+)?)?$/iu;
/** "Refrigerant? Has to be weighed": what was asked about is what it is said of. */
const WITHOUT_SUBJECT = /^(?:has|have|is|are|must|can|may|shall|should|will|needs?|gets?|goes|go)\b/i;
/** "Does the customer hear anything?" */
const HEARS =
  /^(?:(?:and|so|but) )?(?:do|does|can|will|would) ((?:the|our|my) [\p{L}'-]+(?: [\p{L}'-]+)?) (?:hear|get|see|know|need|want)\b/iu;
/** "And you want them to…?", "What should she be able to do?": answered with what they do. */
const LET_DO =
  /\b(?:want|wants|need|needs|expect|expects|like) (them|him|her|(?:the|our|my) [\p{L}'-]+) to(?: do| be able to(?: do)?)?(?: (?:what|exactly|then|there))?\W*$|\bwhat (?:can|could|should|must|may|do|does|shall) (they|he|she) (?:be able to )?(?:do|need|want)\b/iu;
const SUBJECTS = wordTable<string>({ them: "they", him: "he", her: "she" });
const DASH = /^[\s—]+/;
const BOUND = /^(?:only|if|unless|until|within|but|up to|as long as)\b/i;
/** "So the warden enters his count himself?", answered with yes: told as it was asked. */
const TOLD_AS_ASKED =
  /^(?:(?:so|and|ok|okay|right|then|but),? )*((?:the|our|an?|each|every|all|they|he|she) (?!.*\b(?:i|we|you|my|our|your|or|who|what|which|how|why)\b).+)$/iu;
const YES = /^(?:yes|yeah|yep|exactly|right|sure|correct|precisely|of course|that's right|that's it|true)(?=$|[,.!])/i;
/** "And then the digest": what is spoken of next. */
const TURNS_TO =
  /^(?:and|so|now|ok|right)(?: then| now)?,? (?:on to |to |about )?(?:(?:then|there's) )?((?:the|our) [\p{L}'-]+(?: [\p{L}'-]+)?)$/iu;
/** "Only us clerks." */
const ONLY_THOSE = /^only (?:us |we |the )?((?:[\p{L}'-]+ )?\p{L}+s)$/iu;

function toldAsAsked(question: string, answer: string): string | undefined {
  const [, told = ""] = YES.test(answer) ? (TOLD_AS_ASKED.exec(question.replace(DASH, "")) ?? []) : [];
  const acts = told
    .split(" ")
    .some((word, at) => at > 0 && verbForm(word.toLowerCase().replace(/[^\p{L}-]/gu, "")) !== undefined);
  return acts ? told.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** What opens an answer and says nothing. */
const OPENING =
  /^(?:(?:(?:well|yes|yeah|yep|exactly|right|sure|true|actually|basically|honestly|first off|first of all|to begin with|anyway|besides|of course|fine|i see|good),? |no, ))+(?=\p{L}+ \p{L})/iu;
/** "I do, I'm the dispatcher", "That would be the clerk", "Our cook does that." */
const DOES_SO =
  /^(?:that(?:'s| is|'d be| would be) )?(me|us|i|we|(?:the|our|my|an?) [\p{L} -]{3,30}?|\p{Lu}\p{Ll}+)(?: (?:does|do|can|must|may|will)(?: (?:that|it|this|so))?)?(?:, ((?:I|we|he|she|that|they)(?:'s|'m|'re| is| am| are) .+))?$/iu;
/** "What's the biggest headache?", "What happens today?" */
const TROUBLE =
  /\b(?:biggest|main|worst|real) (?:headache|problem|pain|issue|trouble|worry|nuisance)|\bwhat(?:'s| is) (?:wrong|the (?:problem|trouble|matter)|so bad|broken|annoying)|\bwhat (?:annoys|bothers|hurts|goes wrong|went wrong)|\b(?:happens?|done|do(?:es)?|works?|handle|manage|looks?|run)\b.* (?:today|now|at the moment|currently|so far|at present)$/i;
const ASIDE = /^[\s—]*(?:honestly|really|okay|ok|right|seriously|you know|sorry|pardon|me|frankly)$/i;
const WISHES = /\b(?:ought to|should|shall|must|wants?|needs?|would like|'d like|has to|have to)\b/i;
const TURNS_TO_IT =
  /^(?:so,? |and |now,? )*(?:next slide|(?:my|our|the) (?:idea|plan|dream|proposal)|here(?:'s| is)|(?:what|all) (?:i|we)(?:'d| would)? (?:want|need|like)|with the (?:app|software|system|tool)|in future)\b/i;

/** "Right now?" asks how it is done so far. */
const NOW = /^[\s—]*(?:and )?(?:right now|today|now|at the moment|currently|so far|until now|at present)$/i;

/** "so why can't the vicar read the report?" wishes that he could. */
const WISHED = /\b(?:so )?why (?:can't|couldn't|can ?not|shouldn't) /i;

/** Who answers is whoever speaks. */
const SPEAKING = wordTable<string>({ me: "I", us: "we", i: "I", we: "we" });

/** What is asked about today, or about what goes wrong, is answered until another question, part or wish. */
function beforeIt(sentences: readonly Said[]): Said[] {
  let since: Said | undefined;
  return sentences.map((one) => {
    if (one.question && !ASIDE.test(one.sentence)) since = TROUBLE.test(one.sentence) ? one : undefined;
    else if (since && (one.part !== since.part || TURNS_TO_IT.test(one.sentence) || WISHES.test(one.sentence))) since = undefined;
    return since && !one.question ? { ...one, under: "background" } : one;
  });
}

/** "Who counts the money?" "Two clerks": they count it. */
function agreeing(asked: string, who: string): string {
  const [verb = "", ...rest] = asked.split(" ");
  const { base, form } = verbForm(verb) ?? {};
  if (/^(?:I|we)$/.test(who) && base) return [base, ...rest].join(" ");
  return isPlural(who.split(" ").at(-1) ?? "") && form === "third" && base ? [base, ...rest].join(" ") : asked;
}

/** "have to say yes" is a duty, all else is let. */
function allowed(deed: string): string {
  const duty = /^(?:have|need) to (.+)$/i.exec(deed)?.[1];
  return duty ? `must ${duty}` : `can ${deed}`;
}

/** "You're the gate keeper?", "Are you on the board?": from here on "you" are those, until another such question or part. */
const WHO_YOU_ARE =
  /^(?:(?:and|or|so|but|if) )?(?:are you|you(?:'re| are)) (?:(?:(?:one of )?(?:the|our|an?) )?((?!(?:on|in|with|at) )[\p{L}' -]{3,40}?)|(?:on|in|with) (?:the|our) ([\p{L} -]{3,40}))$/iu;

function whoYouAre(question: string): string | undefined {
  const [, role, body] = WHO_YOU_ARE.exec(question) ?? [];
  const named = body ? `${body} member` : role;
  return named && couldBeActor(singular(named.split(" ").at(-1)?.toLowerCase() ?? "")) ? named : undefined;
}

/** Who "you" were before anybody was asked whether they are somebody else. */
function whoWasMeant(sentences: readonly Said[]): string | undefined {
  const until = sentences.findIndex(({ sentence, question }) => question && whoYouAre(sentence));
  for (const { sentence } of sentences.slice(0, Math.max(until, 0))) {
    const [, role] =
      /^you(?:'re| are) (?:the|an?|our) ([\p{L}'-]+(?: [\p{L}'-]+)?)(?=$|[,.;:]| (?:in|at|of|on|with|who|and)\b)/iu.exec(
        sentence,
      ) ?? [];
    if (role && couldBeActor(singular(role.split(" ").at(-1)?.toLowerCase() ?? ""))) return role;
  }
  return undefined;
}

/** "Could the buyers see it?" "Leave them out": answered by leaving out what was asked for. */
function isLeftOutBy(answers: readonly Said[]): boolean {
  const next = answers.findIndex(({ question }) => question);
  return answers
    .slice(0, next < 0 ? ANSWERED_IN : Math.min(next, ANSWERED_IN))
    .some(({ sentence }) => besideLeftOut(sentence).some(leavesOut));
}
const ANSWERED_IN = 2;

/** Who is asked to do or be let do something. */
function askedWhether(question: string, isTalk: boolean): { subject: string; deed: string } | undefined {
  const [, subject = "", deed = ""] = isTalk ? (WHETHER.exec(question) ?? []) : [];
  return askedFor(question, isTalk) ?? (subject && !/^(?:you|i|we|it)\b/i.test(subject) ? { subject, deed } : undefined);
}

/** What is asked and answered, told as statements: who a question is about stands before what is answered. */
export function answered(said: readonly Said[], isTalk: boolean): Told[] {
  const sentences = beforeIt(said).map((one) =>
    one.question && WISHED.test(one.sentence)
      ? { ...one, sentence: one.sentence.replace(WISHED, "could "), question: false }
      : one,
  );
  if (!isTalk && !sentences.some(({ question }) => question))
    return sentences.map(({ sentence, teller, to, under }) => ({ statement: sentence, teller, to, under }));
  const statements: Told[] = [];
  let asked: string | undefined;
  let whether: string | undefined;
  let howMuch: string | undefined;
  let doing: string | undefined;
  let topic: string | undefined;
  let speaksTo: { part: number | undefined } | undefined;
  const first = whoWasMeant(sentences);
  for (const [at, { sentence, question, teller, to, under, part }] of sentences.entries()) {
    const told = { push: (...more: string[]) => statements.push(...more.map((statement) => ({ statement, teller, to, under }))) };
    const you = question ? whoYouAre(sentence) : undefined;
    if (you) {
      told.push(`As the ${you}:`);
      speaksTo = { part };
      continue;
    }
    if (speaksTo && speaksTo.part !== part) {
      if (first) told.push(`As the ${first}:`);
      speaksTo = undefined;
    }
    if (question) {
      const next = sentences[at + 1]?.sentence ?? "";
      const plainly = isTalk ? toldAsAsked(sentence, next) : undefined;
      if (plainly) {
        statements.push({ statement: plainly, under });
        continue;
      }
      const about =
        ABOUT.exec(sentence.replace(DASH, ""))?.[1] ?? WHAT_OF.exec(sentence)?.[1] ?? HEARS.exec(sentence.replace(DASH, ""))?.[1];
      const named =
        /^(?:the|our|my) /i.test(about ?? "") || couldBeActor(singular((about ?? "").split(" ").at(-1)?.toLowerCase() ?? ""));
      topic = about && !named ? about : undefined;
      if (about && named && !/^(?:why|when|where|how|what|who|which|really|deposit)\b/i.test(about)) told.push(about);
      const bySameOne = isTalk && teller !== undefined && sentences[at + 1]?.teller === teller;
      const { subject, deed } = isNotGranted(next, bySameOne) ? {} : (askedWhether(sentence, isTalk) ?? {});
      whether = subject && deed ? `${subject} ${allowed(deed)}` : undefined;
      asked = WHO_DOES.exec(sentence)?.[1];
      // "Who does what?"
      if (/^(?:does|do|is|can|needs|gets|will|should)(?: (?:what|who|it all|all that))?$/i.test(asked ?? "")) asked = undefined;
      howMuch = HOW_MUCH.test(sentence) ? sentence : undefined;
      const [, wanted, can] = LET_DO.exec(sentence) ?? [];
      doing = SUBJECTS[wanted ?? ""] ?? wanted ?? can;
      if (whether && isLeftOutBy(sentences.slice(at + 1))) {
        statements.push({ statement: `${subject} ${deed}`, teller, under: "left out" });
        whether = undefined;
      }
      if (whether && !BOUND.test(next)) {
        told.push(whether);
        whether = undefined;
      }
      continue;
    }
    if (NOW.test(sentences[at - 1]?.sentence ?? "") && sentences[at - 1]?.question) {
      told.push(`Right now, ${sentence.replace(DASH, "")}`);
      continue;
    }
    const [, those] = (asked === undefined ? undefined : ONLY_THOSE.exec(sentence.replace(DASH, ""))) ?? [];
    if (asked !== undefined && those) {
      told.push(`Only ${those} ${agreeing(asked, those)}`);
      asked = undefined;
      continue;
    }
    const [, next] = (isTalk ? TURNS_TO.exec(sentence.replace(DASH, "")) : undefined) ?? [];
    if (next) {
      told.push(next);
      continue;
    }
    const isNamed = SOMEBODY.test(sentence) && !/ (?:does|do|can|must|may|will)$/i.test(sentence);
    const [, doer, beside] = (asked === undefined || isNamed ? undefined : DOES_SO.exec(sentence.replace(DASH, ""))) ?? [];
    if (asked !== undefined && doer && !NOTHING_MORE.test(doer)) {
      const who = SPEAKING[doer.toLowerCase()] ?? doer;
      told.push(...(beside ? [beside] : []), `${who} ${agreeing(asked, who)}`);
      asked = undefined;
      continue;
    }
    const [, answer, name] = (asked !== undefined && isNamed ? SOMEBODY.exec(sentence) : undefined) ?? [];
    if (doing !== undefined && verbForm(sentence.split(" ")[0]?.toLowerCase() ?? "")?.form === "base")
      told.push(`${doing} can ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`);
    else if (asked !== undefined && answer) told.push(...(name ? [sentence] : []), `${answer} ${agreeing(asked, answer)}`);
    else if (topic !== undefined && /\bit\b/.test(sentence)) told.push(topic, sentence.replace(DASH, ""));
    else if (topic !== undefined && WITHOUT_SUBJECT.test(sentence.replace(DASH, "")))
      told.push(`${topic} ${sentence.replace(DASH, "").replace(/^./, (letter) => letter.toLowerCase())}`);
    else if (
      topic !== undefined &&
      /^(?:not|no|never|none)\b/i.test(sentence.replace(DASH, "")) &&
      sentence.split(" ").length < 8
    )
      told.push(`${topic}: ${sentence.replace(DASH, "").replace(/^./, (letter) => letter.toLowerCase())}`);
    else if (howMuch !== undefined && AMOUNT.test(sentence.replace(DASH, "")))
      told.push(`${howMuch}: ${sentence.replace(DASH, "").toLowerCase()}`);
    else if (whether !== undefined) told.push(`${whether} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`);
    else if (!isTalk || !NOTHING_MORE.test(sentence))
      told.push(isTalk ? sentence.replace(OPENING, "").replace(/^that (?=(?:they|he|she|we|i) )/i, "") : sentence);
    asked = undefined;
    whether = undefined;
    howMuch = undefined;
    doing = undefined;
    topic = undefined;
  }
  return statements;
}
