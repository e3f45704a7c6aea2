/** A deed told by somebody else: "track my plants" becomes "track their plants". */
export function inThirdPerson(said: string, owner: string): string {
  const theirs = said.replace(/\bmy\b/g, owner);
  return owner === "their"
    ? theirs
        .replace(/\bI (will|am|was|have)\b/g, inThird)
        .replace(/\bI\b/g, "they")
        .replace(/\bme\b/g, "them")
    : theirs;
}

function inThird(_said: string, verb: string): string {
  return `they ${verb === "am" ? "are" : verb === "was" ? "were" : verb}`;
}
