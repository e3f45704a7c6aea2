import { isPlural } from "#domain/drafter/language/words.ts";
import type { Found } from "#domain/quality/finding.ts";
import type { Sentence } from "#domain/quality/reading/sentence.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { isParticiple, STRONG, type Word } from "#domain/quality/reading/word.ts";
import { furtherDuties } from "./duties.ts";
import { replaced } from "./fixes.ts";
import { isState } from "./states.ts";

const ASKS = /^(should|will|would|shouldn't|won't|wouldn't|ought)$/;
const PRODUCT =
  /^(system|product|application|app|software|platform|website|site|service|server|tool|portal|interface|it|they|this)$/;

const spanOf = (list: readonly Word[], from: number, to: number) => ({
  start: list[from]?.start ?? 0,
  end: list[to]?.end ?? list.at(-1)?.end ?? 0,
});

/** Each statement obliges with "shall" or "must"; what only informs beside such a sentence is let be. */
export function weakModals({ text, sentences }: Statement, plainAllowed: boolean): Found[] {
  const obliges = sentences.some(({ words, duty }) => duty?.modal !== undefined && STRONG.has(words[duty.modal]?.lower ?? ""));
  let told = obliges || plainAllowed;
  return sentences.flatMap(({ words: list, duty }): Found[] => {
    if (!duty) return [];
    const modal = duty.modal === undefined ? undefined : list[duty.modal];
    if (modal) {
      if (STRONG.has(modal.lower) || (/^(may|can|cannot|can't)$/.test(modal.lower) && (plainAllowed || permits(list, duty))))
        return [];
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
      duty.be !== undefined && SUPPOSED.test(list[duty.verb ?? 0]?.lower ?? "") && list[(duty.verb ?? 0) + 1]?.lower === "to";
    if (told && !(supposed && !obliges)) return [];
    told = true;
    const from = duty.be ?? duty.verb ?? 0;
    return [
      {
        rule: "modal",
        ...spanOf(list, from, duty.verb ?? from),
        why: "Nothing obliges here: say what the product shall do or be.",
      },
    ];
  });
}

/** "A member may cancel…" gives a right; "The system may…" and "may be shown" leave it open. */
function permits(list: readonly Word[], { from, modal, be }: NonNullable<Sentence["duty"]>): boolean {
  if (be !== undefined || modal === undefined) return false;
  return !list.slice(from, modal).some(({ lower }) => PRODUCT.test(lower));
}

const SUPPOSED = /^(supposed|expected|meant)$/;
const MEANT =
  /^(designed|intended|built|made|developed|expected|supposed|meant|required|allowed|permitted|used|able|programmed|equipped|configured|prepared|planned)$/;

/** A duty in the passive says nobody who does it; what is only told beside a duty is none. */
export function hiddenActors({ sentences }: Statement): Found[] {
  const obliges = sentences.some(({ duty }) => duty?.modal !== undefined);
  const deeds = sentences.flatMap((sentence) =>
    [sentence.duty, ...furtherDuties(sentence).filter(({ be }) => be !== undefined)].map((duty) => ({
      words: sentence.words,
      duty,
    })),
  );
  return deeds.flatMap(({ words: list, duty }): Found[] => {
    const got = duty?.verb === undefined ? undefined : list[duty.verb];
    const given = list[(duty?.verb ?? 0) + 1];
    if (
      got &&
      duty?.verb !== undefined &&
      /^gets?$/.test(got.lower) &&
      given?.form === "past" &&
      given.tag === "verb" &&
      !hasAgent(list, duty.verb + 2)
    )
      return [{ rule: "passive", ...spanOf(list, duty.verb, duty.verb + 1), why: hidden(`${got.text} ${given.text}`) }];
    if (duty?.be === undefined || duty.verb === undefined || (obliges && duty.modal === undefined)) return [];
    if (list[duty.verb + 1]?.lower === "to" && MEANT.test(list[duty.verb]?.lower ?? "")) return [];
    const verb = list[duty.verb];
    if (
      !verb ||
      !isParticiple(verb) ||
      isState(verb.lower, list[duty.verb + 1]?.lower) ||
      (verb.tag === "adj" && list[duty.verb + 1]?.tag === "noun")
    )
      return [];
    if (hasAgent(list, duty.verb + 1)) return [];
    return [
      {
        rule: "passive",
        ...spanOf(list, duty.be, duty.verb),
        why: hidden(`${list[duty.be]?.text} ${verb.text}`),
      },
    ];
  });
}

const hidden = (said: string) => `“${said}” does not say who does it: name the part of the product or the person.`;
const NO_AGENT =
  /^(default|e-mail|email|mail|post|phone|telephone|sms|hand|name|names|date|dates|type|means|way|number|size|price|category|law|keyboard|mouse|touch|voice|fax|courier|letter|month|week|day|hour|year|quarter|quay|colour|color|age|order|mistake|accident|now|then|midnight|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

const DOER = /^\p{Lu}|(?:er|or|ist|ent|ant|staff|crew|police|people|personnel|management)$/u;

/** "by the conductor", not "by clicking", "by 5 p.m.", "by date". */
function hasAgent(list: readonly Word[], from: number): boolean {
  return list.some(({ lower }, at) => {
    if (at < from || lower !== "by") return false;
    const rest = list
      .slice(at + 1)
      .filter(({ tag, lower: word }) => tag !== "det" && tag !== "poss" && !/^(either|both)$/.test(word));
    const bare = rest[0] === list[at + 1];
    const first = rest[0];
    if (!first || first.form === "ing" || /^\d/.test(first.lower) || NO_AGENT.test(first.lower)) return false;
    // "by lorry" and "by barcode" say how, "by the gate" and "by clerks" say who
    if (bare && first.tag === "noun" && !isPlural(first.lower) && !DOER.test(first.text) && rest[1]?.tag !== "noun") return false;
    const since = list.slice(from, at);
    if (since.some(({ tag }) => tag === "rel")) return false;
    if (rest[1] && NO_AGENT.test(rest[1].lower) && /^(end|start|beginning|close|last|first|next)$/.test(first.lower))
      return false;
    return !(/^(end|start|beginning|close)$/.test(first.lower) && rest[1]?.lower === "of");
  });
}
