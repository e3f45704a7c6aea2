import type { FoundEvidence } from "./evidence.ts";
import { featuresOf } from "./features.ts";
import { formsOf } from "./forms.ts";
import { functionsOf } from "./functions.ts";
import { languagesOf } from "./languages.ts";
import { isBare } from "./money/bare.ts";
import { moneyIn } from "./money/money.ts";
import { type PagePurpose, purposeOf } from "./page-purpose.ts";
import type { WhoActs } from "./people/who-acts.ts";
import { plansOf } from "./plans.ts";
import { pricesOf } from "./prices.ts";
import { rolesOf } from "./roles.ts";
import type { PageSight, SeenPart } from "./sight.ts";
import { signInOf } from "./sign-in.ts";
import { structuredDataOf } from "./structured-data.ts";

/** What a page shows of the product behind it, each item with the words it stands on. */
export function evidenceOf(seen: PageSight, whoActs: WhoActs): FoundEvidence[] {
  const sight = { ...seen, parts: seen.parts.map(asRead) };
  const purpose = purposeOfSight(sight);
  const prices = pricesOf(sight, purpose);
  return [
    pageOf(sight, purpose),
    ...formsOf(sight),
    ...prices.map(({ item }) => item),
    ...plansOf(sight, purpose, prices),
    ...signInOf(sight),
    ...languagesOf(sight),
    ...rolesOf(sight, purpose, whoActs),
    ...featuresOf(sight, purpose),
    ...functionsOf(sight),
    ...structuredDataOf(sight),
  ];
}

/** An amount that is set as a heading heads nothing. */
function asRead(part: SeenPart): SeenPart {
  const isAmount = part.kind === "heading" && moneyIn(part.text).length > 0 && isBare(part.text);
  return isAmount ? { ...part, kind: "text", level: 0 } : part;
}

function purposeOfSight({ address, title, parts, data }: PageSight): PagePurpose {
  const heading = parts.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? "";
  const named = purposeOf({ address, text: heading || title });
  const isPost = data.some((text) => /"@type"\s*:\s*"(BlogPosting|NewsArticle|Article)"/.test(text));
  return isPost && named !== "home" ? "post" : named;
}

function pageOf({ title, address, parts, language }: PageSight, purpose: PagePurpose): FoundEvidence {
  const heading = parts.find(({ kind }) => kind === "heading")?.text ?? "";
  const name = title || heading || new URL(address).pathname;
  return {
    kind: "page",
    name: name.slice(0, 300),
    quote: (title || heading).slice(0, 300),
    address,
    detail: { purpose, ...(language ? { language: language.slice(0, 2).toLowerCase() } : {}) },
  };
}
