import { PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isUncountable, plural, singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Activity } from "./activity.ts";
import type { Token } from "./token.ts";

const DEED_NOUNS = wordTable<string>({
  management: "manage",
  reservation: "reserve",
  delivery: "deliver",
  rental: "rent",
  exchange: "exchange",
  search: "search",
  comparison: "compare",
  tracker: "track",
  planner: "plan",
  organizer: "organise",
  organiser: "organise",
  log: "log",
  logger: "log",
  generator: "generate",
  finder: "find",
  builder: "build",
  scheduler: "schedule",
  marketplace: "sell",
});

/** "recipe sharing site", "inventory management tool", "habit tracker": the product's name says what is done. */
export function deedFromProduct(tokens: readonly Token[]): Activity[] {
  const found: Activity[] = [];
  for (const [at, token] of tokens.entries()) {
    const verb = DEED_NOUNS[token.word] ?? (verbForm(token.word)?.form === "ing" ? verbForm(token.word)?.base : undefined);
    const before = tokens[at - 1];
    if (!verb || !before || (before.tag !== "noun" && token.tag === "verb")) continue;
    const named =
      PRODUCT_WORDS.has(tokens[at + 1]?.word ?? "") ||
      PRODUCT_WORDS.has(token.word) ||
      /(tracker|planner|organi[sz]er|logger|generator|finder|scheduler)$/.test(token.word) ||
      verb === "manage" ||
      // "blood donation scheduling" and nothing more
      (at === tokens.length - 1 && tokens.length <= 4);
    if (!named || before.tag !== "noun" || PRODUCT_WORDS.has(before.word)) continue;
    const earlier = tokens[at - 2];
    const front = earlier?.tag === "noun" ? `${earlier.word} ` : "";
    const one = singular(before.word);
    const many = plural(one);
    const object = { singular: front + one, plural: front + many, head: one, countable: !isUncountable(one) };
    found.push({ actor: undefined, verb, object, onPerson: false, said: `${verb} ${object.plural}`, towards: [] });
  }
  return found;
}
