import { textOf } from "./named.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { PRODUCT } from "./subject.ts";
import { DETERMINERS, type GermanWord, PREPOSITIONS } from "./words.ts";

/** Somebody for whom something is done, told so that it can stand behind "möchte ich". */
export type Served = { who: string; said: string };

const GIVEN = /^(?:dem|der|einem|einer|jedem|jeder|unserem|unserer|meinem|meiner|ihm)$/;
const ACCUSED = /^(?:den|die|einen|eine|jeden|jede|unseren|unsere|alle)$/;

/** "alarmiert das Programm den Betriebsleiter", "zeigt die App dem Fahrer den Weg": to have it done. */
export function servedBy(product: string, own: readonly GermanWord[], infinitive: string): Served | undefined {
  const by = `${/^(?:app|anwendung|software|plattform|website|webseite|automatik)$/i.test(product) ? "von der" : "vom"} ${product}`;
  return served(own, infinitive, by, true);
}

/** "Dem Fahrgast wird die Abholzeit mitgeteilt": to have it done, by whomever. */
export function servedWith(thing: string, own: readonly GermanWord[], infinitive: string): Served | undefined {
  return served(own, infinitive, thing, false);
}

function served(own: readonly GermanWord[], infinitive: string, by: string, accused: boolean): Served | undefined {
  for (const [at, { noun, text }] of own.entries()) {
    const lead = own[at - 1]?.word ?? "";
    const before = own[at - 2];
    const free = !PREPOSITIONS.has(before?.word ?? "") && !(before?.noun && DETERMINERS.has(lead));
    if (!noun || germanStanding(text) !== "person" || !free) continue;
    const many = lead === "den" && /n$/.test(text) && germanSingular(text) !== text;
    const given = GIVEN.test(lead) || many;
    if (!given && !(accused && ACCUSED.test(lead))) continue;
    const rest = textOf(own.filter((_, index) => index !== at && index !== at - 1));
    const said = [given ? "mir" : "mich", ...(accused ? [rest, by] : [by, rest]), infinitive, "lassen"];
    return { who: germanSingular(text), said: said.filter(Boolean).join(" ") };
  }
  return undefined;
}

/** "vom System", behind a passive. */
export function isByProduct(own: readonly GermanWord[]): boolean {
  return own.some(
    ({ word }, at) => /^(?:von|vom|durch)$/.test(word) && own.slice(at + 1, at + 3).some(({ text }) => PRODUCT.test(text)),
  );
}
