import { textOf } from "./named.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { PRODUCT } from "./subject.ts";
import { doneOf } from "./verbs.ts";
import { DETERMINERS, type GermanWord, PREPOSITIONS } from "./words.ts";

/** Somebody for whom something is done, told so that it can stand behind "möchte ich". */
export type Served = { who: string; said: string };

const GIVEN = /^(?:dem|der|einem|einer|jedem|jeder|unserem|unserer|meinem|meiner|ihm)$/;
const ACCUSED = /^(?:den|die|einen|eine|jeden|jede|unseren|unsere|alle)$/;

/** "alarmiert das Programm den Betriebsleiter", "zeigt die App dem Fahrer den Weg": to be alarmed, to get it shown. */
export function servedBy(own: readonly GermanWord[], infinitive: string): Served | undefined {
  const whom = whomIn(own, true);
  return whom && { who: whom.who, said: said([textOf(whom.rest)], infinitive, whom.given) };
}

/** "Dem Fahrgast wird die Abholzeit mitgeteilt": to get it told, by whomever. */
export function servedWith(thing: string, own: readonly GermanWord[], infinitive: string): Served | undefined {
  const whom = whomIn(own, false);
  return whom && { who: whom.who, said: said([thing, textOf(whom.rest)], infinitive, true) };
}

const said = (rest: readonly string[], infinitive: string, given: boolean) =>
  [...rest, doneOf(infinitive), given ? "bekommen" : "werden"].filter(Boolean).join(" ");

function whomIn(own: readonly GermanWord[], accused: boolean): { who: string; rest: GermanWord[]; given: boolean } | undefined {
  for (const [at, { noun, text }] of own.entries()) {
    const lead = own[at - 1]?.word ?? "";
    const before = own[at - 2];
    const free = !PREPOSITIONS.has(before?.word ?? "") && !(before?.noun && DETERMINERS.has(lead));
    if (!noun || germanStanding(text) !== "person" || !free) continue;
    const many = lead === "den" && /n$/.test(text) && germanSingular(text) !== text;
    const given =
      GIVEN.test(lead) ||
      (many &&
        own.some(
          (one, index) =>
            index > at &&
            one.noun &&
            !PREPOSITIONS.has(own[index - 2]?.word ?? "") &&
            !PREPOSITIONS.has(own[index - 1]?.word ?? ""),
        ));
    if (!given && !(accused && ACCUSED.test(lead))) continue;
    return { who: germanSingular(text), rest: own.filter((_, index) => index !== at && index !== at - 1), given };
  }
  return undefined;
}

/** "vom System", behind a passive. */
export function isByProduct(own: readonly GermanWord[]): boolean {
  return own.some(
    ({ word }, at) => /^(?:von|vom|durch)$/.test(word) && own.slice(at + 1, at + 3).some(({ text }) => PRODUCT.test(text)),
  );
}

/** "vom System erinnert" is "erinnert". */
export function withoutProduct(own: readonly GermanWord[]): readonly GermanWord[] {
  const at = own.findIndex(({ word }, index) => /^(?:von|vom|durch)$/.test(word) && isByProduct(own.slice(index, index + 3)));
  const to = at + own.slice(at).findIndex(({ text }) => PRODUCT.test(text));
  return at < 0 ? own : own.filter((_, index) => index < at || index > to);
}
