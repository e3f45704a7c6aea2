import { shelves } from "#domain/docs/doc-places.ts";

const ID = "[^/]+";

/** The addresses that have a screen; everything else is answered with 404, and the app shows its own 404 screen. */
const ADDRESSES = [
  "/",
  "/auth",
  `/invitation/${ID}`,
  `/shared/${ID}`,
  "/connect",
  "/enterprise",
  "/about",
  "/careers",
  "/features",
  "/how-it-works",
  "/pricing",
  "/rules",
  "/docs",
  "/docs/search",
  "/blog",
  "/contact",
  "/privacy",
  "/cookies",
  "/terms",
  "/dashboard",
  "/dashboard/web-to-prd",
  `/dashboard/web-to-prd/${ID}`,
  "/start",
  `/start/${ID}`,
  "/projects",
  "/projects/new",
  "/projects/import",
  `/project/${ID}(?:/.*)?`,
  `/dashboard/project/${ID}(?:/.*)?`,
  `/dashboard/questionnaires/stepper/${ID}`,
  "/questionnaires",
  "/questionnaires/new",
  `/questionnaires/create/${ID}`,
  `/questionnaires/${ID}`,
  `/questionnaires/edit/${ID}`,
  `/questionnaires/${ID}/edit`,
  `/questionnaires/stepper/${ID}`,
  `/organization(?:/.*)?`,
  "/profile",
  "/operator",
];
const KNOWN = new RegExp(`^(?:${ADDRESSES.join("|")})/?$`);

/** Pages of which each is there or not, as it was drawn at build. */
const DRAWN = shelves.map(({ folder }) => `/docs/${folder}/${ID}`);

/** Written as routes are, each once. */
const PATTERNS = [...ADDRESSES, ...DRAWN].map((address) => ({
  shape: new RegExp(`^${address}/?$`),
  pattern: address.replaceAll(ID, ":id").replace("(?:/.*)?", "/*"),
}));

/** Which of the addresses this is, with what stands in it left out. */
export function addressPattern(pathname: string): string | undefined {
  return PATTERNS.find(({ shape }) => shape.test(pathname))?.pattern;
}

export function isAppAddress(pathname: string): boolean {
  return KNOWN.test(pathname);
}
