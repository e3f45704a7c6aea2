import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { onceEach } from "#domain/once.ts";
import type { Term } from "./fact.ts";
import { isListed } from "./words.ts";

const PEOPLE = new Set(
  `customer|user|pupil|teacher|head of school|parent|child|employee|clerk|receptionist|manager|department head|team lead|director|owner|administrator|moderator|auditor
  |accountant|support agent|seller|supplier|partner|guest|member|volunteer|board|donor|recipient|resident|landlord|caretaker|neighbour|doctor|nurse|therapist|patient|vet
  |reader|librarian|cook|waiter|participant|organiser|team|player|referee|candidate|courier|driver|farmer|engineer|pilot|lawyer|citizen|officer|security officer|social worker
  |artist|passenger|dentist|gardener|firefighter|foster carer|singer|conductor|beekeeper|angler|curator|intern|electrician|captain|mechanic|gamer|bidder|committee
  |porter|brewer|coordinator|foreman|counsellor|class teacher|ombudsman|reporter|author|editor|secretary|applicant|seasonal worker|company|private household|addressee
  |trainer|spectator|lifeguard|camper|inspector|subcontractor|architect|judge|notary|mayor|councillor|voter|undertaker|priest|refugee|interpreter|youth worker
  |substitute teacher|school office|professor|researcher|respondent|anaesthetist|midwife|newborn|paramedic|pharmacist|relative|insurer|loan officer|investor|delegate
  |works council|trainee|lead|hiker|guide|archivist|publisher|family|household|brigade|dispatch`
    .split("|")
    .map((name) => name.trim()),
);
const EVERYONE = /^(user|everyone|anyone)$/;

/** Whether a term is somebody who does things. */
export const isPerson = onceEach(({ ids, text, place }: Term): boolean => {
  if (text === "public" && place?.role === "modifier") return false;
  return ids.some((id) => PEOPLE.has(id)) || (!ids.some(isListed) && couldBeActor(singular(text)));
});

/** Whether the same people may be meant by both; nobody said is everybody. */
export function sharePeople(a: readonly string[], b: readonly string[]): boolean {
  return a.some((id) => b.includes(id));
}

/** Whether all people are meant. */
export function isEveryone(actor: readonly string[]): boolean {
  return actor.length === 0 || actor.every((id) => EVERYONE.test(id));
}
