import type { Found } from "#domain/quality/finding.ts";
import type { Sentence } from "#domain/quality/reading/sentence.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import type { Word } from "#domain/quality/reading/word.ts";
import { replaced } from "./fixes.ts";

const EVENT =
  /^(?:burst|jam|collapse|derail|land|launch|explode|slip|snap|tear|shatter|depart|press|click|tap|enter|hit|turn|switch|ring|fall|rise|signal|expire|approve|pay|order|register|sign|accept|drag|double-click|choose|answer|call|report|print|export|import|search|fill|attach|detach|plug|unplug|trip|detect|notice|overflow|crash|break|stop|end|return|swipe|shake|drop|post|publish|submit|open|close|select|choose|start|begin|arrive|leave|scan|push|touch|send|receive|request|cancel|confirm|type|insert|remove|fail|log|sign|finish|save|upload|delete|change|reach|cross|exceed|drop|pass|release|lift|swipe|book|approve|reject|complete)(?:s|es|ed)?$/;

/** What is nearly a pattern of EARS: When, While, Where and If … then, a comma, and the product. */
export function nearMisses({ text, sentences }: Statement): Found[] {
  return sentences.flatMap((sentence) => nearMiss(text, sentence) ?? []);
}

function nearMiss(text: string, sentence: Sentence): Found | undefined {
  const { words: list, condition, duty } = sentence;
  const first = list[0];
  if (!condition || !first || duty?.modal === undefined || !/^(if|when|while|where|whenever)$/.test(first.lower))
    return undefined;
  const closing = list[condition.to - 1];
  const ends =
    closing && /^(comma)$/.test(closing.tag)
      ? condition.to - 2
      : closing?.lower === "then"
        ? condition.to - (condition.comma ? 3 : 2)
        : condition.to - 1;
  const last = list[ends] ?? first;
  const led = list.slice(0, ends + 1);
  const found = (why: string, fix?: Found["fix"]): Found => ({
    rule: "ears",
    start: first.start,
    end: last.end,
    why,
    ...(fix && { fix }),
  });
  const after = list[condition.to]?.start ?? last.end;
  if (!condition.comma) {
    const joined = first.lower === "if" && closing?.lower !== "then" ? ", then " : ", ";
    const fixed = {
      label: "Set a comma",
      kind: "replace" as const,
      text: replaced(text, last.end, closing?.lower === "then" ? (closing.start ?? after) : after, joined),
    };
    return found("A comma is missing between the condition and what the product shall do.", fixed);
  }
  if (first.lower === "if" && closing?.lower !== "then")
    return found("“If” names something unwanted and goes with “then”: “If …, then the … shall …”.", {
      label: "Add “then”",
      kind: "replace",
      text: `${text.slice(0, after)}then ${text.slice(after)}`,
    });
  const later = led.findIndex(({ lower }, at) => at > 0 && lower === "while" && led[at - 1]?.tag === "comma");
  if (first.lower === "when" && later > 0) return found("The state comes before the event: “While …, when …, the … shall …”.");
  if (first.lower === "while" && isEvent(led))
    return found("“While” names a state that lasts; what happens at a moment is said with “When”.", swapped(text, first, "When"));
  if (/^when(ever)?$/.test(first.lower) && later < 0 && isLasting(led))
    return found("“When” names a moment; a state that lasts is said with “While”.", swapped(text, first, "While"));
  if (first.lower === "where" && isHappening(led))
    return found(
      "“Where” names an option the product may have; a state or an event is said with “While”, “When” or “If … then”.",
    );
  return undefined;
}

function swapped(text: string, word: Word, by: string): Found["fix"] {
  return { label: `Say “${by}”`, kind: "replace", text: replaced(text, word.start, word.end, by) };
}

/** "When the pump is running": it lasts. */
function isLasting(led: readonly Word[]): boolean {
  return led.some(
    ({ tag, lower }, at) =>
      tag === "aux" &&
      /^(is|are)$/.test(lower) &&
      led[at + 1]?.form === "ing" &&
      !/^(missing|pending)$/.test(led[at + 1]?.lower ?? ""),
  );
}

/** "While the visitor presses the button": a moment. */
function isEvent(led: readonly Word[]): boolean {
  const verb = led.find(
    (word, at) => at > 1 && (word.form === "third" || word.form === "base") && /^(noun|pron)$/.test(led[at - 1]?.tag ?? ""),
  );
  return verb !== undefined && EVENT.test(verb.lower) && !led.some(({ form, tag }) => form === "ing" && tag !== "det");
}

const OPTION =
  /^(?:fitted|equipped|installed|enabled|disabled|included|provided|part|available|supported|supports?|configured|used|uses?|licensed|present|with|has|have|includes?|offers?|contains?|comes?|features?|feature|module|option|allows?|allowed|runs?|operates?|needs?|requires?|required|permits?|permitted|active|activated|subscribed|connected|attached|built|chosen|selected|applicable|applies|exists?|bought|ordered|booked|carry|carries|bears?|mounts?)$/;

/** "Where the train is more than 5 minutes late": no option of the product. */
function isHappening(led: readonly Word[]): boolean {
  if (led.some(({ lower }) => OPTION.test(lower))) return false;
  return led.some(
    ({ tag, form, lower }, at) =>
      at > 1 && (tag === "num" || tag === "aux" || form === "third" || /^(fails?|missing|wrong)$/.test(lower)),
  );
}
