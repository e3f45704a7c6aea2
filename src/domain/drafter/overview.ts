import type { Brief } from "#domain/brief.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { doneByMany } from "#domain/drafter/language/third-person.ts";
import { article, capitalised, listed } from "#domain/drafter/language/words.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { draftNotes } from "./notes.ts";
import { plannedPages } from "./pages.ts";
import { rulesOf } from "./rules.ts";
import { technologySentences } from "./technology.ts";
import { deedsOf } from "./user-classes.ts";

/** What the product is, for whom, and what it is made of: Markdown paragraphs. */
export function draftOverview(brief: Brief): string {
  const plan = planOf(brief);
  const notes = draftNotes(brief);
  const parts = [
    openingOf(plan),
    ...deedParagraphs(plan),
    concernsParagraph(plan),
    rulesParagraph(brief),
    plan.analysis.replaced.length > 0
      ? `**Today.** ${plan.analysis.replaced.map((said) => `${capitalised(said)}.`).join(" ")}`
      : "",
    `**Structure.** ${plan.name} consists of ${counted(plannedPages(plan).length)}: ${listed(plannedPages(plan).map((page) => page.name))}.`,
  ];
  const technology = technologySentences(brief);
  if (technology.length > 0) parts.push(`**Technology.** ${technology.join(" ")}`);
  if (notes.length > 0) parts.push(`**Assumptions.** ${notes.join(" ")}`);
  return parts.filter(Boolean).join("\n\n");
}

function counted(pages: number): string {
  return pages === 1 ? "one page" : `${pages} pages`;
}

function openingOf(plan: Plan): string {
  const people = plan.parties.filter((party) => party.side !== "admin").map((party) => party.noun.plural);
  const about =
    plan.deeds.length > 0 || plan.analysis.objects.length > 0
      ? ` At its centre ${plan.primary.countable ? "are" : "is"} ${plan.primary.plural}.`
      : "";
  return `${plan.name} is ${article(plan.type.called)} ${plan.type.called} for ${listed(people)}.${about}`;
}

function deedParagraphs(plan: Plan): string[] {
  return plan.parties
    .filter((party) => party.side !== "admin")
    .flatMap((party) => {
      const deeds = [...new Set(deedsOf(party, plan).map(doneByMany))].slice(0, 6);
      return deeds.length > 0 ? [`**${capitalised(party.noun.plural)}** ${listed(deeds)}.`] : [];
    });
}

function rulesParagraph(brief: Brief): string {
  const rules = rulesOf(brief).map(({ said }) => `${said}.`);
  return rules.length > 0 ? `**Rules.** ${rules.join(" ")}` : "";
}

function concernsParagraph(plan: Plan): string {
  const scopes = plan.concerns.map((concern) => filled(concern.pattern.scope, concern.slots));
  return scopes.length > 0 ? `**What it covers.** ${capitalised(scopes.join("; "))}.` : "";
}
