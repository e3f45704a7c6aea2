import { readdirSync, readFileSync } from "node:fs";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { verbOf } from "#domain/drafter/analysis/reading/word.ts";
import { singular } from "#domain/drafter/language/words.ts";

/** What a reader marked in a sentence: a deed of somebody with the product, one of the product for somebody, or one that is none of its deeds. */
type Mark = { kind: "D" | "S" | "N"; who: string; verb: string; doer: string };
type Sentence = { said: string; marks: Mark[] };
export type MarkedIdea = { name: string; text: string; sentences: readonly Sentence[] };

const FOLDER = new URL("../../domain/drafter/ideas/marked/", import.meta.url);

/** The ideas of `ideas/marked/`, as its README says they are written. */
export function markedIdeas(): MarkedIdea[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
  return files.flatMap((file) =>
    readFileSync(new URL(file, FOLDER), "utf8")
      .split(/^# /m)
      .slice(1)
      .map((part) => ideaOf(file, part)),
  );
}

function ideaOf(file: string, part: string): MarkedIdea {
  const [name = "", ...lines] = part.split("\n");
  const sentences: Sentence[] = [];
  for (const line of lines) {
    const [, kind = "", rest = ""] = /^([.DSN]) (.*)$/.exec(line.trim()) ?? [];
    const [first = "", second = "", , fourth = ""] = rest.split("|").map((field) => field.trim());
    if (kind === ".") sentences.push({ said: rest, marks: [] });
    else if (kind === "N") sentences.at(-1)?.marks.push({ kind, who: "", verb: second, doer: first });
    else if (kind === "D" || kind === "S") sentences.at(-1)?.marks.push({ kind, who: first, verb: second, doer: fourth });
  }
  return { name: `${file} ${name}`, text: sentences.map(({ said }) => said).join("\n"), sentences };
}

export type Found = { marked: number; heard: number; withWho: number; deeds: number; meant: number };

/** How many of the deeds somebody does are heard, how many of them of the right person, and how many of what is heard is a deed at all. */
export function foundIn(idea: MarkedIdea, activities: readonly Activity[]): Found {
  const left = new Set(activities.filter(({ actor }) => actor));
  const found: Found = { marked: 0, heard: 0, withWho: 0, deeds: left.size, meant: 0 };
  for (const { said, marks } of idea.sentences)
    for (const mark of marks) {
      if (mark.kind === "D") found.marked += 1;
      const heard = [...left].find((one) => one.verb === baseOf(mark.verb) && isOf(one, said));
      if (!heard) continue;
      left.delete(heard);
      if (mark.kind !== "N") found.meant += 1;
      if (mark.kind !== "D") continue;
      found.heard += 1;
      if (isWho(heard, mark)) found.withWho += 1;
    }
  return found;
}

const AUXILIARIES = /^(?:(?:be|is|are|was|were|been|being) )+/i;

function baseOf(verb: string): string {
  const [first = ""] = verb.replace(AUXILIARIES, "").toLowerCase().split(" ");
  return verbOf(first)?.base ?? first;
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

function isOf({ heardIn, said }: Activity, sentence: string): boolean {
  const [one, other] = [wordSet(heardIn?.statement ?? said), wordSet(sentence)];
  return [...one].filter((word) => other.has(word)).length > Math.min(one.size, other.size) / 2;
}

/** By the role or by the words of the sentence; "owner" or "team member" is whoever says "I" or "we". */
function isWho({ actor }: Activity, { who, doer }: Mark): boolean {
  const name = actor?.singular.toLowerCase() ?? "";
  const theirs = name.split(" ");
  const said = `${who} ${doer}`.toLowerCase().split(/[^\p{L}'-]+/u);
  return (
    said.some((word) => word.length > 2 && theirs.includes(singular(word))) ||
    (/^(?:i|we|you)$/i.test(doer) && /^(?:owner|team member|user|customer)$/.test(name))
  );
}
