import { NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { type Duty, group, isFiniteVerb, type Sentence, skipAdverbs } from "#domain/quality/reading/sentence.ts";
import { BE, HELPING, isParticiple, SAME_FORM, STRONG, type Word } from "#domain/quality/reading/word.ts";
import { MOSTLY_NOUNS } from "#domain/quality/words/mostly-nouns.ts";

/** A further duty of the same sentence: from its joint, "and" or a semicolon, to its deed. */
export type Further = Duty & { joint: number; ownSubject: boolean; modal?: number };

const LETTING = words(
  "allow let enable permit help require ask force want need able ability possible capability possibility option way",
);
const LEANING = words(
  `print display log report alert email e-mail export import update upload download record release reset return transfer move copy lock load mark label archive sort schedule start stop save scan store switch sound ring
  signal raise charge refund block count check close warn ask sign process filter rank rate tag track repeat request deliver`,
);
const COMPOUND =
  /^(results?|files?|lists?|types?|numbers?|names?|dates?|times?|codes?|forms?|fields?|entries|entry|data|records?|pages?|buttons?|settings?|history|status|statuses|messages?|details|items?|rates?|levels?|points?|areas?|counts?|rooms?|desks?|boxes|cards?|orders?|options?|criteria|rules?|engines?|functions?|systems?|signals?|notes?|speeds?|servers?|books?|stations?|processes|requests?|periods?|sheets?|media|marks?|keys?)$/;
const NO_DEEDS =
  /^(last|next|own|present|past|open|content|average|clean|clear|correct|direct|empty|live|mature|perfect|secure|separate|slow|warm|cool|dry|wet|free|near|close|complete|double|equal|even|exact|fine|firm|idle|level|like|long|mean|narrow|parallel|proper|quiet|ready|right|rough|round|smooth|still|tame|thin|welcome|wrong|one|other)$/;
const JOINTS = words("and then but ; plus while whereas nor");

/** What a sentence obliges to beside its first duty. */
export function furtherDuties({ words: list, duty }: Sentence): Further[] {
  if (duty?.verb === undefined) return [];
  const found: Further[] = [];
  for (let at = duty.verb + 1; at < list.length - 1; at += 1) {
    const further = ownClause(list, duty, at) ?? sharedClause(list, duty, at);
    if (further && !found.some(({ joint }) => joint >= further.joint)) found.push(further);
  }
  return found;
}

/** "… and the ward shall receive a message", "…; it must also send …", "and shall print" */
function ownClause(list: readonly Word[], duty: Duty, at: number): Further | undefined {
  const word = list[at];
  if (word?.tag !== "modal" || (duty.modal === undefined && !STRONG.has(word.lower))) return undefined;
  const joint = list.findLastIndex(({ lower, tag }, index) => index < at && (JOINTS.has(lower) || tag === "comma"));
  if (joint <= (duty.verb ?? 0)) return undefined;
  const subject = list.slice(joint + 1, at).filter(({ tag }) => tag !== "adv");
  const opener = list[joint + 1]?.lower ?? "";
  if (subject.some(({ tag, lower }) => tag === "rel" || tag === "modal" || /^(if|when|while|unless|because|where)$/.test(lower)))
    return undefined;
  const comma = list[joint]?.tag === "comma";
  if (comma && (!STRONG.has(word.lower) || /^(or|which|who|that)$/.test(opener))) return undefined;
  const weak = !STRONG.has(word.lower);
  const asks = /^(should|will|would)$/.test(word.lower) || word.lower === list[duty.modal ?? -1]?.lower;
  if (weak && (!asks || hangs(list, duty.verb ?? 0, joint))) return undefined;
  const start = comma && list[joint + 1]?.lower === "and" ? joint + 1 : joint;
  return { ...group(list, start + 1, at), joint: start, ownSubject: subject.length > 0 };
}

/** Whether a subordinate clause is still open: "so that users can see and managers can edit". */
function hangs(list: readonly Word[], from: number, to: number): boolean {
  return list
    .slice(from + 1, to)
    .some(({ lower }) => /^(that|which|who|so|where|when|if|because|whether|how|what|unless)$/.test(lower));
}

/** "… and hide blocked dishes": a deed under the same "shall". */
function sharedClause(list: readonly Word[], duty: Duty, at: number): Further | undefined {
  const joint = list[at];
  const joins =
    joint?.lower === "and" ||
    (joint?.lower === "then" && list[at - 1]?.tag === "comma") ||
    joint?.lower === "&" ||
    joint?.lower === ";";
  if (!joins || isPhrase(list, at)) return undefined;
  const next = skipAdverbs(list, list[at + 1]?.lower === "then" || list[at + 1]?.lower === "to" ? at + 2 : at + 1);
  const verb = list[next];
  if (!verb) return undefined;
  const passive = duty.be !== undefined && isParticiple(list[duty.verb ?? 0]);
  if (duty.modal === undefined)
    return duty.be === undefined && verb.form === "third" && isDeedThird(list, next) && anchorOf(list, duty, at) === "third"
      ? { from: at, verb: next, joint: at, ownSubject: false }
      : undefined;
  if (passive && isParticiple(verb) && verb.tag !== "adj" && anchorOf(list, duty, at) !== "other" && !isAdjectival(list, next))
    return participleFits(list, duty, at, next) ? { from: at, verb: next, joint: at, ownSubject: false } : undefined;
  if (verb.lower === "be" || (isDeed(list, at, next) && anchorOf(list, duty, at) === "duty"))
    return verb.lower === "be" && anchorOf(list, duty, at) !== "duty"
      ? undefined
      : { from: at, verb: next, joint: at, ownSubject: false };
  return undefined;
}

/** "now and then", "read and write access" */
function isPhrase(list: readonly Word[], joint: number): boolean {
  const [before, next, last] = [list[joint - 1], list[joint + 1], list[joint + 2]];
  if (before?.lower === "now" && next?.lower === "then") return true;
  return (
    before?.form === "base" &&
    next?.form === "base" &&
    /^(access|permissions?|rights?|modes?|privileges?)$/.test(last?.lower ?? "")
  );
}

/** "be stored and maintained", not "be shown to registered and invited people" */
function participleFits(list: readonly Word[], duty: Duty, joint: number, next: number): boolean {
  const direct = joint - 1 === duty.verb;
  const after = list[next + 1];
  return direct || after === undefined || /^(prep|break|comma|adv|to|conj)$/.test(after.tag);
}

function isAdjectival(list: readonly Word[], at: number): boolean {
  return list[at + 1]?.tag === "noun" && list[at + 2] !== undefined;
}

/** Whether the word after the joint is a deed and no thing. */
function isDeed(list: readonly Word[], joint: number, at: number): boolean {
  const [word, next] = [list[at], list[at + 1]];
  if (word && SAME_FORM.has(word.lower) && /^(det|poss|pron|num)$/.test(next?.tag ?? "")) return true;
  if (
    word?.form !== "base" ||
    NO_DEEDS.test(word.lower) ||
    /^\p{Lu}\p{Ll}/u.test(word.text) ||
    /^(det|poss|prep|pron|num|comma|break|modal|aux|conj|adv)$/.test(word.tag)
  )
    return false;
  if (next?.tag === "modal" || next?.tag === "aux" || HELPING.has(next?.lower ?? "")) return false;
  if (/^(det|poss|pron)$/.test(next?.tag ?? "") && next?.lower !== "that") return true;
  if (NEVER_NOUNS.has(word.lower)) return true;
  if (isChain(list, joint) && next?.tag !== "break") return true;
  // "and alert nurses", but "and search results"
  if (
    LEANING.has(word.lower) &&
    next?.tag === "noun" &&
    (isPlural(next.lower) || list[at + 2]?.tag === "prep") &&
    !COMPOUND.test(next.lower)
  )
    return true;
  if (MOSTLY_NOUNS.has(word.lower))
    return next?.tag === "num" || next?.tag === "rel" || (next?.tag === "adj" && list[joint - 1]?.tag !== "adj");
  return next !== undefined && next.tag !== "conj" && !/^(of)$/.test(next.lower);
}

/** "store, check and send the order": nothing but deeds since "shall" or "to". */
function isChain(list: readonly Word[], joint: number): boolean {
  let at = joint - 1;
  while (list[at]?.tag === "comma" || (list[at]?.form === "base" && list[at]?.tag !== "adj")) at -= 1;
  return at < joint - 1 && (list[at]?.tag === "to" || list[at]?.tag === "modal");
}

function isDeedThird(list: readonly Word[], at: number): boolean {
  const next = list[at + 1];
  return next !== undefined && /^(det|poss|pron|num|rel|to)$/.test(next.tag);
}

/** What verb the joint hangs on: the duty, or a clause that hangs on something in it. */
function anchorOf(list: readonly Word[], duty: Duty, joint: number): "duty" | "third" | "other" {
  for (let at = joint - 1; at > (duty.verb ?? 0); at -= 1) {
    const [word, before] = [list[at], list[at - 1]];
    if (!word || !before) break;
    if (before.tag === "to" && word.form === "base") {
      if (letsBefore(list, duty, at - 1)) return "duty";
      return "other";
    }
    if (word.tag === "modal") return "other";
    if (word.form === "third" && isFiniteVerb(list, at)) continue;
    if (word.form === "base" && isFiniteVerb(list, at) && clauseOpens(list, duty, at)) return "other";
  }
  const form = list[duty.verb ?? 0]?.form;
  return duty.modal === undefined && form === "third" ? "third" : "duty";
}

function clauseOpens(list: readonly Word[], duty: Duty, at: number): boolean {
  return list
    .slice((duty.verb ?? 0) + 1, at)
    .some(
      ({ lower, tag }) =>
        tag === "rel" || /^(if|when|while|where|until|before|after|once|unless|because|as|whether)$/.test(lower),
    );
}

/** "allow admins to set up profiles and allocate users": what is allowed is the duty. */
function letsBefore(list: readonly Word[], duty: Duty, to: number): boolean {
  const main = list[duty.verb ?? 0];
  if (main && (LETTING.has(main.base ?? "") || LETTING.has(main.lower) || BE.has(main.lower))) return true;
  return list.slice(Math.max(0, to - 6), to).some(({ lower, base }) => LETTING.has(lower) || LETTING.has(base ?? ""));
}
