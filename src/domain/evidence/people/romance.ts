import type { Grammar } from "#domain/drafter/languages/reading/grammar.ts";
import { standingOfNoun } from "#domain/drafter/languages/reading/persons.ts";
import { audienceIn, capitalized } from "./audience.ts";
import type { WhoActs } from "./who-acts.ts";

const SUBJECT =
  /^(?:(?:los|las|les|os|as|el|la|le|o|a|cada|chaque|tod[oa]s (?:l[oa]s|[oa]s))\s+|l['’])(?<who>\p{L}{3,})(?<of>\s+(?:del?|des?|du|da|do|das|dos)(?:\s+(?:la|las|los))?\s+\p{L}+)?\s+(?:\p{L}+\s+)?(?:se\s+)?(?<rest>.+)$/iu;
const CAN = /^(puede[n]?|peu(?:ven)?t|pode[m]?)$/iu;
/** What people are, have, think and pay says nothing of what they do with the product. */
const NO_DEEDS =
  /^(ser|estar|tener|querer|amar|pagar|ahorrar|saber|creer|decir|haber|vivir|être|avoir|vouloir|aimer|payer|savoir|croire|dire|vivre|adorer|apprécier|ter|querer|pagar|dizer|viver|gostar)$/;

/** Reads sentences of a Romance language. */
export function whoActsInRomance(grammar: Grammar): WhoActs {
  const isSomebody = (noun: string) => standingOfNoun(noun.toLowerCase(), grammar) === "person";
  const named = (noun: string) => capitalized(grammar.singular(noun.toLowerCase()));
  return (sentence) => {
    const audience = audienceIn(sentence, "(?:pour|para)");
    if (audience.length > 0) return audience.filter(isSomebody).map(named);
    const { who = "", of = "" } = SUBJECT.exec(sentence)?.groups ?? {};
    if (!who || !isSomebody(who)) return [];
    const behind = sentence.slice(sentence.indexOf(who) + who.length + of.length).match(/\p{L}+/gu) ?? [];
    const at = behind.slice(0, 2).findIndex((word) => CAN.test(word) || isDeed(word.toLowerCase(), grammar));
    if (at < 0 || behind.length - at < 3) return [];
    return [named(who) + of];
  };
}

function isDeed(word: string, { verbs }: Grammar): boolean {
  return verbs
    .of(word)
    .some(({ base, known, person, kind }) => known && /^3/.test(person) && kind === undefined && !NO_DEEDS.test(base));
}
