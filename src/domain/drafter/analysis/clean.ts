import { citationsIn } from "#domain/citations-in.ts";
import { writtenOut } from "./in-a-hurry.ts";

const LIMIT = 12_000;
const ORDER_TO_A_MODEL =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|prior|above|earlier|all|these|your|system)\b.{0,40}\b(instructions?|prompts?|rules?|messages?|directions?)\b|\byou are now\b|\bsystem prompt\b/i;

export type Sentence = { sentence: string; question: boolean };

/** "15. April" ends no sentence. */
const DAY = /(\d{1,2})\. (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|\p{Ll})/gu;

/** A description as plain sentences, English shorthand written out: markup, links, pictures and orders to a model are not about the product. */
export function sentencesOf(text: string, english = true): Sentence[] {
  const straight = withoutCitations(text.slice(0, LIMIT)).normalize("NFC").replace(/[’‘]/g, "'");
  const plain = (english ? writtenOut(straight) : straight.replace(DAY, "$1."))
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, " ")
    .replace(/<\/(p|li|h\d|div|tr|ul|ol)\s*>|<br\s*\/?>/gi, "\n")
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, " ")
    .replace(/&(nbsp|amp|lt|gt|quot|#\d+|#x[\da-f]+);/gi, " ")
    .replace(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@[^\s@]{1,255}/gi, " ")
    .replace(/\$?\{[^{}]{0,200}\}/g, " ")
    .replace(/^\s*[*+]\s+/gm, " . ")
    .replace(/(?<=\S) \+ (?=\S)|(?<=\p{L}) & (?=\p{Ll})/gu, " and ")
    .replace(/\[[a-z][a-z ,'-]{2,30}\](?!\()/g, " ")
    .replace(/[{}[\]<>`*_~|\\^#]|(?<!\d ?)\$(?! ?\d)/g, " ")
    .replace(/\b(at the moment|at present|right now) (?=people\b)/gi, "$1, ")
    .replace(/\b(?:each other|one another)'s\b/gi, "other people's")
    .replace(/(?<=\b(?:with|to|from|for) )(?:each other|one another)\b/gi, "others")
    .replace(/\b(?:each other|one another)\b/gi, " ")
    .replace(/(?<=\w[ ,]+)(?:under no circumstances|on no account|at no time|in no case|by no means)\b/gi, "never")
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|must|should|could|would|need)nt\b/gi, "$1n't")
    .replace(/\bno one\b/g, "nobody")
    .replace(/\bNo one\b/g, "Nobody")
    .replace(/\bcant\b/gi, "can't")
    .replace(/\bwont\b/gi, "won't")
    .replace(
      /(?:^|(?<=[.!?\n]\s*))(?:(?:dear|hello|hi|hey|good (?:morning|evening|afternoon))\s+)(?:developers?|programmers?|builders?|team|all|everyone|everybody|folks|friends|colleagues|there|sir or madam)\s*[,:!]/gi,
      " ",
    )
    .replace(/\bplease (?:also )?(?:make sure|make certain|ensure|see to it|see|take care)(?: that)? (?=\p{L})/giu, " ")
    .replace(/\b(?:oh|hi|hello|hey|wow|ok(?:ay)?(?=[,!.])|^okay|thank you|please|lol|btw|imho)\b[,!]?|^thanks\b[,!]?/gi, " ")
    .replace(/["“”«»]/g, " ")
    .replace(/(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F1E6}-\u{1F1FF}])/gu, " . ")
    .replace(/\b(e\.g|i\.e|etc|vs|approx|incl|mr|mrs|ms|dr|prof|rev)\./gi, "$1")
    .replace(/(?<=[\p{L}\d])\. Nothing (else|more)[.!]/gu, ", nothing $1.")
    .replace(/\b(Co|St|Mt|Nr|Ft)\.(?= \p{Lu})/gu, "$1")
    .replace(/\b(max|min)\.(?=\s*[\d\p{Ll}])/giu, "$1")
    .replace(/(?<=\d ?)([apAP])\. ?[mM]\.(?=\s+[\p{Ll}\d(]|\s*[,;:)–—])/gu, "$1m")
    .replace(/(?<=\d ?)([ap])\. ?m\./giu, "$1m.")
    .replace(/\b(e\.g|i\.e|etc|vs|approx|incl)\./gi, "$1")
    .replace(/^\s*(?:[-–—•·‣]|\d{1,3}[.)]|\d{1,2}(?:\.\d{1,2})+\.?(?=\s+\p{Lu}))\s+/gmu, " . ")
    .replace(/\s[-–—]+\s|[–—]/g, " — ");
  return plain
    .split(/(?<=[.!?]["')]?)(?:\s|$)+|[\n\r]+/)
    .flatMap((sentence) =>
      inPieces(
        sentence
          .replace(/[.!?\s]+$/, "")
          .trim()
          .split(/\s+/),
      ).map((piece) => ({ sentence: piece, question: /\?\s*$/.test(sentence) })),
    )
    .flatMap((told) =>
      ORDER_TO_A_MODEL.test(told.sentence) ? told.sentence.split(/[;:—]\s/).map((sentence) => ({ ...told, sentence })) : [told],
    )
    .filter(({ sentence }) => /\p{L}/u.test(sentence) && !ORDER_TO_A_MODEL.test(sentence));
}

/** A character of nobody's text. */
const CITED = "\u{E000}";
const LEAD = "(?:see|cf\\.?|compare|as (?:in|for|described in)|according to|from|of|for|in|with|by|per|to|and|or)";
const FURTHER = `(?:[ \\t]*,[ \\t]*|[ \\t]+(?:and|or|to)[ \\t]+|[ \\t]+)${CITED}`;
const CITING = new RegExp(`[([]?[ \\t]*(?:\\b${LEAD}[ \\t]+){0,2}${CITED}(?:${FURTHER})*[ \\t]*[)\\]]?`, "gi");

/** "See US-1 and US-2" names other rows, which stand in the brief themselves. */
export function withoutCitations(text: string): string {
  const found = citationsIn(text);
  if (found.length === 0) return text;
  const kept = found.map(({ start }, at) => text.slice(found[at - 1]?.end ?? 0, start));
  return [...kept, text.slice(found.at(-1)?.end)].join(CITED).replace(CITING, " ");
}

const LONGEST = 80;

function inPieces(words: readonly string[]): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at, at + LONGEST);
    const comma = at + LONGEST < words.length ? rest.findLastIndex((word) => /[,;]$/.test(word)) : -1;
    const piece = comma < LONGEST / 2 ? rest : rest.slice(0, comma + 1);
    pieces.push(piece.join(" ").replace(/[,;]$/, ""));
    at += piece.length;
  }
  return pieces;
}

const ENGLISH = new Set(
  "the a an and or of to for in on with that who where is are can by from their they users app platform i want which as it should this we our my".split(
    " ",
  ),
);
const OTHERS = new Set(
  `der die das und für mit ein eine einen ist von zum zur den dem la le les des du et pour avec une un est dans qui los las el y para con que de en por como al lo
  il che per gli della een het voor van met mijn och att för som på jag um uma os as do da na no com são i w z na dla się je`.split(
    /\s+/,
  ),
);

/** False when most of the small words are not English ones, so that English patterns would misread the text. */
export function readsAsEnglish(sentences: readonly string[]): boolean {
  const words =
    sentences
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0) return true;
  const latin = words.filter((word) => /^[a-zà-öø-ÿ'œ]+$/.test(word)).length;
  if (latin / words.length < 0.6) return false;
  if (words.length < 5) return true;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const other = words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length;
  return other <= english + 1;
}
