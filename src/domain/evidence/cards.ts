import { shared } from "./closeness.ts";
import { flatRowsAround } from "./flat-rows.ts";
import { isBare } from "./money/bare.ts";
import { moneyIn } from "./money/money.ts";
import { isName } from "./part-name.ts";
import type { PageSight, SeenPart } from "./sight.ts";

/** A heading and what it heads, before or behind it. */
export type Card = { heading: SeenPart; parts: readonly SeenPart[] };

/** How many elements a card may be wrapped in, within the element that holds all of them. */
const WRAPPED = 6;
/** The cards of a page: each heading with the parts of the largest element around it that holds no other of its rank, or else with those behind it. */
export function cardsOf(parts: PageSight["parts"]): Card[] {
  const headings = parts.filter(
    (part) => part.kind === "heading" && part.region !== "footer" && part.region !== "nav" && isName(part),
  );
  return headings.map((heading) => {
    const rivals = headings.filter((one) => one !== heading && one.level <= heading.level);
    const reach = Math.max(0, ...rivals.map((one) => shared(one, heading)));
    const box = parts.filter((one) => shared(one, heading) > reach);
    const others = box.filter(({ kind }) => kind !== "heading");
    return { heading, parts: others.length > 0 ? box : behind(parts, heading, rivals) };
  });
}

function behind(parts: PageSight["parts"], heading: SeenPart, rivals: readonly SeenPart[]): SeenPart[] {
  const at = parts.indexOf(heading);
  const next = parts.findIndex((one, place) => place > at && rivals.includes(one));
  return parts.slice(at, next < 0 ? undefined : next).filter((one) => shared(one, heading) >= heading.path.length - 2);
}

/** By part the smallest card it stands in. */
export function smallestCards(cards: readonly Card[]): ReadonlyMap<SeenPart, Card> {
  const largestFirst = cards.toSorted((a, b) => b.parts.length - a.parts.length);
  return new Map(largestFirst.flatMap((card) => card.parts.map((part) => [part, card] as const)));
}

/** Two headings of one rank in elements of one element. */
export function isBeside({ heading: one }: Card, { heading: other }: Card): boolean {
  return (
    one === other ||
    (one.level === other.level &&
      Math.abs(one.path.length - other.path.length) <= 1 &&
      shared(one, other) >= one.path.length - WRAPPED)
  );
}

/** In words. */
const MOST_WORDS = 8;

/** What names a row within a card: the first short text before a part in the smallest element that has one, or behind it in a box of its own. */
export function rowNameOf(parts: PageSight["parts"], part: SeenPart, card: Card | undefined): string {
  const flat = flatRowsAround(parts, part).find((row) => row.includes(part));
  if (flat?.[0]) return flat[0].text;
  const at = parts.indexOf(part);
  const outer = card ? shared(card.heading, part) : 0;
  const before = parts.slice(Math.max(0, at - 20), at).filter((one) => isName(one) && moneyIn(one.text).length === 0);
  const closest = Math.max(0, ...before.map((one) => shared(one, part)));
  // what stands before the box of a price among boxes with others is no name of it
  const behind = parts.slice(at + 1, at + 8).find((one) => isName(one) && moneyIn(one.text).length === 0);
  const box = behind && behind.kind !== "item" ? shared(behind, part) : 0;
  const isPrice = ({ text }: SeenPart) => isBare(text) && moneyIn(text).length > 0;
  if (behind && box > Math.max(closest, outer) && parts.some((one) => isPrice(one) && shared(one, part) < box))
    return behind.text;
  if (closest <= outer) return "";
  const name = before.find((one) => shared(one, part) === closest)?.text ?? "";
  return name.split(/\s+/).length <= MOST_WORDS && !/[.!?]$/.test(name) ? name : "";
}
