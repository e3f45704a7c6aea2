import { industryOf } from "./catalog/industries.ts";
import { analyse } from "./drafter/analysis/analyse.ts";
import { inThirdPerson } from "./drafter/language/third-person.ts";
import { capitalised, listed } from "./drafter/language/words.ts";
import { isNearDuplicate, SAME_NAME } from "./drafter/similarity.ts";
import type { WebFeature, WebsiteAnalysis } from "./web-to-prd.ts";
import { businessModelOf } from "./web-to-prd-earnings.ts";
import { sectionsOf, textOf, type WebPage } from "./web-to-prd-page.ts";

const MOST_FEATURES = 20;
/** With fewer features under headings, the page's sentences are read for more. */
const ENOUGH_FEATURES = 3;
const MOST_DESCRIPTION = 1500;
/** A shorter introduction is inThirdPerson on with what the rest of the page says. */
const ENOUGH_INTRODUCTION = 100;

/** What a page says about the product behind it, by its structure and its words; no language model is asked. */
export function draftWebsiteAnalysis(page: WebPage): WebsiteAnalysis {
  const text = textOf(page);
  return {
    name: nameOf(page),
    description: descriptionOf(page),
    industry: industryOf(text),
    business_model: businessModelOf(text),
    features: featuresOf(page),
  };
}

function nameOf({ site_name, title, address }: WebPage): string {
  if (site_name) return site_name.slice(0, 300);
  const host = hostOf(address);
  const parts = title
    .split(/\s+[|–—·•-]\s+|\s*[|·•]\s*|:\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const named = parts.find((part) => letters(part) !== "" && letters(host).includes(letters(part)));
  const shortest = parts.toSorted((a, b) => a.length - b.length)[0];
  return (named ?? shortest ?? capitalised(host)).slice(0, 300);
}

/** "www.green-boxes.co.uk" is "green-boxes". */
function hostOf(address: string): string {
  const labels = new URL(address).hostname.replace(/^www\./, "").split(".");
  if (labels.every((label) => /^\d+$/.test(label))) return labels.join(".");
  const kept = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? labels.at(-3) : labels.at(-2);
  return kept ?? labels[0] ?? "website";
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function descriptionOf(page: WebPage): string {
  const parts = page.blocks.findIndex(({ level }) => level > 1);
  const prose = (blocks: WebPage["blocks"]) => blocks.filter(isProse).map(({ text }) => text);
  const introduction = [page.description, ...prose(parts < 0 ? page.blocks : page.blocks.slice(0, parts))].filter(Boolean);
  const isEnough = introduction.join(" ").length >= ENOUGH_INTRODUCTION;
  const said = isEnough ? introduction : [...introduction, ...prose(page.blocks)];
  const kept: string[] = [];
  let length = 0;
  for (const text of said) {
    if (kept.some((known) => known.includes(text) || isNearDuplicate(known, text))) continue;
    if (kept.length > 0 && length + text.length > MOST_DESCRIPTION) break;
    kept.push(text.slice(0, MOST_DESCRIPTION));
    length += text.length;
  }
  return kept.join("\n\n") || page.title;
}

/** A sentence at least, so that labels of buttons and menus stay out. */
function isProse({ level, text }: { level: number; text: string }): boolean {
  return level === 0 && text.length >= 40 && text.split(" ").length >= 7 && !SMALL_PRINT.test(text);
}

const SMALL_PRINT = /cookies?\b.*\b(accept|consent|settings|experience)|©|all rights reserved|privacy policy|javascript/i;
const NO_FEATURE =
  /^(faqs?|frequently asked questions|pricing|plans?|contact( us)?|about( us)?|blog|news(letter)?|careers|testimonials?|reviews|our customers|get started|sign (up|in)|log ?in|resources|company|legal|follow us|latest .*|trusted by.*|what (our|people|customers).*|ready to .*|start (your|for|today|now).*|join (us|our|the|over|more|now)\b.*|cookies?.*|related( .*)?|share( (this|on)\b.*)?|table of contents)$/i;

function featuresOf(page: WebPage): WebFeature[] {
  const features: WebFeature[] = [];
  const add = (name: string, description: string) => {
    if (features.length >= MOST_FEATURES || features.some((known) => isNearDuplicate(known.name, name, SAME_NAME))) return;
    features.push({ name: name.slice(0, 300), description });
  };
  for (const { heading, level, texts } of sectionsOf(page)) {
    const name = heading.replace(/[\s.:!–—-]+$/u, "");
    const description = descriptionBelow(texts);
    if (level > 1 && description && isFeatureName(name)) add(name, description);
  }
  if (features.length < ENOUGH_FEATURES) for (const { name, description } of deedsOf(page)) add(name, description);
  return features;
}

function isFeatureName(name: string): boolean {
  return name.length > 3 && name.split(" ").length <= 12 && !name.endsWith("?") && !NO_FEATURE.test(name);
}

/** The first words below a heading that say something. */
function descriptionBelow(texts: readonly string[]): string {
  const said = texts.filter((text) => text.split(" ").length >= 4 && !SMALL_PRINT.test(text));
  return said.slice(0, 2).join(" ").slice(0, 600).trim();
}

/** What the sentences say people do: "Farmers sell boxes of vegetables to restaurants." */
function deedsOf(page: WebPage): WebFeature[] {
  const prose = [page.description, ...page.blocks.filter(isProse).map(({ text }) => text)].join("\n");
  return analyse(prose).activities.map(({ actor, said }) => {
    const people = actor ? actor.plural : "people";
    return {
      name: capitalised(inThirdPerson(said, "their")),
      description: `${capitalised(listed([people]))} ${inThirdPerson(said, "their")}.`,
    };
  });
}
