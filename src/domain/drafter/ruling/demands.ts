import { plainRule } from "./plain-rule.ts";

/** Words that say that something has to hold. */
export const CUES =
  /\b(?:must|may|shall|should|cannot|can't|has to|have to|needs?|only|never|nobody|no one|at most|at least|(?:no|not) (?:more|less|later|longer|earlier|fewer)|no longer|up to|max(?:imum)?|min(?:imum)?|within|until|unless|if|when|whenever|once|before|after|every|each|per|always|valid|due|deadline|expires?|lapses?|counts? as|for free|at once|automatically|except|without)\b|[€$£] ?\d|\d ?(?:€|%|percent|per cent|euros?|pounds?|dollars?|francs?)(?!\p{L})|^(?:no|not) /iu;
/** What a business is, has and wants: it binds nobody. */
const SCENE =
  /^(?:(?:we|i)(?:'re| are|'m| am) (?:the|an?|\d)|(?:we|i|our [\p{L} ]{3,25}) (?:have|has|own|owns|run|runs|look after|rent out|rent|make|makes) |(?:interview|notes|minutes|memo|idea|tool|app|website|software|program|who): ?|(?:interview|tool|app|website|software)(?:,| for) )/iu;
const WANTED =
  /\b(?:app|tool|system|software|website|platform|program|portal|application|register|database)\b.{0,20}\b(?:is|are) (?:to be (?:set up|built|made|created)|wanted|needed)\b/i;
const BINDS =
  /\b(?:must|may|shall|never|nobody|cannot|can't|has to|have to|only|at most|at least|no more than|if|until|within)\b/i;
/** "More often than", "takes us half a year": how things are. */
const HOW_IT_IS =
  /\bmore often than\b|\btakes? (?:us|me)\b|\b(?:takes|are|is|has|have|owns?|costs?) (?:roughly|about|around|some|nearly) |\bin our (?:county|town|village|region|country)\b|^\p{Lu}?[\p{L} -]+ owns? /iu;
const OF_ONESELF = /^(?:as an? [^,]+, )?(?:i|we) ?(?:'m|'re|am|are) (?:the|an?) /i;
const TO_OTHERS =
  /^(?:not now|not yet|not included|out of scope|later|what you (?:needn't|don't need to|need not) (?:build|do|make)|no need for|not needed)\b/i;

/** Whether what was said binds somebody or the product, and is no word about how things are. */
export function demands(text: string): boolean {
  const said = plainRule(text);
  if (leavesToOthers(said) || /^['’]/.test(said) || WANTED.test(said) || OF_ONESELF.test(text)) return false;
  return BINDS.test(said) || !(SCENE.test(said) || HOW_IT_IS.test(said));
}

/** What the product is said to leave out. */
export function leavesToOthers(said: string): boolean {
  return TO_OTHERS.test(said);
}
