import type { Grammar, Tag } from "./grammar.ts";
import { standingOfNoun } from "./persons.ts";
import { has, TIME, type Word } from "./word.ts";

const TOKEN =
  /\b(?:l|d|qu|n|s|j|c|m|t|lorsqu|jusqu|puisqu)'|[\p{L}][\p{L}\p{N}'-]*|\d+(?:[.,:]\d+)*(?:\s?(?:%|€|[hm]\b))?|[,;:—]/giu;
const ENCLITIC = /^(\p{L}+)-((?:lh|m|t)[oae]s?|lhes?|se|me|te|nos|vos|[oa]s?|l[oa]s?|n[oa]s?)$/u;
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
    if (grammar.adverb.test(word)) return { text, word, tag: "adv", forms: [] };
    const infinitive =
      grammar.infinitive.test(word) &&
      (grammar.verbs.isKnown(word.replace(/(?:se|lo|la|los|las|le|les)$/, "")) || grammar.verbs.isKnown(word));
    return { text, word, tag: infinitive ? "infinitive" : "open", forms };
  });
  return words.map((item, at) => {
    // "un operario nuestro"
    if (item.tag === "det" && grammar.owned.test(item.word) && words[at - 1]?.tag === "open" && words[at + 1]?.tag !== "open")
      return { ...item, tag: "open" };
    // "et en fait un compte rendu"
    if (item.word === "en" && item.tag === "prep" && grammar.asksWhom && isThereof(words, at, grammar))
      return { ...item, tag: "clitic" };
    // "a sua gente", "cualquiera que encuentre una"
    if (item.word === "gente" && words[at - 1]?.tag === "det") return { ...item, tag: "open" };
    if (/^(?:una|uno|uma)$/.test(item.word) && isAlone(words, at, grammar)) return { ...item, tag: "pron" };
    // "Esta la revisa"
    if (/^(?:[eé]st[aeo]s?|és[ae]s?|aquell?[ao]?s?)$/.test(item.word) && item.tag === "det" && isThisOne(words, at, grammar))
      return { ...item, tag: "pron" };
    // "a quem", "a um familiar"
    if (item.word === "a" && item.tag === "det" && /^(?:quem|uma?|uns|umas|cada|alguém)$/.test(words[at + 1]?.word ?? ""))
      return { ...item, tag: "prep" };
    if (has(grammar.alsoClitics, item.word) && item.tag !== "clitic")
      return { ...item, tag: articleOrClitic(words, at, grammar) };
    const would = item.tag === "infinitive" && grammar.conditional !== "" && mayBe(words, at, grammar);
    if (would) return { ...item, tag: "open", forms: [{ base: item.word, person: "3s", known: true }] };
    if (/^s[e']$/.test(item.word) && isIf(words, at, grammar)) return { ...item, tag: "sub" };
    if (item.word === "ce" && has("est sont sera seront", words[at + 1]?.word ?? "")) return { ...item, tag: "pron" };
    // "vous vous enregistrez"
    // "c'est lui qui", "Lui, il"
    const stressed =
      /^(?:lui|eux)$/.test(item.word) && (/^(?:rel|mark)$/.test(words[at + 1]?.tag ?? "mark") || words[at - 1]?.tag === "prep");
    if (stressed) return { ...item, tag: "pron" };
    const again =
      item.tag === "pron" && /^(?:nous|vous)$/.test(item.word) && /^(?:pron|rel|open)$/.test(words[at - 1]?.tag ?? "");
    return again && words[at + 1]?.forms.length ? { ...item, tag: "clitic" } : item;
  });
}

/** Whether the noun before is the object of a verb that stands right before its article. */
function verbBetween(words: readonly Word[], noun: number, at: number): boolean {
  const start = words.slice(0, at).findLastIndex(({ tag }) => /^(?:mark|que|rel|sub)$/.test(tag)) + 1;
  return words.slice(start, noun).some(({ tag, forms }, index) => {
    const before = words[start + index - 1];
    return tag === "open" && forms.some(({ known }) => known) && !/^(?:det|of|prep|num)$/.test(before?.tag ?? "");
  });
}

/** "en recommande", but not "en cours" */
function isThereof(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const last = words[at - 1];
  const next = words[at + 1];
  const leads = last === undefined || /^(?:mark|conj|pron|neg|rel|que)$/.test(last.tag) || isSomebody(last, grammar);
  const spoken = last?.tag === "pron";
  return (
    leads &&
    next?.tag === "open" &&
    !has(grammar.nouns, next.word) &&
    next.forms.some(({ known, person }) => known && (spoken || person.startsWith("3")))
  );
}

/** "una mete el número": it is no article of what follows. */
function isAlone(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const next = words[at + 1];
  if (next?.tag !== "open" || has(grammar.nouns, next.word) || has(grammar.looks, next.word)) return false;
  return (
    next.forms.some(({ known, person, kind }) => known && person === "3s" && kind === undefined) &&
    /^(?:det|num|infinitive)$/.test(words[at + 2]?.tag ?? "")
  );
}

/** "Esta la revisa", "Este firma el acta": who was spoken of last. */
function isThisOne(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const next = words[at + 1];
  const leads = at === 0 || /^(?:mark|conj)$/.test(words[at - 1]?.tag ?? "");
  if (!leads || !next) return false;
  if (next.tag === "clitic" || (has(grammar.alsoClitics, next.word) && words[at + 2]?.tag === "open")) return true;
  return (
    next.tag === "open" &&
    !has(grammar.nouns, next.word) &&
    next.forms.some(({ known, person, kind }) => known && person.startsWith("3") && kind === undefined) &&
    /^(?:det|prep|clitic|adv)$/.test(words[at + 2]?.tag ?? "")
  );
}

function isSomebody(word: Word | undefined, grammar: Grammar): boolean {
  return word?.tag === "open" && standingOfNoun(word.word, grammar) === "person";
}

/** "regista-as" is a verb and whom it is done to. */
function apart(text: string): string[] {
  const [, front, back] = ENCLITIC.exec(text) ?? [];
  if (!front || !back) return [text];
  if (/^l/.test(back) && /mo$/.test(front)) return [`${front}s`, `-${back}`];
  const open = ACCENT[front.at(-1) ?? ""];
  return /^l[oa]/.test(back) && open ? [`${front.slice(0, -1)}${open}`, `-${back}`] : [front, `-${back}`];
}

/** "se a bomba quebrar": what may be looks like what one wants to do. */
function mayBe(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const last = words[at - 1];
  const named = last?.tag === "open" || last?.tag === "pron";
  const helps = last?.forms.some(({ base }) => has(grammar.modals, base));
  if (!named || helps) return false;
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1) {
    const { word, tag } = words[back] ?? { word: "", tag: "mark" };
    if (/^(?:se|quando|caso|quem)$/.test(word)) return true;
    if (/^(?:mark|conj|prep)$/.test(tag)) return false;
  }
  return false;
}

/** "s'il gèle", "se virem": what opens a condition looks like what one does to oneself. */
function isIf(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const { word } = words[at] ?? { word: "" };
  const next = words[at + 1];
  if (word === "s'") return /^ils?$/.test(next?.word ?? "");
  if (!has(grammar.conditional, word) || words[at]?.text.startsWith("-")) return false;
  const last = words[at - 1];
  // "informa se há peças"
  if (
    last?.tag === "open" &&
    last.forms.some(({ known, person }) => known && person.startsWith("3")) &&
    !/^(?:det|of|prep)$/.test(words[at - 2]?.tag ?? "") &&
    words[at - 2]?.tag !== "open"
  )
    return next !== undefined && next.tag !== "adv";
  // "em que o candidato se inscreva": what may be is told by another form
  const wished = next?.tag === "open" && !/r(?:em)?$/.test(next.word) && next.forms.some(({ known }) => known);
  if (wished && last?.tag === "open" && next.forms.every(({ known, kind }) => !known || kind === "bound")) return false;
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
  const hung = words.slice(Math.max(0, at - 8), at).some(({ tag, word }) => /^(?:que|sub|rel)$/.test(tag) && word !== "");
  const known =
    verb?.tag !== "infinitive" &&
    verb?.forms.some(
      (form) => (form.known && /^3/.test(form.person) && (form.kind === undefined || (hung && form.kind === "bound"))) || plural,
    );
  // "está a distribuir"
  const goes = words[at - 1]?.forms.some(({ base }) => has(`${grammar.going} ${grammar.again}`, base)) ?? false;
  if (verb?.tag === "infinitive") return words[at]?.word === "a" && goes ? "prep" : "clitic";
  if (!verb?.forms.length || verb.tag !== "open") return "det";
  // "à l'adjoint", "L'adjoint à la culture accepte"
  const opens = at === 0 || /^(?:conj|mark)$/.test(words[at - 1]?.tag ?? "");
  if (next === at + 1 && (words[at - 1]?.tag === "prep" || (opens && isSomebody(verb, grammar)))) return "det";
  // "lo reviso", "y los sacás"
  const spoken = verb.forms.some((form) => form.known && form.kind === undefined && /^(?:2s|1p)$/.test(form.person));
  const sureLo = words[at]?.word === "lo" && verb.forms.some((form) => form.known) && !/[aiu]d[oa]s?$/.test(verb.word);
  if (
    next === at + 1 &&
    (sureLo ||
      (grammar.dropsYou &&
        spoken &&
        /[sé]$/.test(verb.word) &&
        /(?:ás|és|ís|mos|as|es)$/.test(verb.word) &&
        !/^(?:l?as|los)$/.test(verb.word) &&
        /^(?:conj|mark)$/.test(words[at - 1]?.tag ?? "")))
  )
    return "clitic";
  let back = at - 1;
  while (words[back]?.tag === "adv") back -= 1;
  const last = words[back];
  if (last && has(grammar.conditional, last.word) && isIf(words, back, grammar)) return "det";
  // "Las salas también las reserva él"
  const verbal =
    last?.forms.some((form) => form.known && /^3/.test(form.person)) && !/^(?:det|of)$/.test(words[back - 1]?.tag ?? "");
  const twice =
    last?.tag === "open" &&
    !verbal &&
    words.slice(Math.max(0, back - 6), back).some(({ word, tag }) => tag === "det" && word === words[at]?.word);
  if (twice && verb.forms.some(({ known: listed }) => listed) && !verbBetween(words, back, at)) return "clitic";
  if (TIME.test(verb.word) && next === at + 1 && !/^(?:pron|neg|clitic|rel)$/.test(last?.tag ?? "")) return "det";
  // "la veille"
  // "los cuenta": many of what stands alone
  const apart = has(grammar.many, words[at]?.word ?? "") && !/[sxz]$/.test(verb.word);
  if (apart && known && (verb.forms.some((form) => form.known) ?? false)) return "clitic";
  if (
    has(grammar.nouns, verb.word) &&
    next === at + 1 &&
    !/^(?:pron|neg|clitic|rel)$/.test(last?.tag ?? "") &&
    !isSomebody(last, grammar)
  )
    return "det";
  // "em que o candidato": no "I" stands behind "que" and an article
  const sure = verb.forms.some((form) => form.known && form.person !== "1s");
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
    const anybody = verb.forms.some((form) => form.known && form.kind === undefined && /é$/.test(verb.word));
    return (known || anybody) && !verbBefore && !(/[aiu]d[oa]s?$/.test(last.word) && words[at - 2]?.tag !== "det")
      ? "clitic"
      : "det";
  }
  // "la apruebo o la rechazo"
  const mine = ({ forms, word }: Word) =>
    !has(grammar.nouns, word) && forms.some(({ known, person }) => known && person === "1s");
  const again = words[back - 2]?.word === words[at]?.word && words[back - 1] !== undefined;
  if (last?.tag === "conj" && again && mine(words[back - 1] as Word) && mine(verb)) return "clitic";
  const alone = after === undefined || /^(?:mark|prep|of|conj|det|adv|sub|infinitive|num|clitic)$/.test(after.tag);
  return (last === undefined || /^(?:conj|mark)$/.test(last.tag)) && known && alone ? "clitic" : "det";
}
