import type { Plan } from "./plan.ts";

/** How many the first version is made for, written with thousands apart. */
export type Scale = { people: string; at_once: string; entries: string };

const COUNTED =
  /(\d[\d,. ]*\d|\d+) (?:active )?(?:people|persons|employees|members|pupils|students|users|customers|patients|residents|households|volunteers|flats|tenants)\b/g;
const SIZES = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000] as const;
const FOR_STRANGERS = 10_000;
/** Fewer are a group within. */
const COUNTS = 50;
/** Room to grow. */
const TWICE = 2;

/** As many as are named, with room to grow; where nobody counted, few where all are invited and many where strangers come. */
export function scaleOf({ analysis, circumstances }: Plan): Scale {
  const counted = [...analysis.text.matchAll(COUNTED)].map(([, figure = ""]) => Number(figure.replace(/[,. ]/g, "")));
  const most = Math.max(0, ...counted.filter((figure) => Number.isFinite(figure) && figure >= COUNTS));
  const size = SIZES.find((size) => size >= most * TWICE) ?? 500_000;
  const least = most === 0 && circumstances.has("newcomers") ? FOR_STRANGERS : size;
  const figure = (count: number) => count.toLocaleString("en");
  return { people: figure(least), at_once: figure(Math.max(20, least / 50)), entries: figure(Math.max(10_000, least * 10)) };
}
