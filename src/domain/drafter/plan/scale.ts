import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { singular } from "#domain/drafter/language/words.ts";
import type { Plan } from "./plan.ts";

/** How many the first version is made for, written with thousands apart. */
export type Scale = { people: string; at_once: string; entries: string };

const PEOPLE = words(
  "people person employee member pupil student user customer patient resident household volunteer flat tenant",
);
const TENS = ["ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/** How many of what: "60 chefs", "ninety households", "300 active members". */
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.,])(\d[\d,. ]*\d|\d+|${TENS.join("|")}) ((?:\p{L}+ ){0,2}?)(\p{L}+)`, "gu");
/** A thousand of anything but years, money and measures are entries. */
const THINGS =
  /(?<![€£$\d.,])(\d{1,3}(?:,\d{3})+|\d{4,6}),? (?!(?:euros?|pounds?|dollars?|francs?|kroner|cents?|kg|kilos?|grams?|g|t|tonnes?|tons?|km|m|metres?|meters?|miles?|litres?|liters?|hectares?|volts?|watts?|degrees|hours?|years?|people|steps)\b)\p{Ll}{3,}/gu;
/** "350 boxes a week": what a house gets through tells how many people there are at most. */
const EVERY_SO_OFTEN =
  /(?<![€£$\d.,])(\d{1,3}(?:,\d{3})+|\d{2,6}) \p{Ll}{3,}(?: \p{Ll}{3,})? (?:an?|per|each|every) (?:day|week|month|year|season)\b/gu;
const SIZES = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000] as const;
const FOR_STRANGERS = 10_000;
/** Fewer are a group within. */
const COUNTS = 50;
/** Room to grow. */
const TWICE = 2;
/** So few may all come on the same evening. */
const ALL_AT_ONCE = 100;

/** As many as are named, with room to grow; where nobody counted, few where all are invited and many where strangers come. */
export function scaleOf({ analysis, circumstances }: Plan): Scale {
  const { actors, replaced } = analysis;
  // how it is done today tells how many there are, too
  const text = [analysis.text, ...replaced].join(". ");
  const areCounted = (name: string) => PEOPLE.has(singular(name)) || actors.some(({ head }) => head === singular(name));
  const counted = [...text.toLowerCase().matchAll(COUNTED)].flatMap(([, figure = "", between = "", name = ""]) =>
    [...between.split(" "), name].some(areCounted) ? [numberOf(figure)] : [],
  );
  const most = Math.max(0, ...counted.filter((count) => count >= COUNTS));
  const things = Math.max(
    0,
    ...[...text.matchAll(THINGS)].map(([, figure = ""]) => numberOf(figure)).filter((count) => !isYear(count)),
  );
  const size = sizeFor(most);
  const often = Math.max(0, ...[...text.matchAll(EVERY_SO_OFTEN)].map(([, figure = ""]) => numberOf(figure)));
  const strangers = often >= COUNTS ? Math.min(FOR_STRANGERS, sizeFor(often)) : FOR_STRANGERS;
  const least = most === 0 && circumstances.has("newcomers") ? strangers : size;
  const figure = (count: number) => count.toLocaleString("en");
  return {
    people: figure(least),
    at_once: figure(Math.max(20, Math.min(most, ALL_AT_ONCE), least / 50)),
    entries: figure(Math.max(10_000, least * 10, things === 0 ? 0 : sizeFor(things))),
  };
}

const sizeFor = (count: number) => SIZES.find((size) => size >= count * TWICE) ?? 5_000_000;
const isYear = (count: number) => count >= 1_500 && count <= 2_100;

function numberOf(figure: string): number {
  const ten = TENS.indexOf(figure) + 1;
  const count = ten > 0 ? ten * 10 : Number(figure.replace(/[,. ]/g, ""));
  return Number.isFinite(count) ? count : 0;
}
