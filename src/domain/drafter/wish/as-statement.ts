import { capitalised } from "#domain/drafter/language/words.ts";

const ASKED =
  /^(?:please |also )*(?:add|include|mention|cover|consider|think of|remember|write about|tell about|there (?:is|are|should be|must be)|we (?:also )?(?:need|want))\s+(?:that )?(.+)$/i;
const WHO = /^((?:an?|the|some)?\s*[\p{L} -]{2,40}?)\s+(?:who|that|which)\s+(.+)$/iu;
const PLACE =
  /^(?:an?|the|some)?\s*(?:[\p{L}]+ )?(?:pages?|screens?|sections?|features?|stor(?:y|ies)|tests?|test cases?|risks?|ways?|forms?|options?)\s+(?:where|in which|so that|that lets?|which lets?|on which|for)\s+(.+)$/iu;
const FOR_TO = /^([\p{L} -]{2,40}?) to (\p{L}.+)$/u;

/** What is asked for, as a description of the product would say it: "Add a clerk who checks bills" is "A clerk checks bills". */
export function asStatement(part: string): string {
  const asked = ASKED.exec(part)?.[1] ?? part;
  const place = PLACE.exec(asked)?.[1];
  if (place) return capitalised(forTo(place));
  const who = asked === part ? null : WHO.exec(asked);
  return capitalised(who ? `${who[1]} ${who[2]}` : asked);
}

function forTo(said: string): string {
  const found = FOR_TO.exec(said);
  return found ? `${found[1]} ${found[2]}` : said;
}
