import { isPlural } from "#domain/drafter/language/words.ts";
import type { Word } from "./word.ts";

export type Subject = { from: number; to: number; plural: boolean; singular: boolean; person: boolean };

const NOMINAL = new Set(["det", "poss", "adj", "num", "noun"]);
export const TEAM =
  /^(hr|qa|reception|team|staff|management|marketing|finance|support|crew|police|public|council|board|committee|assembly|it|accounting|administration|panel|jury|dept|department|squad|brigade|guild|tribunal|ministry|authority|bureau|vestry|secretariat|syndicate|payroll|dispatch|billing|procurement|catering|security|compliance|logistics|housekeeping|customs|switchboard|constabulary|clergy|laity)$/;

/** The first word after the name that begins here. */
export function runEnd(words: readonly Word[], start: number): number {
  let end = start;
  let sawNoun = false;
  while (end < words.length) {
    const word = words[end];
    if (!word) break;
    if (word.word === "of" && (sawNoun || words[end - 1]?.tag === "det" || words[end - 1]?.tag === "num")) {
      if (!NOMINAL.has(words[end + 1]?.tag ?? "") && words[end + 1]?.tag !== "pron") break;
      sawNoun = words[end + 1]?.tag === "pron";
      end += sawNoun ? 2 : 1;
      continue;
    }
    if (!NOMINAL.has(word.tag)) break;
    // "members living nearest"
    if (
      word.verb?.form === "ing" &&
      word.verb.known &&
      isPlural(words[end - 1]?.word ?? "") &&
      words[end - 1]?.tag === "noun" &&
      end > start
    )
      break;
    if (sawNoun && (word.tag === "det" || word.tag === "poss")) break;
    if (word.tag === "noun") sawNoun = true;
    end += 1;
  }
  return end;
}
