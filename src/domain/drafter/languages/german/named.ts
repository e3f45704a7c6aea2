import { joined } from "#domain/drafter/languages/token.ts";
import { wordTable } from "#domain/word-table.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { BECOMING, BEING, finiteOf, HAVING, MODALS, PREFIXES } from "./verbs.ts";
import { ADVERBS, DETERMINERS, type GermanWord, isClosed, isMark, JOINS, PREPOSITIONS, RELATIVES, SURELY_ONE } from "./words.ts";

export const THING =
  /(?:ung|heit|keit|tion|tum|nis|ment|daten|foto|buch|gerät|liste|recht|anwendung|app|noten|system|software|programm|nummer|nachweis|schein|karte|plan|bericht|vertrag|antrag|formular|termin|kasse|preis)(?:en|e|s)?$/i;

const BODY =
  /(?:verwaltung|leitung|abteilung|innung|vertretung|sammlung|meisterei|haltung|planung|betreuung|beratung|fertigung|vorbereitung|disposition|inspektion|redaktion|direktion|kommission|delegation|organisation|regierung|siedlung|genossenschaft|stiftung)$/i;

/** What tells when something is done. */
export const TIME =
  /^(?:tag|tage|halbjahr|quartal|saison|abend|woche|wochen|monat|monate|jahr|jahre|uhr|stunde|stunden|minute|minuten|euro|prozent|mal|zeit|ende|anfang|mitte|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?$/i;
export const NOBODY = new RegExp(`${TIME.source}|^(?:fall|preis|geld|werbung)s?$`, "i");

const MINE = wordTable<string>({
  ihre: "meine",
  ihren: "meinen",
  ihrem: "meinem",
  ihrer: "meiner",
  seine: "meine",
  seinen: "meinen",
  seinem: "meinem",
  deine: "meine",
  deinen: "meinen",
  dein: "mein",
  sich: "mich",
  dich: "mich",
  dir: "mir",
});

/** Whether whoever is named may be "she" or "he". */
export function isShe(name: string): boolean {
  if (/^Frau /.test(name)) return true;
  return (
    !/^Herr /.test(name) &&
    /(?:in|frau|kraft|mutter|tochter|schwester|tante|nichte|dame|ung|schaft|stelle|hebamme|person|gesellin|praxis|firma|schule|zentrale|küche)$/i.test(
      name,
    )
  );
}

/** Somebody or something, by its noun and with its article. */
export type Named = { who: string; words: readonly GermanWord[]; many: boolean };

export function isVerb({ word, noun }: GermanWord): boolean {
  if (noun) return false;
  if (MODALS.has(word) || BECOMING.has(word) || HAVING.has(word) || BEING.has(word)) return true;
  return (
    !isClosed(word) &&
    !RELATIVES.has(word) &&
    !PREFIXES.has(word) &&
    word.length > 3 &&
    finiteOf(word) !== undefined &&
    (finiteOf(word)?.known || !/(?:licht|haft|isch|lich|los|fest)$/.test(word))
  );
}

/** Nouns with their articles, without those behind a preposition. */
export function namedIn(words: readonly GermanWord[]): Named[] {
  const found: Named[] = [];
  let from = -1;
  let hung = false;
  for (const [at, word] of words.entries()) {
    if (PREPOSITIONS.has(word.word)) {
      from = at;
      hung = true;
    } else if (word.noun) {
      const start = from >= 0 ? from : at;
      const last = found.at(-1);
      const begins = last && words.indexOf(last.words.at(-1) as GermanWord);
      let joint = start - 1;
      while (ADVERBS.has(words[joint]?.word ?? "")) joint -= 1;
      const glue = words[joint];
      if (!hung && last && begins !== undefined && glue && (JOINS.has(glue.word) || glue.word === ",") && begins === joint - 1)
        found[found.length - 1] = {
          who: last.who,
          words: words.slice(words.indexOf(last.words[0] as GermanWord), at + 1),
          many: true,
        };
      else if (!hung && !NOBODY.test(word.text))
        found.push({ who: word.text, words: words.slice(start, at + 1), many: isMany(words.slice(start, at + 1)) });
      from = -1;
      // "der Chef des Hauses"
      hung =
        /^(?:des|jeder|einer|seiner|ihrer|unserer|meiner|dieser)$/.test(words[at + 1]?.word ?? "") ||
        (words[at + 1]?.word === "der" && words[at + 2]?.noun === true && found.length > 0);
      if (hung) from = at + 1;
    } else if (DETERMINERS.has(word.word)) {
      if (from < 0 || !hung) from = at;
    } else if (isClosed(word.word) || isMark(word)) {
      from = -1;
      hung = false;
    } else if (from < 0 && !isVerb(word)) from = at;
  }
  return found;
}

/** People, wherever they stand: "beim Grundbesitzer", "für alle Gäste". */
export function everybodyIn(words: readonly GermanWord[]): Named[] {
  return words.flatMap((word, at) => {
    if (!word.noun || !/^(?:person|body)$/.test(germanStanding(word.text))) return [];
    const lead = words.slice(0, at).findLastIndex((one) => DETERMINERS.has(one.word) || PREPOSITIONS.has(one.word));
    const own =
      lead >= 0 && words.slice(lead + 1, at).every((one) => !one.noun && !isClosed(one.word))
        ? words.slice(lead, at + 1)
        : [word];
    const [first] = own;
    const one = /^(?:dem|vom|beim|zum|im|am|zur|einer|einem|einen|ein|der|jede[nrm]?|des)$/.test(first?.word ?? "");
    return [{ who: word.text, words: own, many: !one && (isMany(own) || isGivenToMany(words, at, first)) }];
  });
}

/** "den Gästen", "den Fahrern", but "den Kunden" only where something follows: "den Kunden | einen Link". */
function isGivenToMany(words: readonly GermanWord[], at: number, first: GermanWord | undefined): boolean {
  const name = words[at]?.text ?? "";
  if (first?.word !== "den" || !/n$/.test(name)) return false;
  return DETERMINERS.has(words[at + 1]?.word ?? "") || !/(?:e|ant|ent|ist|n)$/.test(germanSingular(name));
}

export function lastNamed(words: readonly GermanWord[]): Named | undefined {
  const noun = words.findLast((word) => word.noun && !NOBODY.test(word.text));
  return noun && { who: noun.text, words: [noun], many: true };
}

export function isMany(words: readonly GermanWord[]): boolean {
  const lead = words[0]?.word ?? "";
  const noun = words.findLast((word) => word.noun)?.text ?? "";
  // "meine Frau", "die Leiterin"
  if (/^(?:die|unsere|meine)$/.test(lead) && /(?:in|frau|mutter|tochter|schwester|tante|kraft|dame)$/i.test(noun)) return false;
  return (
    !SURELY_ONE.has(lead) && (words.length === 1 || /^(?:alle|beide|zwei|drei|die|unsere|meine|mehrere|viele|einige)$/.test(lead))
  );
}

/** "Moradores e turistas": each of them by name. */
export function namesOf({ words }: Named): string[] {
  return words
    .filter(({ noun }, at) => noun && (words[at + 1] === undefined || !words[at + 1]?.noun))
    .filter((_, at, all) => at === 0 || all.length > 1)
    .map(({ text }) => text);
}

export function isThing(name: string): boolean {
  const standing = germanStanding(name);
  return NOBODY.test(name) || standing === "thing" || (standing === "open" && THING.test(name) && !BODY.test(name));
}

export function textOf(words: readonly GermanWord[]): string {
  return joined(
    words.map((word) => (word.noun || word.text === "Sie" || !isClosed(word.word) ? word : { ...word, text: word.word })),
  );
}

export function mine(said: string): string {
  return said
    .split(" ")
    .map((word) => MINE[word] ?? word)
    .join(" ")
    .replace(/(?<!\p{L})(?:sein|ihr) (?=\p{Lu})/gu, "mein ")
    .replace(
      /(?<=^|\s)(?<!von (?:\S+ ){1,3})(ab|an|auf|aus|ein|hoch|nach|vor|zurück|frei|herunter|fest|weg|weiter|zusammen|hin|her|los) (\p{Ll}{2,}n)$/u,
      (said, lead: string, verb: string) =>
        [...PREFIXES].some((one) => one.length > 1 && verb.startsWith(one) && verb.length > one.length + 4)
          ? said
          : `${lead}${verb}`,
    );
}
