import type { Segment } from "./frames.ts";
import type { Memory } from "./memory.ts";
import { isThing, namedIn } from "./named.ts";
import { germanStanding } from "./people.ts";
import { MODALS } from "./verbs.ts";
import { DENIES } from "./words.ts";

/** "Es soll möglich sein, dass Patienten verschieben", "damit die Disponentin sieht": what somebody named shall do. */
export function isWished(memory: Memory, { words }: Segment, before: Segment | undefined): boolean {
  const first = words[0]?.word ?? "";
  if (words.some(({ word }) => DENIES.has(word))) return false;
  if (FOLLOWS.test(first)) return true;
  const wishes = before?.words.some(({ word }) => WISHES.test(word)) ?? false;
  if (first === "dass" && wishes && /^(?:er|sie|ich|wir|man)$/.test(words[1]?.word ?? "")) return true;
  // "einen Link, wo er das Angebot annimmt"
  const shown = before?.words.at(-1)?.noun === true && /^(?:wo|womit|worüber|worin)$/.test(first);
  if (shown && /^(?:er|sie|ich|wir|man)$/.test(words[1]?.word ?? "")) return true;
  const [named] = namedIn(words.slice(1));
  if (!named || isThing(named.who)) return false;
  if (shown && germanStanding(named.who) === "person") return true;
  if (first === "damit") return ACTS.test(named.who) || memory.people.some(({ who }) => who === named.who);
  return first === "dass" && (wishes || MODALS.has(words.at(-1)?.word ?? ""));
}

/** What is said before "dass" of what shall be. */
export const WISHES =
  /^(?:soll|sollen|sollte|muss|möchte|möchten|will|wollen|wünsche|wünscht|wünschen|erwarte|erwartet|erwarten|verlange|verlangt|verlangen|fordert|hoffe|hoffen|wichtig|möglich|nötig|vorgesehen|geplant|aufgabe|pflicht)$/;

const ACTS =
  /(?:er|erin|or|in|ist|ant|ent|eur|wart|leitung|schaft|kraft|frau|mann|amt|verwaltung|eltern|mitglieder|gäste|kunden)$/;

/** "weshalb der Wart die Temperatur einträgt": no condition, but what comes of it. */
const FOLLOWS = /^(?:weshalb|weswegen|worauf|woraufhin|wobei|womit|wodurch|sodass)$/;
