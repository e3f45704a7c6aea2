import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "./drafter/similarity.ts";
import type { FoundEvidence } from "./evidence/evidence.ts";
import { purposeOf } from "./evidence/page-purpose.ts";
import type { Guessable, WebFeature, WebsiteAnalysis } from "./web-to-prd.ts";
import { draftWebsiteAnalysis } from "./web-to-prd-drafting.ts";
import { textOf, type WebPage } from "./web-to-prd-page.ts";

/** What was read of a website: its pages, the one asked for first, and what they show. */
export type SeenSite = { pages: readonly WebPage[]; evidence: readonly FoundEvidence[] };

const MOST_FEATURES = 40;
/** With fewer features under headings, single statements are taken too. */
const ENOUGH_FEATURES = 3;
const TELLING = new Set(["home", "features", "product", "pricing", "other"]);

/** What the pages of a website say about the product behind it, each feature with the words it stands on; no language model is asked. */
export function draftSiteAnalysis({ pages, evidence }: SeenSite): WebsiteAnalysis {
  const [first, ...others] = pages;
  if (!first) throw new RangeError("A website has a page at least.");
  const analysis = draftWebsiteAnalysis(first);
  const features: WebFeature[] = analysis.features.map((feature) => withSource(feature, first));
  const add = (feature: WebFeature) => {
    const isKnown = features.some(
      ({ name, description }) =>
        isNearDuplicate(name, feature.name, SAME_NAME) || isNearDuplicate(description, feature.description, SAME_STATEMENT),
    );
    if (features.length < MOST_FEATURES && !isKnown) features.push(feature);
  };
  for (const page of others.filter(({ address }) => TELLING.has(purposeOf({ address })))) {
    const told = draftWebsiteAnalysis(page).features.map((feature) => withSource(feature, page));
    for (const feature of told) if (feature.guess !== true) add(feature);
  }
  for (const { kind, name, quote, address } of features.length < ENOUGH_FEATURES ? evidence : []) {
    if (kind !== "feature" || /^Form: /.test(name)) continue;
    add({ name: name.slice(0, 300), description: quote, sources: [{ quote, address }] });
  }
  return { ...analysis, features, guesses: guessesOf(analysis) };
}

/** A feature stands on its description, where that is in the page to the letter. */
function withSource(feature: WebFeature, page: WebPage): WebFeature {
  const blocks = [page.description, ...page.blocks.map(({ text }) => text)];
  const isSaid = feature.description !== "" && textOf(page).replace(/\n/g, " ").includes(feature.description);
  const block = blocks.find(
    (text) => text !== "" && (feature.description.startsWith(text) || text.includes(feature.description)),
  );
  const quote = isSaid || block ? (block ?? feature.description).slice(0, 500) : undefined;
  return quote ? { ...feature, sources: [{ quote, address: page.address }] } : { ...feature, guess: true };
}

/** Industry and way of earning are read between the lines. */
function guessesOf({ industry, business_model }: WebsiteAnalysis): Guessable[] {
  return [...(industry ? (["industry"] as const) : []), ...(business_model ? (["business_model"] as const) : [])];
}
