import { germanSingular, germanStanding } from "#domain/drafter/languages/german/people.ts";
import { audienceIn } from "./audience.ts";

const NO_VERBS =
  /^(mit|nicht|seit|oft|dort|jetzt|sonst|fast|erst|selbst|gut|laut|statt|gegen|neben|wegen|zwischen|unten|oben|außen|innen|ebenso|haben|hat|hatten|sind|ist|waren|wollen|will|sollen|möchten|mögen|brauchen|braucht|lieben|liebt|zahlen|zahlt|schätzen|wissen|weiß|kennen|sagen|sagt|finden|sparen|spart|kosten|kostet|freuen|freut|gehören|gehört|heißen|bleiben|bleibt|kommen|kommt|leben|lebt|werden|wird)$/;
const CLAUSE =
  /^(?:(?:der|die|das|jede[rs]?|alle|ein|eine)\s+)?(?<who>\p{Lu}\p{L}{3,})\s+(?<verb>kann|darf|\p{Ll}{2,}(?:en|eln|ern|t))\s+(?<rest>\S+\s+\S+.*)$/iu;

export function whoActsInGerman(sentence: string): string[] {
  const audience = audienceIn(sentence, "für");
  if (audience.length > 0) return audience.filter((who) => germanStanding(who) === "person").map(germanSingular);
  return sentence.split(/,\s+(?=\p{Lu})/u).flatMap((clause) => {
    const { who = "", verb = "" } = CLAUSE.exec(clause)?.groups ?? {};
    if (!/^\p{Lu}/u.test(who) || !/^\p{Ll}+$/u.test(verb) || NO_VERBS.test(verb)) return [];
    const standing = germanStanding(who);
    const isMany = /(?:en|eln|ern)$/.test(verb);
    return standing === "person" || (standing === "body" && isMany) ? [germanSingular(who)] : [];
  });
}
