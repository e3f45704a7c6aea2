import { listed } from "#domain/drafter/language/words.ts";
import type { Activity } from "./activity.ts";
import type { Clause } from "./clause.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { asRole } from "./roles.ts";
import { isTechnique } from "./technique.ts";

const NOTIFYING = /^(alert|notify|remind|warn|inform|tell|send|show|give|email|message|suggest|ask|invite|allow)$/;
/** Deeds whose meaning turns on what follows. */
const MEANT: Readonly<Record<string, string>> = {
  "register for": "enrol",
  "donate to": "contribute",
  "give to": "contribute",
  "contribute to": "contribute",
};
const OPINION = /^(star|rating|feedback|review|score|mark|grade|point)$/;
const COUNTED = /^(hour|time|day|step)$/;
const COUNTING = /^(track|log|record|bill|count|enter|report|approve|save|book|export|split|compare)$/;

/** What a clause says is done, once for each who does it. */
export function activitiesOf(clause: Clause): Activity[] {
  const counts = (phrase: NounPhrase) => COUNTED.test(phrase.noun.head) && COUNTING.test(clause.verb);
  const objects = clause.objects
    .filter((phrase) => phrase.kind !== "product" && (phrase.kind !== "empty" || counts(phrase)))
    .slice(0, 3);
  const details = clause.details
    .filter((item) => item.phrase.kind !== "empty" && item.phrase.kind !== "product" && item.phrase.said.split(" ").length < 6)
    .slice(0, 2);
  const first = objects[0] ?? placeIn(clause, details);
  if (!first && (details.length === 0 || clause.objects.length > 0)) return [];
  const verb = [clause.verb, clause.particle].filter(Boolean).join(" ");
  if (!first && clause.verb === "get") return [];
  const rated = clause.verb === "give" && first && OPINION.test(first.noun.head);
  const meant = rated ? "rate" : (!first && details[0] && MEANT[`${verb} ${details[0].preposition}`]) || verb;
  if (clause.device && objects.length === 0) return [];
  const origin = clause.device ? [`from ${clause.device.noun.plural}`] : [];
  const said = [
    verb,
    listed((objects.length > 0 ? objects : clause.objects.slice(0, 1)).map((phrase) => phrase.said)),
    ...origin,
    ...details.map((item) => `${item.preposition} ${saidAfter(item.preposition, item.phrase)}`),
  ]
    .filter(Boolean)
    .join(" ");
  const object = first ?? details.find((item) => !isMeans(item))?.phrase;
  const towards = [...objects, ...details.map((item) => item.phrase)]
    .filter((phrase) => phrase.kind === "actor")
    .map((phrase) => asRole(phrase.noun));
  const onPerson = object?.kind === "actor";
  if (onPerson && clause.actors.length === 0 && NOTIFYING.test(clause.verb)) return [];
  const actors = clause.actors.length > 0 ? clause.actors.map((phrase) => asRole(phrase.noun)) : [undefined];
  return actors.map((actor) => ({
    actor,
    verb: meant,
    object: object?.noun,
    onPerson,
    said,
    towards,
    fromDevice: clause.device !== undefined,
  }));
}

/** "pay via Stripe", "check in with NFC": by what it is done, not what it is done to. */
function isMeans({ preposition, phrase }: Clause["details"][number]): boolean {
  return /^(via|with|by|using|through|as)$/.test(preposition) && isTechnique(phrase);
}

/** "see my place on the waiting list" is about the waiting list. */
function placeIn({ objects }: Clause, details: Clause["details"]): NounPhrase | undefined {
  const [only] = objects;
  return objects.length === 1 && only?.kind === "empty" && only.said.startsWith("my ") ? details[0]?.phrase : undefined;
}

function saidAfter(preposition: string, phrase: NounPhrase): string {
  if (preposition === "per" || preposition === "by") return phrase.said.replace(/^the /, "");
  return phrase.said.replace(/^my phones$/, "my phone");
}
