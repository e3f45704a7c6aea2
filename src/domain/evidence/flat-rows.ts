import { moneyIn } from "./money/money.ts";
import { isName } from "./part-name.ts";
import { isInPlaceOfPrice } from "./plans-unpriced.ts";
import type { PageSight, SeenPart } from "./sight.ts";

/** In characters: what may stand before the amount of a line that says a price, such as "from". */
const LEAD = 8;

/** Rows that no element holds together, of the element around a part: each a name with its price right behind it, up to the next one. */
export function flatRowsAround(parts: PageSight["parts"], part: SeenPart): SeenPart[][] {
  if (part.cell || part.kind !== "text") return [];
  const at = parts.indexOf(part);
  const from = parts.slice(0, at).findLastIndex(({ kind }) => kind === "heading") + 1;
  const to = parts.findIndex(({ kind }, place) => place > at && kind === "heading");
  const inside = parts.slice(from, to < 0 ? undefined : to).filter((one) => parentOf(one) === parentOf(part));
  const heads = inside.flatMap((one, at) => {
    const next = inside[at + 1];
    return next && isName(one) && !saysPrice(one) && saysPrice(next) ? [at] : [];
  });
  return heads.length < 2 ? [] : heads.map((from, at) => inside.slice(from, heads[at + 1]));
}

const parentOf = ({ path }: SeenPart) => path.slice(0, -1).join(".");
const saysPrice = ({ text }: SeenPart) => isInPlaceOfPrice(text) || (moneyIn(text)[0]?.from ?? LEAD) < LEAD;
