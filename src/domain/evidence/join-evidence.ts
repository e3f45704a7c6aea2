import type { EvidenceKind, FoundEvidence } from "./evidence.ts";
import { formKey } from "./forms.ts";
import { plainPlanName } from "./plans-in-sentences.ts";
import { tiedToPlans } from "./teasers.ts";

/** How much of each kind is kept of a site. */
const most: Readonly<Record<EvidenceKind, number>> = {
  page: 60,
  form: 60,
  price: 200,
  plan: 40,
  sign_in: 20,
  language: 40,
  role: 40,
  feature: 200,
  structured_data: 60,
};

/** The evidence of many pages as that of one site: what stands on several of them once, with the page where it stood first. */
export function joinEvidence(pages: readonly (readonly FoundEvidence[])[]): FoundEvidence[] {
  const found = new Map<string, FoundEvidence>();
  const count = new Map<string, number>();
  for (const item of pages.flatMap((page) => (isTranslation(page, pages) ? page.filter(({ kind }) => kind !== "plan") : page))) {
    const key = keyOf(item);
    count.set(key, (count.get(key) ?? 0) + 1);
    if (!found.has(key)) found.set(key, item);
  }
  const kept = new Map<EvidenceKind, number>();
  const keys = [...found.keys()];
  return tiedToPlans([...found.values()]).flatMap((item, at) => {
    const key = keys[at] ?? "";
    const number = (kept.get(item.kind) ?? 0) + 1;
    kept.set(item.kind, number);
    if (number > most[item.kind]) return [];
    const isFrame = item.kind === "form" && item.detail.everywhere && (count.get(key) ?? 0) < 2;
    return [isFrame ? { ...item, detail: { ...item.detail, everywhere: false } } : item];
  });
}

/** What a page sells in another language than the first one is what that sells. */
function isTranslation(page: readonly FoundEvidence[], pages: readonly (readonly FoundEvidence[])[]): boolean {
  const languageOf = (one: readonly FoundEvidence[] | undefined) => one?.find(({ kind }) => kind === "page")?.detail.language;
  const [own, first] = [languageOf(page), languageOf(pages[0])];
  return (
    own !== undefined &&
    first !== undefined &&
    own !== first &&
    page.some(({ kind, name }) => kind === "language" && name === first)
  );
}

function keyOf(item: FoundEvidence): string {
  const { kind, name, quote, address, detail } = item;
  if (kind === "page") return `page ${address}`;
  // a form is one thing wherever it stands in the frame, and another one on each page's own ground
  if (kind === "form") return `form ${detail.everywhere ? "" : address} ${formKey(item)}`;
  if (kind === "price") return `price ${address} ${detail.what} ${detail.amount} ${detail.currency} ${detail.period} ${quote}`;
  if (kind === "feature") return `feature ${quote.toLowerCase()}`;
  if (kind === "plan") return `plan ${plainPlanName(name)}`;
  return `${kind} ${name.toLowerCase()}`;
}
