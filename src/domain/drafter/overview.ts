import type { Brief } from "#domain/brief.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { article, capitalised, listed } from "#domain/drafter/language/words.ts";
import { type Plan, peopleOf, planOf } from "#domain/drafter/plan/plan.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { overviewTold } from "./languages/outline.ts";
import { draftNotes } from "./notes.ts";
import { plannedPages } from "./pages.ts";
import { bindingRules, type Rule, surroundingsOf } from "./rules.ts";
import { technologySentences } from "./technology.ts";
import { doneBy } from "./telling/done-by.ts";
import { headingOf, thingOf } from "./telling/thing-of-deed.ts";
import { deedsOf } from "./user-classes.ts";

/** What the product is, for whom, and what it is made of: Markdown paragraphs. */
export function draftOverview(brief: Brief): string {
  const plan = planOf(brief);
  const notes = draftNotes(brief);
  const told = toldInItsLanguage(brief);
  const parts = told ? [...overviewTold(told, plan.name), suggestedParagraph(plan)] : ofPlan(brief, plan);
  const technology = technologySentences(brief);
  if (technology.length > 0) parts.push(`**Technology.** ${technology.join(" ")}`);
  if (notes.length > 0) parts.push(`**Assumptions.** ${notes.join(" ")}`);
  return parts.filter(Boolean).join("\n\n");
}

function ofPlan(brief: Brief, plan: Plan): string[] {
  const pages = plannedPages(plan);
  return [
    openingOf(plan),
    surroundingsParagraph(brief, plan),
    ...deedParagraphs(plan),
    rulesParagraph(brief),
    suggestedParagraph(plan),
    plan.analysis.replaced.length > 0
      ? `**Today.** ${plan.analysis.replaced.map((said) => `${capitalised(said)}.`).join(" ")}`
      : "",
    `**Structure.** ${plan.name} consists of ${counted(pages.length)}: ${listed(pages.map((page) => page.name))}.`,
  ];
}

function counted(pages: number): string {
  return pages === 1 ? "one page" : `${pages} pages`;
}

/** What is told of so much that the rest turns on it. */
const AT_THE_CENTRE = 3;

function openingOf(plan: Plan): string {
  const own = plan.deeds.filter((deed) => thingOf(deed)?.head === plan.primary.head);
  const heading = headingOf(plan.primary.plural);
  const isCentral = own.length >= AT_THE_CENTRE && own.length * 3 >= plan.deeds.length && heading !== undefined;
  const about = isCentral ? ` At its centre ${plan.primary.countable ? "are" : "is"} ${heading}.` : "";
  return `${plan.name} is ${article(plan.type.called)} ${plan.type.called} for ${listed(peopleOf(plan))}.${about}`;
}

const MOST_DEEDS_TOLD = 6;

function deedParagraphs(plan: Plan): string[] {
  return plan.parties
    .filter((party) => party.side !== "admin")
    .flatMap((party) => {
      const deeds = [...new Set(deedsOf(party, plan).map((said) => doneBy(party.noun, said)))].slice(0, MOST_DEEDS_TOLD);
      return deeds.length > 0 ? [`**${capitalised(party.noun.plural)}** ${listed(deeds)}.`] : [];
    });
}

function rulesParagraph(brief: Brief): string {
  return paragraph("Rules", bindingRules(brief));
}

/** How big the business is, what it owns: nothing of it is built. */
function surroundingsParagraph(brief: Brief, { analysis }: Plan): string {
  const setting = analysis.setting.map((said) => ({ said: capitalised(said) }));
  const told = surroundingsOf(brief).map((rule) => ({ ...rule, said: capitalised(rule.said.replace(/^As an? [^,]+, /, "")) }));
  return paragraph("Context", [...setting, ...told]);
}

function paragraph(title: string, rules: readonly Pick<Rule, "said">[]): string {
  return rules.length > 0 ? `**${title}.** ${rules.map(({ said }) => `${said}.`).join(" ")}` : "";
}

/** What nobody said, apart from what was said, and why it is there. */
function suggestedParagraph(plan: Plan): string {
  const scopes = plan.concerns.map(({ pattern, slots, why }) => `${filled(pattern.scope, slots)} (because of ${why})`);
  return scopes.length > 0 ? `**Suggested beside it.** ${capitalised(scopes.join("; "))}.` : "";
}
