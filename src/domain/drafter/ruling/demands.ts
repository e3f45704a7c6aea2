import { tellsHowItIs } from "./how-it-is.ts";
import { leavesToOthers } from "./left-out.ts";
import { plainRule } from "./plain-rule.ts";

/** Words that say that something has to hold. */
export const CUES =
  /\b(?:must|may|shall|should|cannot|can't|has to|have to|needs?|only|never|nobody|no one|at most|at least|(?:no|not) (?:more|less|later|longer|earlier|fewer)|no longer|up to|max(?:imum)?|min(?:imum)?|within|until|unless|if|when|whenever|once|before|after|every|each|per|always|valid|due|deadline|expires?|lapses?|counts? as|for free|at once|automatically|except|without)\b|[€$£] ?\d|\d ?(?:€|%|percent|per cent|euros?|pounds?|dollars?|francs?)(?!\p{L})|^(?:no|not) /iu;
/** Whether what was said binds somebody or the product, and is no word about how things are. */
export function demands(said: string): boolean {
  return !leavesToOthers(said) && !tellsHowItIs(plainRule(said), said);
}
