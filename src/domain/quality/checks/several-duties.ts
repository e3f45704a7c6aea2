import type { Found } from "#domain/quality/finding.ts";
import type { Sentence } from "#domain/quality/reading/sentence.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { saysHowMuch } from "#domain/quality/words/quantity.ts";
import { type Further, furtherDuties } from "./duties.ts";
import { capital } from "./fixes.ts";

/** One statement, one duty: sentences that oblige beside the first, and deeds joined under one "shall". */
export function severalDuties(statement: Statement, mayTellFailures: boolean): Found[] {
  const { sentences, text, plain } = statement;
  const joined = sentences.flatMap((sentence) => furtherDuties(sentence).map((further) => joint(text, sentence, further)));
  const duties = sentences.filter((sentence) => obliges(sentence, plain));
  const later = duties.slice(1).filter((sentence) => !(mayTellFailures && sentence.condition));
  const sentence = later[0];
  if (!sentence || duties[0] === undefined) return joined;
  const start = sentence.words[0]?.start ?? 0;
  const end = sentence.words.at(-1)?.end ?? text.length;
  return [
    ...joined,
    {
      rule: "several-duties",
      start,
      end,
      why: "This sentence asks for something of its own: it can be built, tested and dropped without the first.",
      fix: {
        label: "Make it a row of its own",
        kind: "split",
        first: text.slice(0, start).trimEnd(),
        second: standing(text.slice(start), duties[0], text),
      },
    },
  ];
}

function obliges({ words: list, duty }: Sentence, plain: string): boolean {
  if (duty?.verb === undefined) return false;
  if (duty.modal !== undefined) return !/^(may|can|might|could)/.test(list[duty.modal]?.lower ?? "") || duty.be !== undefined;
  if (
    /^(it|they)$/.test(list[duty.from]?.lower ?? "") &&
    list[duty.verb]?.form === "third" &&
    !/^(means|includes|contains|applies|concerns|covers|holds|depends|needs|has)$/.test(list[duty.verb]?.lower ?? "")
  )
    return true;
  return saysHowMuch(plain.slice(list[0]?.start ?? 0, list.at(-1)?.end ?? 0)) && /\d/.test(list[0]?.lower ?? "");
}

/** "It must also send…" stands for the subject of the first sentence. */
function standing(said: string, { words: list, duty }: Sentence, text: string): string {
  const subject =
    duty?.modal === undefined ? undefined : text.slice(list[duty.from]?.start ?? 0, list[duty.modal]?.start ?? 0).trim();
  return subject && /^(?:it|they|this)\s/i.test(said) ? said.replace(/^\p{L}+/u, capital(subject)) : said;
}

function joint(
  text: string,
  { words: list, condition, duty }: Sentence,
  { joint: at, verb = at, ownSubject, modal, be }: Further,
): Found {
  const start = list[at]?.start ?? 0;
  const end = list[Math.min(verb + 1, list.length - 1)]?.end ?? start;
  const found: Found = {
    rule: "several-duties",
    start,
    end: Math.max(end, list[verb]?.end ?? start),
    why: `“${text.slice(list[modal ?? be ?? verb]?.start ?? start, list[verb]?.end ?? end)}” is a second duty: it can be built, tested and dropped without the first.`,
  };
  const fix = split();
  return fix ? { ...found, fix } : found;

  function split(): Found["fix"] {
    if (!duty?.modal || list[at]?.lower === "nor") return undefined;
    const last = list.at(-1);
    const first = `${text.slice(0, start).replace(/[\s,;]+$/, "")}.`;
    const led = condition ? text.slice(list[0]?.start ?? 0, list[condition.to - 1]?.end ?? 0) : "";
    const from = list[duty.from]?.start ?? 0;
    const helped = text.slice(from, list[duty.be ?? duty.modal]?.end ?? from);
    const rest = text.slice(list[ownSubject ? at + 1 : modal !== undefined ? modal : verb]?.start ?? 0);
    const subject = text.slice(from, list[duty.modal]?.start ?? from).trim();
    const own = ownSubject ? rest : `${modal === undefined ? helped : subject} ${rest}`;
    if (last === undefined) return undefined;
    const second =
      led === ""
        ? capital(own)
        : `${led} ${/^(The|A|An|Each|Every|It)\b/.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own}`;
    return { label: "Split into two rows", kind: "split", first, second: /[.!?]\s*$/.test(second) ? second : `${second}.` };
  }
}
