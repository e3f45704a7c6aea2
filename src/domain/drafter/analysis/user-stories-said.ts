const NUMBERED = /^(?:user )?story(?: (?:no\.? ?)?\d+)? ?[:.)—–-] ?(?=as )|^(?:us|story)[- ]?\d+ ?[:.)—–-]? ?(?=as )/iu;
const ROLE = "(?:an?|the|our) [\\p{L}' -]{3,40}?";
/** "As a cook (C): I", "As a cook — I", "As a cook I" */
const OPENING = new RegExp(`^(as ${ROLE})(?: \\([^()]{1,20}\\))?(?:,|:|;| [—–-])? (?=I\\b)`, "iu");
const NEXT = new RegExp(`(?:;|,) (?:and )?(?=as ${ROLE},? I\\b)`, "iu");

/** User stories in whatever signs they were written between: "Story 3: As a cook: I want". */
export function userStoriesSaid(statement: string): string[] {
  return statement
    .replace(NUMBERED, "")
    .split(NEXT)
    .map((story) => story.replace(OPENING, "$1, ").replace(/^as /, "As "));
}
