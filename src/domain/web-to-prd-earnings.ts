/** How much a site speaks of a way of earning money; the labels are those of the questionnaire's business models. */
const models: readonly { label: string; signs: RegExp }[] = [
  {
    label: "Marketplace",
    signs:
      /\b(marketplace|buyers? and sellers?|sellers? and buyers?|commission|become a (seller|host|vendor|partner)|listing fee)\b/gi,
  },
  {
    label: "E-commerce",
    signs: /\b(add to (cart|basket|bag)|checkout|free shipping|shop now|free returns|in stock|your (cart|basket))\b/gi,
  },
  {
    label: "Freemium",
    signs:
      /\b(free (plan|tier|forever|version|account)|forever free|free for (individuals|personal use|small teams)|upgrade to (pro|premium))\b/gi,
  },
  {
    label: "Subscription",
    signs:
      /\b(subscri(be now|ption|ptions)|per (month|year|user)|(billed|paid) (monthly|annually|yearly)|monthly plan|annual plan|cancel (anytime|any time)|free trial)\b|[$€£]\s?\d[\d.,]*\s?(\/|per |a )\s?(mo|month|year|yr|user)\b/gi,
  },
  {
    label: "Pay-per-use (usage-based)",
    signs: /\b(pay[- ]as[- ]you[- ]go|usage[- ]based|per (request|call|transaction|gb|message|minute)|metered)\b/gi,
  },
  {
    label: "Licensing (pay per user seat)",
    signs: /\b(per seat|seat licen[cs]es?|volume licen[cs]ing|perpetual licen[cs]e|licen[cs]e fee)\b/gi,
  },
  {
    label: "SaaS (enterprise sales or custom development)",
    signs: /\b(book a demo|request a demo|contact sales|talk to sales|schedule a demo|enterprise plan|get a quote)\b/gi,
  },
  { label: "Advertising", signs: /\b(advertise with us|sponsored|our advertisers|ad-supported|media kit)\b/gi },
  {
    label: "Data Monetization (API as a service)",
    signs: /\b(data as a service|buy (the )?data|data licen[cs]ing|api credits?)\b/gi,
  },
  { label: "Donation", signs: /\b(donate( now)?|donations?|make a gift|support our mission|non-?profit)\b/gi },
];

/** The way of earning money a text speaks of most, the earlier listed one where two are even; null where it speaks of none. */
export function businessModelOf(text: string): string | null {
  const counted = models.map(({ label, signs }) => ({ label, count: new Set(text.toLowerCase().match(signs) ?? []).size }));
  const best = counted.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count > 0 ? best.label : null;
}
