import { sentencesOf } from "./closeness.ts";
import { feeNamed } from "./fee-names.ts";
import { isBare } from "./money/bare.ts";
import { type Money, moneyIn } from "./money/money.ts";
import { plansNamedIn } from "./plans-in-sentences.ts";
import type { PageSight, SeenPart } from "./sight.ts";

/** The words of an amount's own sentence that stand before it. */
export function sentenceBefore({ text }: SeenPart, { from }: Money): string {
  return (
    text
      .slice(0, from)
      .split(/[.!?;]\s/)
      .at(-1) ?? ""
  );
}

/** What is said before an amount of what is asked for, apart from what is included; that by its name. */
export function withoutIncluded(before: string): { included: string; sentence: string } {
  const found = INCLUDED.exec(before);
  return { included: found?.groups?.thing ?? "", sentence: before.slice(found?.[0].length ?? 0) };
}

/** What an amount is asked for by its own words: "Extra text messages cost €0.06 each" is about extra text messages. */
export function nameInWords(parts: PageSight["parts"], part: SeenPart, money: Money): string {
  if (part.kind === "definition") {
    const term = parts.slice(0, parts.indexOf(part)).findLast(({ kind }) => kind === "term");
    if (term) return term.text;
  }
  const whole = sentenceBefore(part, money);
  const fee = feeNamed(whole, part.text.slice(money.to));
  if (fee) return fee;
  const { included, sentence } = withoutIncluded(whole);
  const plan = plansNamedIn(sentence).at(-1);
  if (plan && money.period !== null && moneyIn(sentence.slice(plan.from)).length === 0) return plan.label;
  // of several amounts in a row each has the words since the last
  const amounts = moneyIn(sentence);
  const last = amounts.at(-1);
  const own = thingIn(last ? sentence.slice(last.to).replace(LEADS_ON, "") : sentence);
  if (ANAPHOR.test(own))
    return (
      sentencesOf(part.text.slice(0, money.from - whole.length))
        .at(-1)
        ?.slice(0, 160) ?? own
    );
  const first = last ? thingIn(sentence.slice(0, amounts[0]?.from ?? 0)) : "";
  if (last && first && FOR_WHOM.test(own)) return AND.test(sentence.slice(last.to)) ? first : `${first} ${own}`;
  return own || first || included || purposeBehind(part.text.slice(money.to));
}

/** "The first ten letters a month are included, then": what follows is asked for more of them. */
const INCLUDED =
  /^(?:the first|the|die ersten|les|los primeros|os primeiros)?\s*\d[\d.,]*(?:\s+(?:premiers|premières))?\s+(?<thing>\p{L}[\p{L}-]*(?:\s(?!(?:an?|per|each|every|im|pro|je|par|al|por|ao|are|is|come|sind|ist)\s)\p{L}[\p{L}-]*)?)(?:\s+[^,]{0,20})?\s(?:are|is|come|sind|ist|sont|están|estão)\s+(?:included|free|frei|enthalten|inklusive|kostenlos|inclus\p{L}*|gratuit\p{L}*|incluid\p{L}+|inclu[íi]d\p{L}+|gratis),?\s*(?:(?:and|und|et|y|e)\s+)?(?:(?:then|after that|afterwards|danach|dann|ensuite|après|puis|después|luego|depois)(?!\p{L}))?/iu;

/** "£15 for members and £22 for others": what stands before "and" belongs to the first amount, and else to the next. */
const FOR_WHOM = /^(for|within|in|with|für|innerhalb|bei|mit|pour|para)\s/iu;
const AND = /(?<!\p{L})(and|or|then|und|oder|dann|et|ou|puis|y|o|e)\s*$/iu;
const ANAPHOR = /^(each( one)?|it|this|that|they|these|er|sie|es|das|dies|diese|jede[rs]?|cada un[oa]|chacune?|il|elle)$/iu;
/** Who offers, and how, before the thing that is offered. */
const FRAME =
  /^(?:(?:and|choose|pick|take|und|wählen sie|choisissez|elige|y|et|e|(?:yes|ja|oui|sí|sim),|there (?:is|are)|you get|we (?:also )?(?:charge|ask|take|offer|can|will|have)|we['’]ll|you (?:can|pay|may)|i (?:charge|ask)|it costs|wir (?:berechnen|verlangen|bieten|nehmen)|es gibt|(?:bei uns )?kostet|sie zahlen|hay|cobramos|ofrecemos|il y a|nous (?:facturons|proposons)|cobramos|há)(?:\s+|$))+/iu;
const ARTICLE =
  /^(?:(?:an?|the|one|one-time|one-off|flat|single|eine?n?|einmalige?n?|der|die|das|un|una|el|la|los|las|une|le|les|des|um|uma|os|as)(?:\s+|$))+/iu;
/** "£5 a day or £20 a week": how often the last amount was asked for is no name of the next. */
const LEADS_ON =
  /^[\s,;.·|/–—-]*(?:(?:per|pro|\/|an?|al|par|por|im|p\.)\s+\p{L}+)?[\s,;.·|/–—)-]*(?:(?:and|und|or|oder|y|o|e|et|ou|plus|then|from|now|was|dann)(?=\s)\s+)*/iu;
const LEADS_IN =
  /(?:\s*(?<![\p{L}])(?:costs?|is|are|be|charged|billed|will|pays?|charges?|for|from|only|just|prices?|at|of|now|was|or|and|have|has|starting|starts|kostet|kosten|beträgt|zahlen|zahlt|sie|wird|werden|mit|berechnet|statt|instead|est facturée?|facturée?|für|von|nur|schon|bereits|already|ab|preis|und|oder|plus|einmalig|pauschal|jeweils|once|an?|a one-time|a one-off|cuesta[n]?|sale[n]?|vale[n]?|son|es|por|desde|a|y|o|coûte(?:nt)?|est|sont|pour|à|dès|à partir de|et|ou|custa[m]?|partir de|da|costa(?:no)?|koster|er|fra|kostar|är|från)\s*:?)+\s*$/giu;

/** "There are two sizes: small at £4": of several what each is called stands behind the colon. */
const SEVERAL = /^[^:]*(?<!\p{L})(?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)(?!\p{L})[^:]*:\s+/iu;

function thingIn(words: string): string {
  const own = words.replace(SEVERAL, "").replace(/^[\s,;.·|/–—-]+/u, "");
  const bare = own.replace(FRAME, "").replace(LEADS_IN, "");
  const isFramed = bare.length < own.trim().length;
  const thing = (isFramed ? bare.replace(ARTICLE, "") : bare)
    .replace(/[\s:–—\-(.…,+]+$/u, "")
    .replace(/^[\s:–—\-)]+/u, "")
    .trim();
  return /\p{L}{3}/u.test(thing) && !isBare(thing) ? thing.slice(-160) : "";
}

/** "We charge $75 to import records" names behind the amount what it is asked for. */
function purposeBehind(after: string): string {
  const said =
    /^\s*(?:once\s+|einmalig\s+)?(?:to|for|für|pour|por|para)\s+(?:an?\s+|the\s+|your\s+)?(?<thing>[^.;,(]{3,80})/iu.exec(after);
  const thing = said?.groups?.thing?.trim() ?? "";
  return isBare(thing) ? "" : thing;
}
