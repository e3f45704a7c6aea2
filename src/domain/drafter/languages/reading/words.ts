import type { Form } from "#domain/drafter/languages/verbs/forms.ts";
import type { Grammar, Tag } from "./grammar.ts";

export type Word = { text: string; word: string; tag: Tag; forms: readonly Form[] };

const TOKEN =
  /\b(?:l|d|qu|n|s|j|c|m|t|lorsqu|jusqu|puisqu)'|[\p{L}][\p{L}\p{N}'-]*|\d+(?:[.,:]\d+)*(?:\s?(?:%|€|[hm]\b))?|[,;:—]/giu;
const ENCLITIC = /^(\p{L}{2,})-((?:lh|m|t)[oae]s?|lhes?|se|me|te|nos|vos|[oa]s?|l[oa]s?|n[oa]s?)$/u;
const ACCENT: Readonly<Record<string, string>> = { á: "ar", ê: "er", í: "ir", ô: "or" };

const tables = new WeakMap<Grammar, Map<string, Tag>>();

/** The closed class of each small word. */
function tagsOf(grammar: Grammar): Map<string, Tag> {
  const known = tables.get(grammar);
  if (known) return known;
  const tags = new Map<string, Tag>();
  for (const [tag, list] of Object.entries(grammar.words))
    for (const word of list.trim().split(/\s+/)) if (!tags.has(word)) tags.set(word, tag as Tag);
  tables.set(grammar, tags);
  return tags;
}

export function has(list: string, word: string): boolean {
  return ` ${list} `.includes(` ${word} `);
}

/** The words of a statement, each with what it may be. */
export function wordsIn(sentence: string, grammar: Grammar): Word[] {
  const written = grammar.short.reduce((text, [short, meant]) => text.replace(short, meant), sentence.replace(/’/g, "'"));
  const plain = written.replace(/\(([^()]*)\)/g, " , $1 , ").replace(/\b(l|d|qu|n|s|j|c|m|t|lorsqu|jusqu|puisqu)'/giu, "$1' ");
  const texts = (plain.match(TOKEN) ?? []).flatMap(apart);
  const tags = tagsOf(grammar);
  const words = texts.map((text): Word => {
    const word = text.toLowerCase();
    const forms = grammar.verbs.of(word);
    if (/^[,;:—]$/.test(word)) return { text, word, tag: "mark", forms: [] };
    if (/^\d/.test(word)) return { text, word, tag: "num", forms: [] };
    if (word.startsWith("-")) return { text, word, tag: "clitic", forms: [] };
    const tag = tags.get(word);
    if (tag) return { text, word, tag, forms };
    const infinitive =
      grammar.infinitive.test(word) &&
      (grammar.verbs.isKnown(word.replace(/(?:se|lo|la|los|las|le|les)$/, "")) || grammar.verbs.isKnown(word));
    return { text, word, tag: infinitive ? "infinitive" : "open", forms };
  });
  return words.map((item, at) => {
    if (has(grammar.alsoClitics, item.word) && item.tag !== "clitic")
      return { ...item, tag: articleOrClitic(words, at, grammar) };
    if (/^s[e']$/.test(item.word) && isIf(words, at, grammar)) return { ...item, tag: "sub" };
    if (item.word === "ce" && has("est sont sera seront", words[at + 1]?.word ?? "")) return { ...item, tag: "pron" };
    // "vous vous enregistrez"
    const again =
      item.tag === "pron" && /^(?:nous|vous)$/.test(item.word) && /^(?:pron|rel|open)$/.test(words[at - 1]?.tag ?? "");
    return again && words[at + 1]?.forms.length ? { ...item, tag: "clitic" } : item;
  });
}

/** "regista-as" is a verb and whom it is done to. */
function apart(text: string): string[] {
  const [, front, back] = ENCLITIC.exec(text) ?? [];
  if (!front || !back) return [text];
  if (/^l/.test(back) && /mo$/.test(front)) return [`${front}s`, `-${back}`];
  const open = ACCENT[front.at(-1) ?? ""];
  return /^l[oa]/.test(back) && open ? [`${front.slice(0, -1)}${open}`, `-${back}`] : [front, `-${back}`];
}

/** "s'il gèle", "se virem": what opens a condition looks like what one does to oneself. */
function isIf(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const { word } = words[at] ?? { word: "" };
  const next = words[at + 1];
  if (word === "s'") return /^ils?$/.test(next?.word ?? "");
  if (!has(grammar.conditional, word) || words[at]?.text.startsWith("-")) return false;
  const last = words[at - 1];
  return !(next?.forms.some(({ kind }) => kind === undefined) && /^(?:pron|open|neg|que|rel|conj|adv)$/.test(last?.tag ?? ""));
}

/** "le plan", but "le chercheur le valide". */
function articleOrClitic(words: readonly Word[], at: number, grammar: Grammar): Tag {
  let next = at + 1;
  while (words[next]?.tag === "clitic") next += 1;
  const verb = words[next];
  const plural =
    has(grammar.many, words[at]?.word ?? "") &&
    next === at + 1 &&
    !/[sxz]$/.test(verb?.word ?? "") &&
    verb?.forms.some(({ person }) => person === "3p");
  const known =
    verb?.tag !== "infinitive" &&
    verb?.forms.some((form) => (form.known && /^3/.test(form.person) && form.kind === undefined) || plural);
  if (verb?.tag === "infinitive") return "clitic";
  if (!verb?.forms.length || verb.tag !== "open") return "det";
  const last = words[at - 1];
  const sure = verb.forms.some((form) => form.known);
  if (
    (last?.tag === "clitic" && !last.text.startsWith("-")) ||
    last?.tag === "pron" ||
    last?.tag === "neg" ||
    (last?.tag === "rel" && last.word === "qui")
  )
    return "clitic";
  if (next > at + 1 || last?.tag === "rel" || last?.tag === "que") return sure ? "clitic" : "det";
  const after = words[next + 1];
  if (last?.tag === "open") {
    const verbBefore = last.forms.some((form) => form.known) && !/^(?:det|of|prep)$/.test(words[at - 2]?.tag ?? "");
    return known && !verbBefore && !(/[aiu]d[oa]s?$/.test(last.word) && words[at - 2]?.tag !== "det") ? "clitic" : "det";
  }
  const alone = after === undefined || /^(?:mark|prep|conj|det|adv|sub)$/.test(after.tag);
  return (last === undefined || /^(?:conj|mark)$/.test(last.tag)) && known && alone ? "clitic" : "det";
}
