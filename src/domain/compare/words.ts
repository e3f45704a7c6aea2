import { diffArrays, diffWordsWithSpace } from "diff";

export type Change = { kind: "same" | "removed" | "added"; text: string };
export type Mark = { text: string; marked: boolean };

/** In words added and removed; texts further apart are told as one text taking the place of another. */
const MOST_EDITS = 1500;

/** The words of both texts in the order they are read, each said to be the same, removed or added. */
export function compareWords(before: string, after: string): readonly Change[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (changes) {
    return changes.map(({ value, added, removed }) => ({ text: value, kind: added ? "added" : removed ? "removed" : "same" }));
  }
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
}

/** The same to be read as one text: what was rewritten word after word stands as one run that went and one that came. */
export function compareToRead(before: string, after: string): readonly Change[] {
  const runs: Change[] = [];
  const changes = compareWords(before, after);
  let [went, came] = ["", ""];
  const settle = () => {
    if (went) runs.push({ kind: "removed", text: went });
    if (came) runs.push({ kind: "added", text: came });
    [went, came] = ["", ""];
  };
  changes.forEach(({ kind, text }, at) => {
    const isBetween = (went || came) && /^ +$/.test(text) && changes[at + 1] !== undefined;
    if (kind === "same" && !isBetween) {
      settle();
      runs.push({ kind, text });
    } else {
      if (kind !== "added") went += text;
      if (kind !== "removed") came += text;
    }
  });
  settle();
  return runs;
}

/** The same of texts that are made of parts, such as references, none of which is taken apart. */
export function compareParts(before: readonly string[], after: readonly string[]): readonly Change[] {
  return diffArrays([...before], [...after]).map(({ value, added, removed }) => ({
    text: value.join(""),
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

/** Each side's own words, those that only it has being marked; blanks between two marked runs are marked with them. */
export function markWords(before: string, after: string): { before: readonly Mark[]; after: readonly Mark[] } {
  const changes = compareWords(before, after);
  return { before: sideOf(changes, "removed"), after: sideOf(changes, "added") };
}

function sideOf(changes: readonly Change[], own: "removed" | "added"): readonly Mark[] {
  const side: Mark[] = [];
  const words = changes.filter(({ kind }) => kind === "same" || kind === own);
  words.forEach(({ kind, text }, at) => {
    const isBetween = text.trim() === "" && words[at - 1]?.kind === own && words[at + 1]?.kind === own;
    const marked = kind === own || isBetween;
    const last = side.at(-1);
    if (last?.marked === marked) last.text += text;
    else side.push({ text, marked });
  });
  return side;
}
