import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { faultOfDeed } from "./deeds.ts";
import { IN_ITSELF } from "./phrases.ts";

/** "plan the route yes", "number the jars, counting" */
const ADDED = /,? (?:yes|yeah|please|sorry)$|, \p{L}+ing$/iu;
const LEADS = /^(?:likewise|also|then|only|just|thereafter) /;
/** Where something else may begin. */
const JOINT = /(?:, (?:and |but |or |then )?| (?:and|but|or|else) )(?!.*(?:, | (?:and|but|or|else) ))/;

/** The deed without what came in from elsewhere, where what is left is sound; as it is where nothing helps. */
export function mended(deed: Activity): Activity {
  if (!faultOfDeed(deed)) return deed;
  const plain = deed.said.replace(LEADS, "").replace(IN_ITSELF, "$1").replace(ADDED, "");
  for (let said = plain; said.includes(" "); said = said.replace(FROM_LAST_JOINT, "")) {
    if (!faultOfDeed({ ...deed, said })) return { ...deed, said };
    if (!FROM_LAST_JOINT.test(said)) break;
  }
  return deed;
}

const FROM_LAST_JOINT = new RegExp(`${JOINT.source}.*$`);
