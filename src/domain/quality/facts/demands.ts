import type { Clause } from "./clause.ts";
import { DEMANDS } from "./lexicon/demands.ts";
import { phrasing } from "./phrasing.ts";

/** Demands of which only those of one matter are compared, whatever else speaks for it. */
const STRICT = new Set(["obligation", "automation", "sharing", "refund", "payment", "giving"]);
/** Demands that nearly every product makes of something: of them all that the one row names is in the other. */
const PLAIN = new Set(["refund", "payment", "giving"]);
export const isPlain = (name: string): boolean => PLAIN.has(name);
export const isStrict = (name: string): boolean => STRICT.has(name);

/** "Guests need not register": said, and not asked for. */
const RELIEVED = phrasing(`
  need/needs not
  needn't
  do/does/did not/n't need/have/require
  don't/doesn't/didn't need/have/require
  not (be) required/necessary/obliged/asked/forced/needed
  no need
`);

const WITHOUT =
  /\b(?:without (?:(?:giving|entering|stating|adding|uploading|providing|choosing|naming|filling in|having|showing|any|an?|the|his|her|their|my) )*|no (?=(?:\p{L}+ )?\p{L}+ (?:is|was|has been) (?:given|entered|stated|added|uploaded|attached|provided|chosen|shown)))/iu;
const MISSING =
  /\b(?:is|are) (?:still )?missing\b|\bmust (?:be )?(?:enter|give|state|add|upload|provide|choose|fill)\w*|\b(?:enter|give|state|add|upload|provide) (?:an?|the|your)\b/iu;

type Told = { name: string; isAsked: boolean; without: readonly string[] };

/** What has to be given and what need not be: a wish or a test to do without it, or a message that it is missing. */
function givenIn({ form, outcome, text, main, seenAt, terms }: Clause): Told | undefined {
  const said = text.slice(main.start, main.end);
  const left = WITHOUT.exec(said);
  const at = main.start + (left ? left.index + left[0].length : 0);
  const without = left ? (terms.find(({ start, end }) => end > at && start - at < 2)?.ids ?? []) : [];
  const isRefused = form === "test" && outcome === "refused";
  if (isRefused && (MISSING.test(text.slice(seenAt)) || left)) return { name: "giving", isAsked: true, without: [] };
  if (form === "prose" && !/\b(?:can|cannot|may|could)\b/iu.test(said)) return undefined;
  if (without.length === 0 || (form === "test" && outcome !== "allowed")) return undefined;
  const isAsked = form === "prose" && /\b(?:not|cannot|never|nobody)\b/iu.test(said);
  return { name: "giving", isAsked, without: isAsked ? [] : without };
}

/** What a clause asks for (true) and what it spares (false), by name, with what it does without. */
export function demandsOf(clause: Clause): Told[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  const told = DEMANDS.flatMap(({ name, asks, spares }): Told[] => {
    if (spares.test(said)) return [{ name, isAsked: false, without: [] }];
    return asks.test(said) ? [{ name, isAsked: !RELIEVED.test(said), without: [] }] : [];
  });
  const given = givenIn(clause);
  return given === undefined ? told : [...told.filter(({ name }) => name !== given.name), given];
}
