import type { Money } from "./money/money.ts";

/** An amount that was raised, saved or paid once is not what something costs. */
const TOLD =
  /\b(raised|saved?|saves|saving|spent|spend|earned|fined?|lost|donated|donations?|turnover|revenue|funding|invested|budget|prize|salary|wage|award|grants?|wanted|paid|budgeted|worth every penny|gespart|sparen|umsatz|gespendet|spenden?|gehalt|lohn|bezahlt|vorgesehen|eingeplant|payé|pagado|pago|presupuesto|orçamento|subtotal|zwischensumme|e\.g\.|for example|zum beispiel)\b|\b(in|im jahr|since|seit) (19|20)\d\d\b/iu;
/** A bound that an order has to reach is none either. */
const BOUND =
  /\b(up to|orders? (over|above|of|from)|over|more than|above|below|under|less than|at least|minimum|bestellwert( von)?|ab einem|mehr als|über|bis zu|mindestens|compared (to|with))\s*$/iu;
/** Nor is what an order has to come to, so that something else is free. */
const FREE_FROM =
  /\b(free|kostenlos\w*|kostenfrei\w*|gratis|gratuite?s?|offerte?s?|frei|grátis)\b[^.!?]{0,60}\b(over|above|from|at|of|ab|über|von|dès|desde|de|a partir de|à partir de|acima de|por encima de)\s*$/iu;
const ORDERED =
  /^\s*(?:[-–+]\s*)?(bestellwert|warenwert|einkaufswert|mindestbestellwert|order value|minimum order|or more|d['’]achats?|de commande|de compras?|de pedido|em compras)\b/iu;

/** Whether an amount is told of in passing, or is what an order has to reach, and not what something costs. */
export function isOnlyTold(text: string, { from, to }: Money, { quote, heading }: { quote: string; heading: string }): boolean {
  const before = text.slice(Math.max(0, from - 90), from);
  const isReached = BOUND.test(before.slice(-30)) || FREE_FROM.test(before) || ORDERED.test(text.slice(to));
  return isReached || TOLD.test(quote) || TOLD.test(heading);
}
