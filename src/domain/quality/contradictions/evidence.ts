import { isSpecific } from "#domain/quality/facts/attributes.ts";
import { type Alignment, alignmentOf, coveredIn, nearnessOf } from "./alignment.ts";
import { type Clash, clashOf } from "./clash.ts";
import { haveOtherOwners, haveOtherSubjects, haveOtherThemes, tellApart } from "./clashes/other-things.ts";
import { areOfOtherPeople, isExcepted, type Said, sameDeed, termsAbout } from "./clashes/said.ts";
import { areApart } from "./overlap.ts";

/** What speaks for (or, by its weight, against) two facts being of one thing in one case, each from 0 to 1. */
export type Evidence = ReadonlyMap<string, number>;

/** What speaks for and against it; `byRule` says whether the rules of their kind hold them for at odds, `crowd` is as in `areAtOdds`. */
export function evidenceOf(one: Said, other: Said, crowd: number, byRule: boolean): Evidence {
  const clash = clashOf(one, other) ?? "other";
  const alignment = alignmentOf(one.fact.about.said, other.fact.about.said);
  const plain = Object.entries({
    ...alike(one, other, clash, alignment),
    ...apart(one, other, clash, alignment),
    "by rule": byRule,
  }).map(([name, value]) => [name, Number(value)] as const);
  const found = [["any", 1] as const, [`is ${clash}`, 1] as const, ...plain].filter(([, value]) => value !== 0);
  return new Map([...found, ...found.map(([name, value]) => [`crowd: ${name}`, value * crowd] as const)]);
}

function alike(one: Said, other: Said, clash: Clash | "other", { most, least, literal }: Alignment) {
  const [a, b] = [one.fact, other.fact];
  const deeds = [a, b].map(({ about }) => about.said.filter(({ place }) => place?.role === "deed"));
  const isMain = sameDeed(a, b) && a.about.main !== "";
  const names =
    a.kind === "quantity" ? a.attribute.split("|").filter((name) => name && b.attribute.split("|").includes(name)) : [];
  const near = (deeds[0] ?? []).flatMap((mine) => (deeds[1] ?? []).map((theirs) => nearnessOf(mine, theirs)));
  return {
    most,
    [`${clash}: most`]: most,
    least,
    literal,
    deed: isMain ? 1 : Math.max(0, ...near),
    attribute: names.length > 0,
    "specific attribute": names.some(isSpecific),
    tried: [a, b].some(({ comparator }) => /probe|refused/.test(comparator)),
    only: [a, b].some(({ comparator }) => comparator === "only"),
  };
}

function apart(one: Said, other: Said, clash: Clash | "other", { literal, own }: Alignment) {
  const [a, b] = [one.fact, other.fact];
  const said = [a.about.said, b.about.said] as const;
  const isToldApart = tellApart(...said);
  const areOthers = areOfOtherPeople(a, b);
  return {
    own,
    "other words": 1 - literal,
    "other people": areOthers,
    [`${clash}: other people`]: areOthers,
    "other people, same words": areOthers ? literal : 0,
    "contrasting words": areApart(termsAbout(a), termsAbout(b)),
    "other themes": haveOtherThemes(...said),
    "other subjects": haveOtherSubjects(...said),
    "other owners": haveOtherOwners(a, b),
    "told apart": isToldApart,
    "told apart, same words": isToldApart ? literal : 0,
    exception: isExcepted(one, other),
    timed: a.kind !== "quantity" && a.kind !== "retention" && a.about.times > 0 && b.about.times > 0,
    "other counted": countsOther(a.concept, b.concept) && a.kind === "quantity",
    "left out is more": clash === "scope" ? 1 - (a.kind === "scope" ? coveredIn(...said) : coveredIn(said[1], said[0])) : 0,
    "same bound": a.kind === "quantity" && a.comparator === b.comparator,
  };
}

const countsOther = (one: string, other: string) =>
  one !== "" && other !== "" && !one.split("|").some((id) => other.split("|").includes(id));

/** What only ever speaks against; all else only ever speaks for it, but what kind of clash it is, which does either. */
const AGAINST =
  /^(?:crowd: )?(?:own|other .*|contrasting words|told apart.*|exception|timed|left out is more|same bound|.*: other people)$/;
const EITHER = /^(?:any|is .*)$/;

/** The sign a weight may have: 1, -1, or 0 for either. */
export function signOf(name: string): -1 | 0 | 1 {
  if (EITHER.test(name)) return 0;
  return AGAINST.test(name) || /^crowd: (?:any|is .*)$/.test(name) ? -1 : 1;
}
