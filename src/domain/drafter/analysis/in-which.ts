const THING =
  "(?:something|(?:an?|one|our own) (?:[\\p{L}-]+ ){0,3}?(?:app|application|system|software|tool|program|programme|site|website|platform|portal|page|place|product|service))";
const OPENS = new RegExp(`\\b${THING} (?<joint>in which|where) (?=\\p{L})`, "iu");
/** Whoever does something, or when, opens what is told of the product next. */
const NEXT = "(?=(?:,? ?(?:once|when|if|after|as soon as)\\b|(?:the|our|an?|one|each|every|any|some|my|all)\\b|\\p{L}+s\\b))";

const OPEN_END = /,? and (?:in which|where),?$/iu;

/** "I want a site where owners register a boat, where the clerk checks it, and where the mate signs": each told by itself. */
export function besideParallel(statement: string): string[] {
  const found = OPENS.exec(statement);
  const joint = found?.groups?.joint?.toLowerCase();
  if (!found || !joint) return [statement];
  const from = found.index + found[0].length;
  const [first = "", ...others] = statement.slice(from).split(new RegExp(`, (?:and )?${joint},? ${NEXT}`, "iu"));
  return [statement.slice(0, from) + first, ...others].map((part) => part.replace(OPEN_END, ""));
}
