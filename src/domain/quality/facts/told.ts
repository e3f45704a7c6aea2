import type { Fact, FactKind } from "./fact.ts";

const words: Readonly<Record<FactKind, string>> = {
  quantity: "Number",
  permission: "Right",
  polarity: "Statement",
  state_transition: "What follows",
  choice: "Choice",
  scope: "Left out",
  retention: "Kept for",
  format: "Format",
};
const MOST = 60;

/** Whether a fact is shown to people: what every sentence states is not. */
export function isTold({ kind, comparator }: Fact): boolean {
  return kind === "permission"
    ? comparator === "only" || comparator === "may not"
    : kind !== "polarity" && kind !== "state_transition";
}

/** A fact in a few words, such as "Kept for: 14 days". */
export function chipOf({ kind, attribute, span }: Fact, text: string): string {
  const said = text.slice(span.start, span.end);
  const [name] = attribute.split("|");
  const what = (kind === "quantity" || kind === "choice" || kind === "format") && name ? name : words[kind];
  const short = said.length > MOST ? `${said.slice(0, MOST - 1).trimEnd()}…` : said;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${short}`;
}
