import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { POWERED } from "#domain/drafter/plan/thing-kinds.ts";

/** What the product does by itself where nobody is said to. */
const BY_PRODUCT = words(
  `archive apply block calculate cancel charge close count create debit delete discard erase forward hide inform keep lock mark notify offer publish
  reject release remind remove reserve reset round send show store tell update warn wipe alert alarm anonymise anonymize assign list suspend withhold display
  activate compute convert deactivate disable e-mail email flag generate highlight prevent recommend suggest sync synchronise synchronize withdraw`,
);
/** "put on hold", "set to paid", "added automatically" */
const PUT = /^(?:on (?:hold|(?:the|a) (?:[\p{L}-]+ )?(?:list|queue))|under review)\b/u;
/** What happens in the product and nobody writes down. */
const HAPPENS = /\b(?:access|changes?|actions?|log-?ins?|sign-?ins?|attempts?|events?|errors?|edits?|deletions?|failures?)\b/i;
const SET = /^(?:back )?to\b/;

/** What people do in the product. */
export const IN_PRODUCT = words(
  `add announce approve assign attach book cancel capture change choose comment confirm correct describe document edit enter fill log name note order photograph
  plan propose record register report request reserve review scan schedule select sign submit transfer type upload write invoice rate`,
);

/** The verb of "kept"; undefined where the word is no participle. */
export function baseOfParticiple(word: string): string | undefined {
  const form = verbForm(word.toLowerCase());
  return form?.form === "past" || /^(?:put|set|cut|let|split|hit|shut|spread)$/i.test(word) ? form?.base : undefined;
}

/** "kept for a month" as what is done: keep, "for a month"; `by` is who does it. */
export type Passive = { verb: string; adverb: string; rest: string; by: string };

/** Undefined where no participle opens it. */
export function passiveOf(rest: string): Passive | undefined {
  const told = rest.replace(/^be /, "");
  const [, adverb = "", participle = "", behind = ""] = /^(\p{L}+ly )?(\p{L}+(?:-\p{L}+)?)(.*)$/u.exec(told) ?? [];
  const base = baseOfParticiple(participle);
  if (base === undefined) return undefined;
  return {
    verb: base,
    adverb,
    rest: behind.trim(),
    by:
      /\bby (?!(?:\d|the (?:end|time)|noon|midnight|phone|post|mail|e-?mail|hand|card|\p{L}+day)\b)(.+)$/u.exec(behind)?.[1] ??
      "",
  };
}

const DEADLINE = /\bby (?:\d|the (?:end|evening|morning|day)|noon|midnight|\p{L}+day\b)/u;
const TELLS = /^(?:inform|notify|remind|send|tell|warn|alert|alarm|e-?mail)$/;

/** Whether the product does by itself what is done by nobody. */
export function isByProduct({ verb, adverb, rest, by }: Passive, subject = ""): boolean {
  if (by !== "") return false;
  if (/^(?:log|record|track|monitor)$/.test(verb) && HAPPENS.test(subject)) return true;
  // a lamp is charged by hand
  if (verb === "charge" && POWERED.has(singular(subject.split(" ").at(-1) ?? ""))) return false;
  // "trucks must be assigned by 6 pm": somebody has so much time for it
  if (DEADLINE.test(rest) && !TELLS.test(verb)) return false;
  if (BY_PRODUCT.has(verb) || /\bautomatically\b/.test(`${adverb}${rest}`)) return true;
  return (verb === "put" && PUT.test(rest)) || (verb === "set" && SET.test(rest));
}

/** "and then erased": what is done besides, told as a deed. */
export function inTheActive(rest: string, isMany: boolean): string | undefined {
  let isOpen = false;
  const told = rest.replace(/\b(and then|and|or|but) (\p{L}+)(?= |$)/gu, (all, join: string, word: string) => {
    const form = verbForm(word);
    if (form?.form !== "past") return all;
    if (!BY_PRODUCT.has(form.base)) isOpen = true;
    return `${join} ${form.base} ${isMany ? "them" : "it"}`;
  });
  return isOpen ? undefined : told;
}
