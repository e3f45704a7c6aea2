import { couldBeActor, couldNotBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { singular } from "#domain/drafter/language/words.ts";
import type { Found } from "#domain/quality/finding.ts";
import type { Sentence } from "#domain/quality/reading/sentence.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { STRONG, type Word } from "#domain/quality/reading/word.ts";
import { replaced } from "./fixes.ts";

const ASKS = /^(should|will|would|shouldn't|won't|wouldn't|ought)$/;
const PRODUCT =
  /^(system|product|application|app|software|platform|website|site|service|server|tool|portal|interface|it|they|this)$/;

export const spanOf = (list: readonly Word[], from: number, to: number) => ({
  start: list[from]?.start ?? 0,
  end: list[to]?.end ?? list.at(-1)?.end ?? 0,
});

/** Each statement obliges with "shall" or "must"; what only informs beside such a sentence is let be. */
export function weakModals({ text, plain, sentences }: Statement, plainAllowed: boolean): Found[] {
  const obliges = sentences.some(({ words, duty }) => duty?.modal !== undefined && STRONG.has(words[duty.modal]?.lower ?? ""));
  let told = obliges || plainAllowed;
  const found = sentences.flatMap(({ words: list, duty }): Found[] => {
    if (!duty) return [];
    const modal = duty.modal === undefined ? undefined : list[duty.modal];
    if (modal) {
      const right = /^(may|can|cannot|can't)$/.test(modal.lower) && (plainAllowed || permits(list, duty));
      told ||= right;
      if (STRONG.has(modal.lower) || right) return [];
      told = true;
      const asks = ASKS.test(modal.lower);
      const not = /n't$/.test(modal.lower) ? " not" : "";
      const shall = {
        label: `Say “shall${not}”`,
        kind: "replace" as const,
        text: replaced(text, modal.start, modal.end, `shall${not}`),
      };
      return [
        {
          rule: "modal",
          start: modal.start,
          end: modal.end,
          why: `“${modal.text}” ${asks ? "asks or foretells" : "allows"}: what has to hold is said with “shall”.`,
          ...(asks && modal.lower !== "ought" && { fix: shall }),
        },
      ];
    }
    const supposed =
      duty.be !== undefined &&
      SUPPOSED.test(list[duty.verb ?? 0]?.lower ?? "") &&
      list[(duty.verb ?? 0) + 1]?.lower === "to" &&
      list[(duty.verb ?? 0) + 2]?.tag !== "det";
    if (told && !(supposed && !obliges)) return [];
    told = true;
    const be = duty.be ?? duty.verb ?? 0;
    const from = list[be - 1]?.lower === "to" ? be - 2 : be;
    return [
      {
        rule: "modal",
        ...spanOf(list, from, duty.verb ?? be),
        why: "Nothing obliges here: say what the product shall do or be.",
      },
    ];
  });
  if (told || sentences.some(({ words }) => words.some(({ lower }) => STRONG.has(lower)))) return found;
  return unsaid({ text, plain, sentences });
}

/** "A member may cancel…" gives a right; "The system may…" and "may be shown" leave it open. */
function permits(list: readonly Word[], { from, modal, be }: NonNullable<Sentence["duty"]>): boolean {
  if (be !== undefined || modal === undefined) return false;
  const subject = list.slice(from, modal);
  const head = singular(subject.findLast(({ tag }) => tag !== "adv")?.lower ?? "");
  return !subject.some(({ lower }) => PRODUCT.test(lower)) && (couldBeActor(head) || !couldNotBeActor(head));
}

/** A duty without any verb that obliges, allows or tells: an order, or a target without a sentence around it. */
function unsaid({ plain, sentences }: Statement): Found[] {
  const list = sentences.find(({ words }) => words.some(({ tag }) => tag !== "break"))?.words ?? [];
  if (list.length === 0 || !/\p{L}/u.test(plain)) return [];
  const order = list.findIndex(({ form, lower }) => form === "base" && lower !== "do");
  const orders = order === 0 || (order <= 2 && /^(do|don't|never|always|also)$/.test(list[0]?.lower ?? ""));
  const end = list.findLastIndex(({ tag }) => tag !== "break");
  return [
    {
      rule: "modal",
      ...spanOf(list, 0, orders ? order : end),
      why: orders
        ? "An order does not say who obeys it: say what the product shall do."
        : "Nothing obliges here: say what the product shall do or be.",
    },
  ];
}

const SUPPOSED = /^(supposed|expected|meant|going)$/;
