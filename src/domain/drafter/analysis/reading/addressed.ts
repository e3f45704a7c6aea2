import { couldBeActor, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { agentsOf, verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { type Named, somebody } from "./subjects.ts";
import { MODAL } from "./word.ts";

const THING = [...PRODUCT_WORDS, "something", "tool", "place", "service", "page"].join("|");
/** Where a text says for whom the product is: "This is for patients who", "For runners and helpers of the race", "An app for walkers". */
const MEANT_FOR: readonly RegExp[] = [
  /^(?:this|it|all this|that)(?:'s| is| will be| should be) (?:meant |made |intended |only |all )*for (?:people who are )?(.+)/iu,
  /^(?:dear|for|to) (.+)$/iu,
  // "our customers are project managers at contractors"
  /\b(?:our|my|the) (?:customers|users|clients|members) are (?!not\b)(.+)/iu,
  new RegExp(`\\b(?:${THING}) (?:\\p{L}+ )?(?:is |meant |made |intended )*for (.+)`, "iu"),
];
const YOU = /\byou\b/i;
const LONGEST = 3;

/** Who "you" are in a text that speaks to those it is for, by the first of them of whom nothing is told by name; undefined where it says so nowhere. */
export function addressedIn(statements: readonly string[]): Named | undefined {
  const first = statements.findIndex((statement) => YOU.test(statement));
  if (first < 0) return undefined;
  for (const statement of statements.slice(0, first + 1))
    for (const pattern of MEANT_FOR) {
      const roles = rolesIn(pattern.exec(statement)?.[1] ?? "");
      const role = roles.find((one) => !actsByName(one, statements));
      if (role) return somebody(role);
    }
  const role = calledBesideOthers(statements) ?? calledByDeed(statements);
  return role ? somebody(role) : undefined;
}

const OTHERS =
  /\b(?:(?:the |all |any )?(?:other|fellow) (\p{L}+s)|(?:another|the next|a fellow|any other) (\p{L}+?)(?:'s)?)(?=$|[ ,.;:)])/giu;

/** "You claim a wreck, and the other divers see your claim": one of those beside the others. */
function calledBesideOthers(statements: readonly string[]): string | undefined {
  for (const statement of statements)
    for (const [, many = "", one = ""] of YOU.test(statement) || /\byour\b/i.test(statement) ? statement.matchAll(OTHERS) : []) {
      const role = singular((many || one).toLowerCase());
      if (couldBeActor(role) && !/^(?:user|customer|member|person|people|one|party)$/.test(role)) return role;
    }
  return undefined;
}

const YOU_DO = /\byou (?:also |then |always |can |may |must )?(\p{Ll}{3,})\b/giu;

/** "While you walk you count the toads", and elsewhere "every walker": called by what "you" do. */
function calledByDeed(statements: readonly string[]): string | undefined {
  const named = new Set(statements.flatMap((one) => one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(singular));
  const done = statements.flatMap((one) => [...one.matchAll(YOU_DO)].map(([, verb = ""]) => verb.toLowerCase()));
  for (const verb of done) for (const role of agentsOf(verb)) if (named.has(role) && couldBeActor(role)) return role;
  return undefined;
}

/** "runners and helpers of the race": a runner and a helper. */
function rolesIn(said: string): string[] {
  const named = said.split(/ (?:of|who|that|which|in|at|on|with|from|to|where|so|whose)\b|[,.;:—(]/)[0] ?? "";
  return named.split(/ and | or /).flatMap((one) => {
    const words = one
      .toLowerCase()
      .replace(/^(?:all|our|the|my) /, "")
      .split(" ");
    const head = words.at(-1) ?? "";
    const isRole = words.length <= LONGEST && isPlural(head) && couldBeActor(singular(head));
    return isRole ? [[...words.slice(0, -1), singular(head)].join(" ")] : [];
  });
}

/** "a helper gives you the number": somebody else than who is spoken to. */
function actsByName(role: string, statements: readonly string[]): boolean {
  const head = escapePattern(role.split(" ").at(-1) ?? role);
  // "our account manager decides" is no project manager
  const isOfKind = role.includes(" ") ? `(?:${escapePattern(role)}|(?<=\\b(?:the|an?|our|each|every|any) )${head})` : head;
  const acting = new RegExp(`\\b${isOfKind}s? (?:also |then |always )?(\\p{Ll}+)`, "giu");
  return statements.some((statement) =>
    [...statement.matchAll(acting)].some(
      ([, next = ""]) => MODAL.has(next) || /^(?:third|base)$/.test(verbForm(next)?.form ?? ""),
    ),
  );
}
