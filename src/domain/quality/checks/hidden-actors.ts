import { isPlural } from "#domain/drafter/language/words.ts";
import type { Found } from "#domain/quality/finding.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { isParticiple, type Word } from "#domain/quality/reading/word.ts";
import { furtherDuties } from "./duties.ts";
import { spanOf } from "./statements.ts";
import { isState } from "./states.ts";

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
