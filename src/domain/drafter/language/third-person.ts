/** A deed told by somebody else: "track my plants" becomes "track their plants" */
export function inThirdPerson(said: string, owner: "their" | "their own"): string {
  const theirs = said.replace(/\bmy(?: own)?\b/g, (my) => (my === "my own" ? "their own" : owner));
  const itself = theirs.replace(ONESELF, "themselves");
  return itself
    .replace(/\bI (will|am|was|have)\b/g, inThird)
    .replace(/\bI\b/g, "they")
    .replace(/\bme\b/g, "them");
}

/** What many do, told of them: "are told when a place is free", "sign their form". */
export function doneByMany(said: string): string {
  return inThirdPerson(said, "their").replace(/^be (?=\p{L}+)/u, "are ");
}

/** A deed as the one who does it tells it: "report a fault herself" becomes "report a fault myself". */
export function inFirstPerson(said: string): string {
  return said.replace(ONESELF, "myself");
}

const ONESELF = /\b(?:myself|yourself|himself|herself|themselves|oneself)\b/g;

function inThird(_said: string, verb: string): string {
  return `they ${verb === "am" ? "are" : verb === "was" ? "were" : verb}`;
}
