import type { Noun } from "#domain/nouns/all.ts";
import { idIn } from "./identified.ts";
import { labelledIn } from "./labels.ts";
import { isRemark } from "./remark.ts";
import { rulesBeside } from "./rules-beside.ts";
import { requirements, type Words } from "./segment.ts";
import { sentencesOf } from "./sentences.ts";
import type { SourceBlock } from "./source.ts";
import { spokenIn } from "./spoken.ts";
import { isStatement, leadIn, roleIn, saysDuty, stepIn } from "./statements.ts";
import type { Topic } from "./topic.ts";

/** Kinds of rows that are told one to a sentence where a chapter is one paragraph. */
const told: readonly Noun[] = [
  "risks",
  "assumptions",
  "features",
  "quality_requirements",
  "security_measures",
  "external_interfaces",
  "user_classes",
  "pages",
];

const isPlain = ({ text, depth, label }: Words, isSpoken: boolean) =>
  depth === undefined &&
  !label &&
  !text.includes("\n") &&
  !idIn(text)?.rest &&
  !roleIn(text) &&
  !stepIn(text) &&
  (isSpoken || !labelledIn(text));

/** The words of a chapter, paragraphs taken apart where each sentence says something of its own. */
export function saidIn(parts: readonly Words[], topic: Topic | undefined, speakers: ReadonlySet<string>): Words[] {
  const isRows = topic?.kind === "rows";
  if (topic?.kind === "text" || topic?.kind === "kept") return [...parts];
  const alone =
    parts.length === 1 && parts[0] !== undefined && !leadsOn(spokenIn(parts[0].text, speakers)?.said ?? parts[0].text);
  const isNeeds = topic?.kind === "requirements" || (isRows && requirements.includes(topic.noun));
  const list = parts.findIndex(({ depth }) => depth === 0);
  const isCounted = parts.some(({ text }) => idIn(text)?.rest);
  return parts.flatMap((part, at) => {
    const isBeside = isNeeds && list >= 0 && at > list && part.depth === undefined && !part.label && !labelledIn(part.text);
    const rules = isBeside ? rulesBeside(part) : undefined;
    if (rules) return rules;
    const stories = part.depth === undefined ? sentencesOf(part.text) : [];
    if (stories.filter((one) => roleIn(one)).length >= 2)
      return stories.map((text): Words => ({ kind: "words", at: part.at, text, alone: true }));
    if (!isRows && isScenario(part.text)) return [{ ...part, alone: true }];
    if (isRows && !told.includes(topic.noun)) return [part];
    if (!isPlain(part, spokenIn(part.text, speakers) !== undefined) || (isRows ? !alone : isCounted)) return [part];
    const sentences = isRows && named.includes(topic.noun) ? titled(sentencesOf(part.text)) : sentencesOf(part.text);
    return sentences.map((text): Words => ({ kind: "words", at: part.at, text, alone: true }));
  });
}

/** Kinds of rows that have names. */
const named: readonly Noun[] = ["user_classes", "pages"];

/** `Trainer. Keeps the lists.` is one sentence about a trainer. */
function titled(sentences: readonly string[]): string[] {
  return sentences.flatMap((one, at) => {
    const isTitle = (text: string | undefined) => text !== undefined && text.split(/\s+/).length <= 3 && text.endsWith(".");
    if (isTitle(one) && sentences[at + 1]) return [];
    const before = sentences[at - 1];
    return [before && isTitle(before) ? `${before.slice(0, -1)}: ${one}` : one];
  });
}

/** `Name: text` in which all that follows is about the name. */
const leadsOn = (text: string) => (leadIn(text)?.name.split(/\s+/).length ?? 9) <= 4;

const ASKED =
  /\b(?:needs?|wants?|would like|has to|have to|must|shall|should|can|cannot|may not|is able to|are able to|wish(?:es)?|let(?:s)? (?:us|me|them)|allow(?:s|ed)?|supports?|we (?:assume|expect)|assumed|never|only|every|each|no longer than|braucht|benötigt|wünscht|können|kann|muss|soll|nur|besoin|peut|doit|puede|debe|necesita|risk|danger|limit|alarm|block(?:s|ed)?|log(?:s|ged)|in phase|go(?:es)? to)\b/iu;
const TALK =
  /\?["”]?$|\b(?:meeting|minutes|budget|approved|thanked|apologi[sz]ed|sitzung|réunion|reunión|next time|nodded|brings? soup|by e-?mail to|will send)\b/iu;

/** Whether a sentence of a text without a topic asks for something of the product; where a file says `must`, other words do not. */
export function asksFor(text: string, isFormal: boolean): boolean {
  return (
    text.length > 20 &&
    !TALK.test(text) &&
    !isRemark(text) &&
    (saysDuty(text) || (!isFormal && (isStatement(text) || ASKED.test(text))))
  );
}

/** Sentences of duty that make a text one that says what it means by them. */
const LEAST_FORMAL = 5;

/** Whether a file asks for things in sentences that say `must` or `shall`, rather than in others. */
export function isFormal(blocks: readonly SourceBlock[]): boolean {
  const sentences = blocks.flatMap((block) => (block.kind === "paragraph" ? sentencesOf(block.text) : []));
  const duties = sentences.filter(saysDuty).length;
  return duties >= LEAST_FORMAL && duties * 2 > sentences.filter((one) => ASKED.test(one)).length;
}

/** Whether a paragraph is a scenario, step by step. */
export const isScenario = (text: string) => text.split("\n").filter((line) => stepIn(line)).length >= 2;
