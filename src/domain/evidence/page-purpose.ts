/** What a page is there for; `post` is an article of a blog or of news. */
export const pagePurposes = [
  "home",
  "pricing",
  "features",
  "sign-up",
  "sign-in",
  "contact",
  "about",
  "help",
  "documentation",
  "security",
  "product",
  "catalogue",
  "booking",
  "basket",
  "customers",
  "blog",
  "post",
  "jobs",
  "press",
  "legal",
  "list",
  "other",
] as const;
export type PagePurpose = (typeof pagePurposes)[number];

/** By the words of an address, a title or a link, in the languages sites are written in most; the first that fits. */
const signs: readonly (readonly [PagePurpose, RegExp])[] = [
  [
    "legal",
    /\b(privacy|terms|conditions|legal|imprint|impressum|datenschutz\w*|agb|cookies?|gdpr|dsgvo|widerruf\w*|mentions-legales|aviso-legal|disclaimer|accessibility)\b/,
  ],
  [
    "pricing",
    /\b(pric(es?|ing)|plans?|rates?|tariffs?|fees?|preise?|preisliste|tarife?|kosten|geb(ü|ue)hren|beitr(ä|ae)ge?|mitgliedsbeitr\w+|tarifs?|precios?|tarifas|prezzi|subscriptions?|tickets?|eintritt\w*|memberships?|mitgliedschaft)\b/,
  ],
  [
    "sign-up",
    /\b(sign-?up|register|registration|join|trial|registrieren|anmeldung|mitglied-werden|mitglied|beitreten|inscription|registro|create-account|get-started)\b/,
  ],
  ["sign-in", /\b(log-?in|sign-?in|anmelden|einloggen|connexion|account|konto|my-account|portal)\b/],
  ["basket", /\b(cart|basket|checkout|warenkorb|kasse|panier|carrito|bag)\b/],
  ["contact", /\b(contact|kontakt|enquir\w+|inquir\w+|anfrage|contacto|contatti|support)\b/],
  ["security", /\b(security|sicherheit|trust|compliance)\b/],
  [
    "documentation",
    /\b(docs?|documentation|dokumentation|api|reference|developers?|guides?|quickstart|tutorials?|install(ation)?)\b/,
  ],
  [
    "help",
    /\b(help|faqs?|hilfe|questions|fragen|aide|ayuda|how-it-works|so-funktionierts|delivery|shipping|versand|lieferung|returns)\b/,
  ],
  [
    "features",
    /\b(features?|funktionen|product|produkt|services?|leistungen|solutions?|l(ö|oe)sungen|tour|angebote?|facilities|integrations?|courses?|classes|kurse|what-we-do)\b/,
  ],
  ["booking", /\b(book(ing)?|reserv\w+|buchen|buchung|termine?|appointments?|availability|calendar|kalender)\b/],
  ["customers", /\b(customers?|testimonials?|reviews?|case-stud\w+|references|referenzen|stories|kundenstimmen)\b/],
  ["jobs", /\b(jobs?|careers?|karriere|stellen)\b/],
  ["press", /\b(press|presse|media-kit)\b/],
  ["about", /\b(about|team|company|(ü|ue)ber-uns|verein|history|geschichte|chronik|who-we-are|a-propos|vorstand)\b/],
  ["list", /\b(tags?|categor(y|ies)|archives?|page|author|archiv|feed|search|suche|sitemap)\b/],
  ["blog", /\b(blog|news|journal|aktuelles|neuigkeiten|articles|magazin\w*)\b/],
  ["catalogue", /\b(shop|store|catalogue|catalog|katalog|collections?|products|produkte|sortiment)\b/],
];

/** What an address, and what is said of it, promises the page to be for. */
export function purposeOf({ address, text = "" }: { address: string; text?: string }): PagePurpose {
  const path = decoded(new URL(address).pathname.toLowerCase());
  if (/^\/(index\.\w+|home)?$/.test(path) || /^\/[a-z]{2}(-[a-z]{2})?\/?$/.test(path)) return "home";
  if (/\/(19|20)\d\d\/\d{1,2}\/./.test(path) || /\/(blog|news|posts?|articles?)\/[^/]+/.test(path)) return "post";
  if (/\/(products?|items?|p|artikel|produkte?)\/[^/]+/.test(path)) return "product";
  const spoken = path
    .replace(/[_/.]+/g, " ")
    .replace(/-/g, " - ")
    .replace(/ - /g, "-");
  return named(spoken) ?? named(text.toLowerCase().slice(0, 80).replace(/\s+/g, "-")) ?? "other";
}

function named(words: string): PagePurpose | undefined {
  return signs.find(([, sign]) => sign.test(words))?.[0];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How much a page of this kind says about the product, from 0 to 100. */
export const worth: Readonly<Record<PagePurpose, number>> = {
  home: 100,
  pricing: 95,
  features: 88,
  "sign-up": 84,
  "sign-in": 80,
  contact: 76,
  booking: 74,
  help: 70,
  about: 66,
  security: 64,
  documentation: 62,
  basket: 60,
  catalogue: 58,
  other: 50,
  product: 48,
  customers: 44,
  legal: 32,
  blog: 40,
  jobs: 26,
  press: 24,
  post: 28,
  list: 12,
};
