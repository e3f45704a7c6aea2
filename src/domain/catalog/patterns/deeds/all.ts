import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import { BANNING, CHANGING, KEEPING_FREE, LOCKING } from "./changing.ts";
import { CHOOSING } from "./choosing.ts";
import { DECIDING } from "./deciding.ts";
import { HANDING, WORKING } from "./handing.ts";
import { PAYING } from "./paying.ts";
import { ANY_DEED } from "./plain.ts";
import { RECORDING } from "./recording.ts";
import { MEASURED, SEEING, WATCHING } from "./seeing.ts";
import { BEING_TOLD, GETTING, TELLING } from "./telling.ts";

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
  GETTING,
  LOCKING,
  KEEPING_FREE,
  BANNING,
  HANDING,
  WORKING,
  ANY_DEED,
];
