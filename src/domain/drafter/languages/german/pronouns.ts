import { wordTable } from "#domain/word-table.ts";
import type { Memory } from "./memory.ts";
import { germanSingular } from "./people.ts";
import { type GermanWord, PREPOSITIONS } from "./words.ts";

const SPOKEN = wordTable<"I" | "we" | "you">({
  mir: "I",
  mich: "I",
  uns: "we",
  dir: "you",
  dich: "you",
  euch: "you",
});

/** "meldet mir das Holz", "schickt ihr den Plan": people whom a pronoun means are told by what they are called. */
export function withNames(memory: Memory, own: readonly GermanWord[], who: readonly string[]): GermanWord[] {
  return own.flatMap((word, at) => {
    const behind = PREPOSITIONS.has(own[at - 1]?.word ?? "");
    if (word.noun || behind) return [word];
    const speaker = SPOKEN[word.word];
    if (speaker) return named(word, who.includes(memory[speaker]) ? undefined : memory[speaker], memory);
    if (!/^(?:ihm|ihnen|ihr)$/.test(word.word) || leadsNoun(own, at)) return [word];
    if (word.text === "Ihnen") return named(word, memory.formal ? memory.you : undefined, memory);
    const found = memory.mentionedLast(word.word === "ihnen", word.word === "ihr", who);
    return named(word, found?.who, memory, word.word === "ihnen");
  });
}

/** "ihr Rad" is theirs, "ihr das Rad" is given to her. */
function leadsNoun(own: readonly GermanWord[], at: number): boolean {
  const [next, second] = own.slice(at + 1);
  return (
    own[at]?.word === "ihr" &&
    (next?.noun === true || (second?.noun === true && /e[nrsm]?$/.test(next?.word ?? "") && next?.word.length !== 3))
  );
}

function named(word: GermanWord, name: string | undefined, { genders }: Memory, many = false): GermanWord[] {
  if (name === undefined) return [word];
  const titled = /^(?:Herr|Frau|Familie) /.test(name);
  const isAccused = /^(?:mich|dich)$/.test(word.word);
  const gender = genders.of(name);
  const one = gender === "f" ? (isAccused ? "die" : "der") : isAccused ? (gender === "n" ? "das" : "den") : "dem";
  const article = many ? "den" : one;
  const text = many ? name.replace(/(?<=[^ns])$/, "n") : gender === "f" ? germanSingular(name) : weak(germanSingular(name));
  const said = titled ? text : `${article} ${text}`;
  return [{ text: said, word: said.toLowerCase(), noun: false }];
}

/** "dem Kunden", "dem Kommandanten", "Herrn Stein" */
function weak(name: string): string {
  if (/^Herr /.test(name)) return name.replace(/^Herr/, "Herrn");
  if (/(?:e|bauer|nachbar)$/.test(name)) return `${name}n`;
  return /(?:ant|ent|ist)$/.test(name) ? `${name}en` : name;
}
