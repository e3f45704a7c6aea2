const OWN = "(?:all|every|the|our|your|alle|die|unsere|eure|ihre|les|tous les|los|las|todos los|os|as|todos os)";
const AND = /\s*(?:,|&|\s(?:and|or|und|oder|et|ou|y|e)\s)\s*/iu;

/** Whom a line names before a colon, one by one: "For landlords and caretakers: all keys in one list." */
export function audienceIn(sentence: string, word: string): string[] {
  const said = new RegExp(`^${word}\\s+(?:${OWN}\\s+)?(?<who>[\\p{L}][\\p{L}\\s,&'’-]{2,60}?)\\s*:(?=\\s|$)`, "iu").exec(
    sentence,
  );
  return (said?.groups?.who ?? "").split(AND).filter(Boolean);
}

export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
