import { leavesOut } from "#domain/drafter/analysis/left-out.ts";
import { leadsToOthers } from "#domain/drafter/analysis/left-out-whole.ts";
import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { singular } from "#domain/drafter/language/words.ts";
import type { Said } from "./conversation.ts";

/** "I should also say what I don't want": what stands below it is left out. */
const ANNOUNCES =
  /^(?:\p{L}+ ){0,5}what (?:i|we) (?:(?:do not|don't|would not|wouldn't) (?:want|need|expect)|(?:want to |will )?leave out)(?: (?:here|at all|from it))?(?:, because .*)?$/iu;
const BINDS =
  /\b(?:must|may|shall|should|can|cannot|could|will|would|wants?|needs?|has to|have to|(?:is|are) to|only|never|nobody|at (?:most|least)|if|until|unless|within|new|from now)\b|^no\b|n't\b|\d|[€$£%]/i;
const DONE_BY =
  /\b(?:is|are|gets?) (?:\p{L}+ly )?\p{L}{3,}(?: after| up| out| off)? by (?:(?:an?|the|our) )?([\p{L}' -]+?)(?= (?:in|at|on|of|from|who|which|that|every|once|before|after)\b|,|$)/iu;
/** "Greta runs both from a shoebox": somebody by name, and what was left out before. */
const ABOUT_THE_SAME = /^\p{Lu}\p{Ll}+ (?:\p{L}+ly )?\p{Ll}+s (?:it|them|both|that|those|all of (?:it|them|that)|all that)\b/u;

/** "Tom asked if guests could upload photos", and then "Lovely, but no. Dropped." */
const ASKED = /^[\p{L}' -]{2,40} (?:asked|wondered|suggested|proposed) (?:me |us )?(?:if|whether|that)\b/iu;
/** "Anglers will ask to be let in" */
const WILL_ASK =
  /^[\p{L}' -]{2,40} (?:(?:will|would|may|might|can|always|often|sometimes|keeps?|do|does|also|surely|certainly) ){0,3}(?:ask(?:s|ing)?|want(?:s|ing)?|beg(?:s|ging)?|push(?:es|ing)?|plead(?:s|ing)?) (?:me |us )?(?:to|for|if|whether|about)\b[^,;]*$/iu;
const REFUSED =
  /^(?:[\p{L}' ]+: )?(?:[\p{L}' ]+, )?(?:but |and )?(?:(?:the|our|my) answer (?:is|was|will be|stays|remains)(?: still| always)?(?: a)?:? )?(?:no|nope|not (?:now|wanted|agreed)|dropped|rejected|refused|declined|parked|we say no|we(?: will|'ll) say no|it stays no)$/iu;
const ANSWERS = 2;
/** "Tom to compare prices by Friday": what those who met are to do next. */
const TO_DO = /^(\p{Lu}\p{Ll}+)(?: and (?:\p{Lu}\p{Ll}+))? to (\p{Ll}+)\b/u;

/** What was asked for and refused is left out, what somebody by name is to do next stands around it. */
export function askedAndRefused(sentences: readonly Said[]): Said[] {
  const answersTo = (at: number) =>
    sentences.slice(at + 1, at + 1 + ANSWERS).findLastIndex(({ sentence }) => REFUSED.test(sentence.replace(/[.!]+$/, "")));
  let until = -1;
  return sentences.map((one, at) => {
    const asks = ASKED.test(one.sentence) || WILL_ASK.test(one.sentence.replace(/[.!]+$/, ""));
    const refusedAt = asks ? answersTo(at) : -1;
    if (refusedAt >= 0) until = at + 1 + refusedAt;
    if (at <= until) return { ...one, under: "left out" };
    const [, name = "", verb = ""] = TO_DO.exec(one.sentence) ?? [];
    return !one.under && isGivenName(name) && verbForm(verb)?.form === "base" ? { ...one, under: "setting" } : one;
  });
}

/** "Hauliers deliver by ship", and then "Not our problem." */
const NOT_OURS =
  /^(?:(?:and |but )?(?:that's|that is|it's|it is|which is) )?(?:not (?:our|my) (?:problem|business|concern|job|affair|worry|department)|none of (?:our|my) (?:business|concern)|(?:somebody|someone) else's (?:job|problem|business))$/iu;
/** "The tenants ring me at night", and then "They should instead be able to report it." */
const INSTEAD =
  /^(?:instead,? (?:they|he|she|we|I) (?:should|must|shall|could|can)|(?:they|he|she|we|I) (?:should|must|shall|could|can) instead)\b/iu;

function asNextSays({ sentence, part, under }: Said, next: Said | undefined): Said["under"] {
  const said = next?.sentence.replace(/[.!:]+$/, "") ?? "";
  if (under !== undefined || next?.part !== part || BINDS.test(sentence)) return under;
  return NOT_OURS.test(said) ? "left out" : INSTEAD.test(said) ? "background" : undefined;
}

/** What is left out goes on in its paragraph, as far as nothing in it binds and nobody does it of whom more is told: marked as left out. */
export function leftOutApart(sentences: readonly Said[]): Said[] {
  const text = sentences.map(({ sentence }) => sentence.toLowerCase()).join("\n");
  let open: "left out" | "announced" | undefined;
  return sentences.map((each, at) => {
    const one = { ...each, under: asNextSays(each, sentences[at + 1]) };
    const { sentence, part, under } = one;
    const plain = sentence.replace(/[.!:]+$/, "");
    const isFirst = part === undefined || sentences[at - 1]?.part !== part;
    if (isFirst) open = undefined;
    if (isFirst && (ANNOUNCES.test(plain) || leadsToOthers(plain))) {
      open = "announced";
      return { ...one, under: "left out" };
    }
    const isBoundOrKnown = under !== undefined || BINDS.test(plain);
    const goesOn = open === "announced" || ABOUT_THE_SAME.test(plain) || isDoneByStranger(plain, text);
    if (open !== undefined && !isBoundOrKnown && goesOn) return { ...one, under: "left out" };
    if (open !== "announced") open = leavesOut(plain) ? "left out" : undefined;
    return one;
  });
}

/** "The meter is read by the council": by somebody whom the text names nowhere else. */
function isDoneByStranger(sentence: string, text: string): boolean {
  const [, named = ""] = DONE_BY.exec(sentence) ?? [];
  const head = singular(named.toLowerCase().split(" ").at(-1) ?? "");
  return head !== "" && text.split(head).length === 2;
}
