import { shared } from "#domain/evidence/closeness.ts";
import type { PageSight, SeenPart } from "#domain/evidence/sight.ts";

const TOTAL =
  /^(?:(?:grand )?total(?: due| to pay)?|(?:amount|balance) due|invoice total|rechnungsbetrag|gesamtbetrag|gesamt(?:summe)?|summe|total (?:à payer|ttc|a pagar)|importe total|totale)\b/iu;
const TAX =
  /^(?:(?:plus |incl\. |zzgl\. |inkl\. )?(?:vat|mwst|ust|tva|iva|gst|(?:sales )?tax|umsatzsteuer|mehrwertsteuer))\b\.?[^\p{L}]*\d+(?:[.,]\d+)?\s*%/iu;
/** What says of the amounts below it that they are made up. */
const EXAMPLE =
  /^(?:(?:an? |ein |une? |um )?(?:worked )?(?:example|beispiel|exemple|ejemplo|exemplo)\s*:|(?:example|sample|specimen|demo) (?:invoice|bill|statement|calculation|receipt)(?!\p{L})|(?:beispiel|muster)rechnung(?!\p{L}))/iu;
/** In parts: what is longer is no picture of an invoice. */
const MOST = 30;

/** The amounts a page shows in pictures of invoices, and in examples: those of a bill with its tax and its total, and those said to be one. */
export function examplesOn(parts: PageSight["parts"]): ReadonlySet<SeenPart> {
  const totals = parts.filter(({ text }) => TOTAL.test(text));
  const bills = parts
    .filter(({ text }) => TAX.test(text))
    .flatMap((tax) => {
      const total = totals.toSorted((a, b) => shared(b, tax) - shared(a, tax))[0];
      return total ? within(parts, tax, Math.min(shared(total, tax), tax.path.length - 1)) : [];
    });
  const examples = parts
    .filter(({ text, kind }) => EXAMPLE.test(text) && kind !== "control")
    .flatMap((one) => (one.kind === "heading" ? below(parts, one) : one));
  return new Set([...bills, ...examples]);
}

/** What stands in the element around a part at this depth, unless that is much. */
function within(parts: PageSight["parts"], part: SeenPart, depth: number): SeenPart[] {
  const inside = parts.filter((one) => shared(one, part) >= depth);
  return inside.length <= MOST ? inside : [];
}

function below(parts: PageSight["parts"], heading: SeenPart): SeenPart[] {
  const at = parts.indexOf(heading);
  const next = parts.findIndex((one, place) => place > at && one.kind === "heading" && one.level <= heading.level);
  return parts.slice(at, next < 0 ? undefined : next);
}
