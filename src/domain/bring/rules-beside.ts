import { isRemark } from "./remark.ts";
import type { Words } from "./segment.ts";
import { sentencesOf } from "./sentences.ts";
import { saysDuty } from "./statements.ts";

/** A bound, or somebody alone, that a sentence begins with. */
const LIMIT =
  /^\W*(?:at (?:most|least)|no(?:t)? more than|up to|only|nobody|no one|höchstens|mindestens|maximal|nur|niemand|au (?:plus|moins)|seule?s?|personne|como (?:máximo|mínimo)|sólo|nadie|al (?:massimo|meno)|soltanto|nessuno|hoogstens|minstens|alleen|no (?:máximo|mínimo)|ninguém)(?!\p{L})/iu;
const NEVER = /(?<!\p{L})(?:never|nie|niemals|jamais|nunca|mai|nooit)(?!\p{L})/iu;
/** Whether a sentence says what holds always or never. */
export const saysRule = (sentence: string) =>
  (saysDuty(sentence) || LIMIT.test(sentence) || NEVER.test(sentence)) && !/\?\W*$/u.test(sentence);

/** A paragraph below a list of needs as the rules it says, each with what is said of it; nothing where it mostly says other things. */
export function rulesBeside(part: Words): Words[] | undefined {
  const sentences = part.text.split("\n").flatMap(sentencesOf);
  const rules = sentences.filter(saysRule);
  if (rules.length === 0 || rules.length * 2 < sentences.length || sentences.some(isRemark)) return undefined;
  const told: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isNext = saysRule(sentence) && sentences.slice(0, at).some(saysRule);
    if (told.length === 0 || isNext) told.push(sentence);
    else told[told.length - 1] = `${told.at(-1)} ${sentence}`;
  }
  return told.map((text): Words => ({ kind: "words", at: part.at, text, depth: 0, alone: true }));
}
