import type { Gender, Genders } from "./genders.ts";
import { textOf } from "./named.ts";
import type { GermanWord } from "./words.ts";

export type Thing = { words: string; head: string; gender: Gender | undefined };

/** Something by its words; `subject` where something is done to it in a passive. */
export function thingOf(words: readonly GermanWord[], subject: boolean, genders: Genders): Thing {
  const head = words.at(-1)?.text ?? "";
  return { words: textOf(words), head, gender: genderOf(words[0]?.word ?? "", head, subject) ?? genders.of(head) };
}

function genderOf(lead: string, head: string, subject: boolean): Thing["gender"] {
  if (/(?:ung|heit|keit|schaft|tion|tät|ik|ei|ungen|heiten|keiten|tionen)$/.test(head)) return "f";
  if (/(?:chen|lein|ment)$/.test(head)) return "n";
  if (/^(?:den|einen|keinen|jeden|meinen|ihren|seinen|unseren|diesen)$/.test(lead)) return "m";
  if (/^(?:das|jedes|dieses)$/.test(lead)) return "n";
  if (/^(?:ein|ihr|sein|mein|unser)$/.test(lead)) return subject ? undefined : "n";
  if (/^(?:die|eine|jede|ihre|seine|meine|unsere|diese|alle|zwei|drei|beide|mehrere|neue)$/.test(lead)) return "f";
  return subject && /^(?:der|jeder|dieser)$/.test(lead) ? "m" : undefined;
}

/** "ein Angebot" where it is spoken of again is "das Angebot". */
export function definite({ words, gender }: Thing): string {
  if (gender === undefined) return words;
  const article = { m: "den", f: "die", n: "das" }[gender];
  return words.replace(/^(?:einen|eine|ein|der) (?=\p{Lu})/u, `${article} `);
}

/** "Ein Fahrplan", "der Stand" as what something is done to. */
export function accused(words: string, head: string, genders: Genders): string {
  const he = genders.of(head) === "m";
  return words.replace(/^(jed|d)er /, "$1en ").replace(/^((?:k|m|d|s)?ein|unser|ihr) /, he ? "$1en " : "$1 ");
}
