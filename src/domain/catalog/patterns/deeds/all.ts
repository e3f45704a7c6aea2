import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import { SIGNING_UP } from "#domain/catalog/patterns/registration.ts";
import { COMING_AND_GOING, LEAVING, PASSING_ON, PROVING, WAITING } from "./being-there.ts";
import { BY_SENSE } from "./by-sense.ts";
import { BANNING, CHANGING, EXCLUDING, KEEPING_FREE, LOCKING, SUSPENDING, UNLOCKING } from "./changing.ts";
import { BOOKING_ON_REQUEST, CHOOSING } from "./choosing.ts";
import { CONFIRMING, DECIDING, GIVING_OUT, ISSUING, SCORING } from "./deciding.ts";
import { HANDING, WORKING } from "./handing.ts";
import { EXTENDING, GIVING_BACK, KEEPING_FOR, PAUSING, REDEEMING, RESUMING } from "./holding.ts";
import { MARKING, OWN_DETAILS, OWN_ENTRY, WITHDRAWING } from "./own-entries.ts";
import { DONATING, PAYING, PAYING_ELSEWHERE } from "./paying.ts";
import { ANY_DEED, BEING_DONE } from "./plain.ts";
import { CHECKING, ENTERING, RECORDING } from "./recording.ts";
import { COUNTED, MEASURED, OPENING, SEEING, WATCHING } from "./seeing.ts";
import { COMMENTING, PUBLISHING, RECOMMENDING, UPLOADING } from "./showing.ts";
import { BEING_TOLD, CALLING_OUT, GETTING, SENT_TO, TELLING } from "./telling.ts";

/** What each kind of deed calls for. */
export const DEEDS: readonly DeedPattern[] = [
  ...CHOOSING,
  ...PAYING,
  ...RECORDING,
  ...WATCHING,
  ...TELLING,
  ...DECIDING,
  ...CHANGING,
  SEEING,
  MEASURED,
  BEING_TOLD,
  CALLING_OUT,
  CONFIRMING,
  ISSUING,
  SCORING,
  CHECKING,
  OPENING,
  COUNTED,
  GIVING_OUT,
  SENT_TO,
  GETTING,
  LOCKING,
  KEEPING_FREE,
  BANNING,
  EXCLUDING,
  HANDING,
  SUSPENDING,
  UNLOCKING,
  OWN_DETAILS,
  OWN_ENTRY,
  WITHDRAWING,
  MARKING,
  GIVING_BACK,
  KEEPING_FOR,
  PAUSING,
  RESUMING,
  EXTENDING,
  REDEEMING,
  PUBLISHING,
  UPLOADING,
  COMMENTING,
  RECOMMENDING,
  COMING_AND_GOING,
  WAITING,
  LEAVING,
  PROVING,
  PASSING_ON,
  PAYING_ELSEWHERE,
  SIGNING_UP,
  DONATING,
  WORKING,
  ENTERING,
  BOOKING_ON_REQUEST,
  ...BY_SENSE,
  BEING_DONE,
  ANY_DEED,
];
