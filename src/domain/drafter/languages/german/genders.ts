import { isShe, isVerb } from "./named.ts";
import { germanStanding } from "./people.ts";
import { personOf } from "./subject.ts";
import { DETERMINERS, type GermanWord, isClosed, PREPOSITIONS } from "./words.ts";

export type Gender = "m" | "f" | "n";

const BY_ENDING: readonly (readonly [RegExp, Gender])[] = [
  [/(?:ung|heit|keit|schaft|ion|tät|ik|ei)$/, "f"],
  [/(?:chen|lein|ment|um)$/, "n"],
  [
    /(?:ling|ismus|plan|termin|zettel|bericht|brief|antrag|vertrag|auftrag|eintrag|beitrag|betrag|schein|nachweis|ausweis|hinweis|stand|wagen|platz|schlag|gang|kurs|tag|raum|ort|preis|wert|fall|schaden|fehler|mangel|befund|code|link|text|wunsch|schlüssel|schrank|dienst|urlaub|beleg|schritt|einsatz|artikel|posten|kommentar|kalender|ordner|zähler|ablauf|verlauf|kauf|versand|bogen|korb|stempel|anruf|aufruf|abruf)$/,
    "m",
  ],
  [
    /(?:buch|bild|foto|blatt|heft|protokoll|formular|konto|passwort|gerät|gewicht|ergebnis|zeugnis|verzeichnis|datum|angebot|gebot|rezept|rad|auto|boot|fahrzeug|werkzeug|tier|geld|signal|fach|stück|zertifikat|attest|dokument|lager|zimmer|etikett|paket|programm|system|video)$/,
    "n",
  ],
];

/** Which articles a noun has in a text tells its gender. */
export class Genders {
  private readonly seen = new Map<string, Map<Gender, number>>();

  learn(words: readonly GermanWord[]) {
    for (const [at, { noun, word }] of words.entries()) {
      if (!noun) continue;
      const place = leadOf(words, at);
      for (const gender of place < 0 ? [] : gendersOf(words, place, word)) this.count(word, gender);
    }
  }

  of(noun: string): Gender | undefined {
    const votes = [...(this.seen.get(noun.toLowerCase()) ?? [])].sort(([, one], [, other]) => other - one);
    const [best, second] = votes;
    if (best && best[1] > (second?.[1] ?? 0)) return best[0];
    const ending = BY_ENDING.find(([end]) => end.test(noun.toLowerCase()))?.[1];
    if (ending) return ending;
    return germanStanding(noun) === "person" ? (isShe(noun) ? "f" : "m") : undefined;
  }

  private count(noun: string, gender: Gender) {
    const votes = this.seen.get(noun) ?? new Map<Gender, number>();
    this.seen.set(noun, votes.set(gender, (votes.get(gender) ?? 0) + 1));
  }
}

/** Where the article of a noun stands: "die | neue rote Karte". */
function leadOf(words: readonly GermanWord[], noun: number): number {
  for (let at = noun - 1; at >= 0 && at > noun - 4; at -= 1) {
    const word = words[at];
    if (!word || word.noun) return -1;
    if (DETERMINERS.has(word.word) || PREPOSITIONS.has(word.word)) return at;
    if (isClosed(word.word) || !/e[nrsm]?$/.test(word.word)) return -1;
  }
  return -1;
}

/** "sieht die Sachverständige": one of them. */
const isOne = (verb: GermanWord | undefined) => verb !== undefined && isVerb(verb) && personOf(verb.word) === "3s";

/** What an article says of its noun; one that is of two genders speaks for both. */
function gendersOf(words: readonly GermanWord[], at: number, noun: string): readonly Gender[] {
  const lead = words[at]?.word ?? "";
  if (/^(?:ans|ins|aufs|das|jedes|dieses)$/.test(lead)) return ["n"];
  if (/^(?:zur|eine|jede)$/.test(lead)) return ["f"];
  if (/^(?:einen|keinen|jeden|meinen|unseren)$/.test(lead) || (lead === "den" && !/n$/.test(noun))) return ["m"];
  if (lead === "die" && isOne(words[at - (words[at - 1]?.word === "sich" ? 2 : 1)])) return ["f"];
  if (/^(?:jeder|dieser)$/.test(lead)) return ["m"];
  if (lead === "der" && at === 0) return ["m"];
  return /^(?:zum|vom|beim|im|am|dem|einem|jedem|ein|mein|unser)$/.test(lead) ? ["m", "n"] : [];
}
