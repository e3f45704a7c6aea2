import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { capitalised, isPlural } from "#domain/drafter/language/words.ts";
import { textsOfQuestion } from "#domain/drafter/languages/questions/all.ts";
import type { QuestionTexts } from "#domain/drafter/languages/questions/question-texts.ts";
import type { DomainAnswer } from "#domain/questionnaires.ts";
import { wordTable } from "#domain/word-table.ts";
import { HOLES } from "./holes.ts";
import { NUMBER, UNIT } from "./words/english.ts";
import { any } from "./words/word-classes.ts";

const FINITE =
  /\b(?:is|are|was|were|must|may|can|cannot|shall|should|will|has|have|had|does|do|never|ends?|expires?|lasts?|approves?|decides?|pays?|keeps?|stays?|gets?|needs?|takes?|goes|becomes?|replaces?|moves?|uses?)\b/i;
const LEFT_OPEN = /\b(approves?|decides?|confirms?|reviews?|signs?|checks?|rejects?)(?:\s+(?:it|them|this|that))?$/i;
const SPAN = any(
  `^(?:(?:for|at least|at most|up to|about|around|another|a further) )*(?:${NUMBER} (?:more |full |whole |further )?|an? (?:full |whole )?)${UNIT}(?: each| more)?$`,
  "^(?:(?:for )?ever|forever|for (?:good|life)|indefinitely|permanently|always)$",
);
const ENDLESS = /^(?:forever|for |indefinitely|permanently|always)/i;
const ANSWERS_NOTHING = any(
  "(?:don't|do not) know",
  "no idea|(?:not|n't) (?:been )?(?:decided|sure|clear)",
  "^(?:nothing|none|no|never mind|whatever)$",
);
/** How a question words an answer of a few words, where the thing it is about follows the last colon of its key. */
const WORDINGS = wordTable<(answer: string, thing: string) => string>({
  approves: (answer, thing) => `${doing(answer, "approve")} ${thing}`,
  kept: (answer, thing) => `${capitalised(thing)} are kept ${ENDLESS.test(answer) ? "" : "for "}${answer}`,
  never: (answer) => `It must never happen that ${answer}`,
  limits: (answer) => `This limit counts: ${answer}`,
  replaces: (answer) => `It replaces ${answer}`,
  pays: (answer) => `${doing(answer, "pay")} for it`,
  sees: (answer, thing) => `Only ${answer.replace(/^only\s+/i, "")} may see ${thing} of others`,
});

const TOGETHER = /\sand\s|^(?:i|we|you|they|both|all)\b/i;
const WHAT_FOLLOWS = /\s(?:of|for|from|in|at|on|with|who|that)\s.*$/i;

/** "The church board approves", "The boards of the parish approve". */
function doing(who: string, verb: string): string {
  const last = who.split(/\sor\s/i).at(-1) ?? who;
  const head = last.replace(WHAT_FOLLOWS, "").split(/\s+/).at(-1) ?? "";
  return `${capitalised(who)} ${TOGETHER.test(who) || isPlural(head) ? verb : `${verb}s`}`;
}

/** What was answered, in sentences that stand by themselves, as if the description had said them. */
export function saidAnswers(answers: readonly DomainAnswer[] | null | undefined): string {
  return (answers ?? []).flatMap(saidAnswer).join("\n");
}

function saidAnswer({ key, question, answer }: DomainAnswer): string[] {
  const [kind = "", ...about] = key.split(":");
  const thing = about.at(-1) ?? "";
  const texts = textsOfQuestion(key);
  return answer
    .split(/[.;\n]+(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => {
      const told = texts ? toldIn(texts, kind, sentence) : toldInEnglish(kind, thing, sentence);
      return `${told ?? `${question.replace(/^¿|[?\s]+$/g, "")}: ${sentence}`}.`;
    });
}

function toldInEnglish(kind: string, thing: string, sentence: string): string | undefined {
  if (thing && LEFT_OPEN.test(sentence)) return `${capitalised(sentence.replace(LEFT_OPEN, "$1"))} ${thing}`;
  if (FINITE.test(sentence) || analyse(sentence).activities.length > 0) return capitalised(sentence);
  return isLeftAsGiven(kind, sentence, SPAN, ANSWERS_NOTHING) ? undefined : WORDINGS[kind]?.(sentence, thing || "entries");
}

/** What answers nothing, and what is said of how long but is no span of time, completes no sentence. */
function isLeftAsGiven(kind: string, answer: string, span: RegExp, leftOpen: RegExp): boolean {
  return leftOpen.test(answer) || (kind === "kept" && !span.test(answer));
}

function toldIn(
  { finite, one, several, either, span, leftOpen, told, agreeing }: QuestionTexts,
  kind: string,
  sentence: string,
): string | undefined {
  if (finite.test(sentence)) return capitalised(sentence);
  const hole = HOLES.find((hole) => hole === kind);
  const wording = hole && told[hole];
  if (!wording || isLeftAsGiven(hole, sentence, span, leftOpen)) return undefined;
  const isMany = several.test(sentence);
  if (agreeing.includes(hole) && (either.test(sentence) || (!isMany && !one.test(sentence)))) return undefined;
  return wording(agreeing.includes(hole) ? capitalised(sentence) : sentence, !isMany);
}
