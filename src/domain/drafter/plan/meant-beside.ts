import { SENDING_BACK } from "#domain/catalog/patterns/deeds/by-sense.ts";
import { BOOKING_ON_REQUEST } from "#domain/catalog/patterns/deeds/choosing.ts";
import { GIVING_BACK } from "#domain/catalog/patterns/deeds/holding.ts";
import { OWN_ENTRY } from "#domain/catalog/patterns/deeds/own-entries.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { headOf } from "./acted-on.ts";
import type { BoundDeed } from "./plan.ts";

/** What some deeds mean follows from what else is done to the same thing. */
export function meantBeside(deeds: readonly BoundDeed[]): BoundDeed[] {
  return onRequest(givenBack(ownEntries(alikeInAnswers(deeds))));
}

/** Who accepts something and rejects it gives one answer, of one kind. */
function alikeInAnswers(deeds: readonly BoundDeed[]): BoundDeed[] {
  return deeds.map((deed) => {
    const isSentBack = SENT_BACK.test(deed.activity.said);
    if (!isSentBack && !NO.test(deed.activity.verb)) return deed;
    const yes = deeds.find(
      ({ party, activity }) =>
        party === deed.party &&
        YES.test(activity.verb) &&
        activity.heardIn?.statement === deed.activity.heardIn?.statement &&
        // "confirms receipt and rejects broken tubes": of two things
        (isSentBack || headOf(activity) === headOf(deed.activity) || headOf(deed.activity) === ""),
    );
    if (!yes) return deed;
    return { ...deed, pattern: isSentBack ? SENDING_BACK : yes.pattern };
  });
}

const SENT_BACK = /^(?:send|return)\b.* back\b|^return\b/;
const MAKES_IT_OWN = /^(?:book|order|submit|request|join|choose|offer)$/;

/** What those who come for something have for themselves. */
const OF_ONE = words("order booking reservation appointment subscription registration application request claim");

/** Who ordered something changes their own order, unless others change it too. */
function ownEntries(deeds: readonly BoundDeed[]): BoundDeed[] {
  return deeds.map((deed) => {
    if (deed.pattern.key !== "change" || !/^(?:change|edit|correct|update)$/.test(deed.activity.verb)) return deed;
    const same = deeds.filter((other) => other !== deed && isOfSameThing(other, deed));
    const made =
      (deed.party.side === "customer" && OF_ONE.has(headOf(deed.activity))) ||
      same.some(({ party, pattern }) => party === deed.party && MAKES_IT_OWN.test(pattern.key));
    const isShared = same.some(({ party, pattern }) => party !== deed.party && pattern.key === "change");
    return made && !isShared ? { ...deed, pattern: OWN_ENTRY } : deed;
  });
}

const ON_BOOKING = /\b(?:reservations?|bookings?)\b/;
const ON_REQUEST = /\brequests?\b/;
const SENDS = /^(?:send|submit|make|file|enter|hand|post|request|ask|write)$/;

/** What somebody else decides on is nobody's before that. */
function onRequest(deeds: readonly BoundDeed[]): BoundDeed[] {
  return deeds.map((deed) => {
    if (deed.pattern.key !== "book") return deed;
    // "send a request" and "book a session" are two things
    const isRequested = deeds.some(({ activity }) => SENDS.test(activity.verb) && ON_REQUEST.test(activity.said));
    const isDecided = deeds.some(
      (other) =>
        other.party !== deed.party &&
        /^(?:approve|accept)$/.test(other.pattern.key) &&
        (ON_BOOKING.test(other.activity.said) ||
          (!isRequested && ON_REQUEST.test(other.activity.said)) ||
          isOfSameThing(deed, other)),
    );
    return isDecided ? { ...deed, pattern: BOOKING_ON_REQUEST } : deed;
  });
}

const GIVES_BACK = /^(?:release|free|return|give)$/;

/** Who releases what people book gives it back: nobody waits for a decision. */
function givenBack(deeds: readonly BoundDeed[]): BoundDeed[] {
  return deeds.map((deed) => {
    if (!GIVES_BACK.test(deed.activity.verb) || !/^(?:approve|any)$/.test(deed.pattern.key)) return deed;
    const isHeld = deeds.some(
      (other) => other.party === deed.party && /^(?:book|take-on|wait)$/.test(other.pattern.key) && isOfSameThing(other, deed),
    );
    return isHeld ? { ...deed, pattern: GIVING_BACK } : deed;
  });
}

/** "The order" is of the same thing as to order, "the booking" as to book. */
function isOfSameThing({ activity: other }: BoundDeed, { activity }: BoundDeed): boolean {
  const head = headOf(activity);
  return head !== "" && [headOf(other), other.verb, `${other.verb}ing`].includes(head);
}

const YES = /^(?:accept|approve|confirm|release)$/;
const NO = /^(?:reject|decline|refuse|deny|turn)$/;
