import type { Money } from "./money.ts";

const words = (...of: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${of.join("|")})(?![\\p{L}\\d])`, "iu");
const ending = (...of: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${of.join("|")})\\s*$`, "iu");
const beginning = (...of: string[]) => new RegExp(`^[\\s\\u00a0]*(?:[-–+]\\s*)?(?:${of.join("|")})(?![\\p{L}\\d])`, "iu");

/** Money that was raised, saved, earned or spent by somebody, whatever else is said. */
const PASSED_ON = words(
  "raised|saved?|saves|savings?|spent|spend|spends|earn(?:s|ed|ings)?|fined?|lost|donat\\p{L}+|turnover|revenue|fundrais\\p{L}+|funding|invested|budget(?:ed)?|prizes?|salary|wages?|award(?:s|ed)?|grants?|granted|subsid\\p{L}+|wanted|paid|worth|payout|royalt\\p{L}+|reimburs\\p{L}+|refunded|cashback|compensation|liab\\p{L}+|damages",
  "gespart|sparen|spart|ersparnis|umsatz|gespendet|spenden?|gehalt|lohn|bezahlt|vorgesehen|eingeplant|zuschuss|zuschüsse|gefördert|förderung|förder\\p{L}+|ausgegeben|eingenommen|gesammelt|verteilt|ausgezahlt|erstattet|haftet|haftung|im wert von|bußgeld",
  "payé|épargn\\p{L}+|économis\\p{L}+|dons?|subvention\\p{L}*|récolt\\p{L}+|reversé\\p{L}*|chiffre d'affaires|d'une valeur de",
  "pagado|pagué|pago|presupuesto|ahorr\\p{L}+|donad\\p{L}+|donaci\\p{L}+|donativos?|subvenci\\p{L}+|recaud\\p{L}+|repart\\p{L}+|por valor de|facturaci\\p{L}+|multa",
  "orçamento|poup\\p{L}+|doa(?:do|ções|ção)|subsídios?|arrecad\\p{L}+|multa|raccolt\\p{L}+|risparmi\\p{L}+|opgehaald|bespaar\\p{L}*|samlet ind|insamla\\p{L}+|spar(?:er|ar)?",
  "subtotal|zwischensumme|sous-total|e\\.g\\.|for example|zum beispiel|z\\. ?b\\.|par exemple|por ejemplo|por exemplo",
  "elsewhere|competitors?|on average|im schnitt|durchschnittlich|woanders|en moyenne|de media",
  "financing|financed|instal?lments?|finanzierung|ratenzahlung|raten|mensualités|a plazos|klarna",
);
const PAST = words("(?:in|im jahr|since|seit|en) (?:19|20)\\d\\d");
/** What is held, not kept. */
const HELD = words(
  "(?:security |holding |damage )?deposits?|kaution\\p{L}*|pfand\\p{L}*|caution|fianzas?|depósitos?|cauzione|caparra|borg|\\p{L}*depot|depositum",
);
/** What a sentence, not a row of a list, says of being insured. */
const INSURED = words(
  "insur(?:e|es|ed)|insured for|covered (?:up )?to|versicher(?:t|n|ung)|haftpflicht\\p{L}*|deck(?:t|en)|assur(?:é|ée|és|ons|e)|asegur\\p{L}+|assegur\\p{L}+|compensate\\p{L}*",
);
/** Whoever gives away, and what comes in, is no customer who pays. */
const GIVING = ending(
  "(?:gives?|gave|given|donates?|contributes?|contributed|receives?|received|get|gets|got|made|makes|won|wins|returned|distributes?|distributed|pays? (?:out|you))(?: (?:us|you|them|a|an|another|up to|over|more than|the \\p{L}+))*",
  "(?:gab|gaben|gibt|geben|schenkte|erhielt|erhielten|erhalten sie|bekommen sie|ergab|ergaben|brachte|brachten|kamen|stiftete|verdient)(?: (?:uns|euch|ihnen|rund|über|mehr als))*",
  "(?:donne|donnent|a donné|ont donné|verse|versent|reverse|reçoit|reçoivent|a rapporté)",
  "(?:da|dan|damos|dio|aport\\p{L}+|dieron|entreg\\p{L}+|recib\\p{L}+|devolv\\p{L}+|devuel\\p{L}+|gast\\p{L}+|cobra)(?: (?:más de|unos))?",
);
/** What others sell and take. */
const SOLD_BY_OTHERS = ending(
  "(?:that|who|which) (?:sells?|sold|takes?|took|makes?|turns over)",
  "qui (?:vend|fait|encaisse)",
  "que (?:vende|factura|hace)",
);
const TOLD_OF = ending("(?:war|waren|wurden|fueron|eran|furent|étaient|foram|eram)(?: (?:das|es|dies|rund|über|mehr als))*");
/** A bound that an order has to reach, or that nothing is above of. */
const BOUND = ending(
  "up to|over|more than|above|below|under|less than|at least|minimum(?: order| spend)?(?: of| is)?|orders? (?:of|from)|exceed(?:s|ing)?|compared (?:to|with)",
  "bestellwert(?: von)?|ab einem \\p{L}*wert von|mehr als|über|bis(?: zu)?|mindestens|weniger als|unter|mindestbestellwert(?: von|:)?",
  "plus de|moins de|jusqu'à|au moins|supérieure?s? à|au-dessus de|minimum de",
  "más de|menos de|hasta|al menos|superior(?:es)? a|mínimo de|por encima de",
  "mais de|menos de|até|pelo menos|acima de|oltre|fino a|almeno|över|over|under",
);
const FREE =
  "free|kostenlos\\p{L}*|kostenfrei\\p{L}*|versandkostenfrei|frei|umsonst|gratis|gratuite?s?|gratuit\\p{L}+|offerte?s?|inclus\\p{L}*|grátis|gratuito|entfällt";
const START = "vanaf|da|fra|från|from|ab|dès|desde|a partir de|à partir de|von|at|of|de";
/** Nor is what an order has to come to, so that something else is free. */
const FREE_FROM = new RegExp(`(?<!\\p{L})(?:${FREE})(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})(?:${START})\\s*$`, "iu");
const FROM = ending(START);
const IS_FREE = new RegExp(`^[^.!?]{0,60}(?<!\\p{L})(?:${FREE})(?!\\p{L})`, "iu");
const REACHED = beginning(
  "bestellwert|warenwert|einkaufswert|auftragswert|mindestbestellwert|order value|minimum|or more|and over|oder mehr|ou plus|o más|ou mais|d['’]achats?|de commande|de compras?|de pedido|em compras",
);
/** How much less or more something costs than something else. */
const DIFFERENCE = beginning(
  "less|off|cheaper|discount|back|credit|weniger|günstiger|billiger|rabatt|nachlass|ermäßigung|zurück|moins|de (?:réduction|remise|moins)|menos|de (?:descuento|desconto|ahorro)|sconto|rabatt|rebate|mindre|billigere|avslag",
);
const REDUCED_BY = ending(
  "(?:discount|reduction|rebate|voucher|credit|bonus) of|reduced by|minus|rabatt von|nachlass von|(?:gutschrift|gutschein|bonus|prämie) (?:von|über)|um|remise de|réduction de|descuento de|desconto de",
);
/** Costs that hit somebody who is no customer. */
const HITS = ending(
  "(?:costs?|cost|costing|kostet|kosten|kostete)\\s+(?:us|them|him|her|the \\p{L}+|our \\p{L}+|an? (?!\\p{L}*(?:extra|additional|further|flat|one|single)\\b)\\p{L}+|uns|ihn|unsere?n? \\p{L}+|de[nmr] \\p{L}+)(?: (?:up to|about|around|rund|etwa))?(?: an?| eine?n?)?",
  "(?:nous (?:coûte|a coûté)|nos (?:cuesta|costó|costaba))",
);
const MINE = /(?<!\p{L})(?:I|I['’](?:ve|m|d)|my|ich|mein\p{L}*|yo|mi|mis|je|mon|minha)(?!\p{L})/u;
const MY_PRICE = words(
  "I (?:charge|ask)|my (?:rates?|fees?|prices?|charges?)|ich (?:berechne|nehme|verlange)|mein\\p{L}* (?:preis\\p{L}*|honorar|stundensatz)|mes tarifs?|mis (?:precios|tarifas)",
);
/** Who said it stands at the end of what a customer says. */
const SIGNED = /[.!?…”"»“]\s+[—–-]\s*\p{Lu}[\p{L}.’'-]*(?:[ ,]+(?:\p{Lu}[\p{L}.’'-]*|of|from|aus|de|da|von)){0,4}\s*$/u;
export const REVIEWS = words(
  "testimonials?|reviews?|what (?:people|customers|our|they) .*|bewertungen|kundenstimmen|rezensionen|stimmen|avis|témoignages|valoraciones|opiniones|reseñas|avaliações|recensioni",
);
const MEASURE = "(?:kg|kilo(?:s|gramm|gramo)?|g|gr|litre|liter|litro|l|ml|cl|m²|m2|sqm|sq ft|meter|metre)";
const BY_MEASURE = new RegExp(
  `^[\\s\\u00a0]*(?:/|per|pro|je|el|al|le|au|la|por|par|a|the)?\\s*(?:\\d+\\s*)?${MEASURE}(?![\\p{L}\\d])`,
  "iu",
);

/** What gives an amount in a sentence as a price: who asks it, what it is asked for, or nothing between it and its name. */
const OFFERS =
  /(?:^|[.!?:–—(,;|·/+-]|(?<!\p{L})(?:costs?|is|are|be|was|now|reg.?|statt|jetzt|früher|antes|ahora|avant|maintenant|['’]s|charge[ds]?|pay|pays|price[ds]?|sells?|buys?|adds?|for|from|at|of|to|with|only|just|then|plus|extra|one-time|one-off|flat|each|another|additional|and|or|kostet|kosten|beträgt|betragen|zahl(?:t|en)|für|um|zu|ab|von|nur|pauschal|einmalig|jeweils|je|und|oder|es|son|cuesta[n]?|vale[n]?|sale[n]?|por|desde|a|de|y|o|solo|sólo|coûte(?:nt)?|est|sont|pour|à|dès|et|ou|seulement|custa[m]?|é|são|e|ou|costa(?:no)?|da|per|koster|er|fra|för|kostar|är|från|kost))\s*$/iu;
const CLAUSE_ENDS =
  /^[\s\u00a0]*(?:$|[.,;:)!?/|*+–—-]|(?:each|apiece|per|pro|je|an?|and|or|und|oder|y|o|et|ou|e|for|plus|extra|incl\p{L}*|inkl\p{L}*|zzgl\p{L}*|par|por|al|p\.|pp|pr|on|in|bei|with|mit|con|avec|within|until|between|before|after|when|if|all|any|every|vat|mwst|ttc|iva)(?![\p{L}]))/iu;

export type Said = {
  /** The sentence it stands in, and all of the part. */
  sentence: string;
  text: string;
  heading: string;
  /** The amount before it in the same part. */
  previous: Money | undefined;
};

/** Whether an amount is asked for something on offer, and not given, saved, insured, told of, or what an order has to reach. */
export function isPrice({ from, to, period }: Money, { sentence, text, heading, previous }: Said): boolean {
  const before = text.slice(Math.max(0, from - 90), from);
  const after = text.slice(to, to + 90);
  const clause = clauseOf(sentence, text.slice(from, to));
  const since = text.slice(Math.max(previous?.to ?? 0, from - 90), from);
  const isOtherEnd = previous !== undefined && /^\s*(?:bis(?: zu)?|up to|hasta|jusqu'à|até)\s*$/iu.test(since);
  if (REVIEWS.test(heading) || SIGNED.test(text) || isQuoted(text, from)) return false;
  if ([PASSED_ON, PAST, HELD].some((told) => told.test(clause))) return false;
  if (PASSED_ON.test(heading) || HELD.test(heading)) return false;
  if (!isOtherEnd && BOUND.test(before)) return false;
  if (FREE_FROM.test(before) || REACHED.test(after) || (FROM.test(before) && IS_FREE.test(after))) return false;
  if (DIFFERENCE.test(after) || REDUCED_BY.test(before) || MINUS.test(before)) return false;
  if (GIVING.test(before) || SOLD_BY_OTHERS.test(before) || TOLD_OF.test(before) || HITS.test(before)) return false;
  if (BY_MEASURE.test(after) && (/\([^)]*$/.test(before) || (previous && !BY_MEASURE.test(text.slice(previous.to)))))
    return false;
  if (!isRunning(sentence)) return true;
  if (INSURED.test(sentence) || (MINE.test(sentence) && !MY_PRICE.test(sentence))) return false;
  return period !== null || OFFERS.test(since) || CLAUSE_ENDS.test(after);
}

/** A sentence up to where, behind an amount, another thought begins. */
function clauseOf(sentence: string, amount: string): string {
  const behind = sentence.indexOf(amount) + amount.length;
  return sentence.slice(0, behind) + (/^[^;:—]*/.exec(sentence.slice(behind))?.[0] ?? "");
}

/** A sentence, and no line of a list. */
const isRunning = (sentence: string) => /[.!?…]["”’»)]?$/.test(sentence) && sentence.split(/\s+/).length > 4;

const MINUS = /(?:^|[(\s])[-–−]$/;

/** Whether it stands between the marks of what somebody says; German marks close with what opens English ones. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at).replace(/„[^“”]*[“”]|“[^”]*”|«[^»]*»/gu, "");
  return /[“„«]/.test(before);
}
