import type { Brief } from "#domain/brief.ts";
import { saidAnswers } from "#domain/drafter/questions/said-answers.ts";
import { wishOf } from "#domain/drafter/wish/wish.ts";

/** All that was said of what is to be built. */
export function descriptionOf(brief: Brief): string {
  const said = [brief.questionnaire?.project_description, brief.project.description].map((text) => text?.trim() ?? "");
  const [first = "", second = ""] = said;
  const both = second && !first.includes(second) ? `${first}\n${second}`.trim() : first;
  const told = both || brief.documents.map(({ text }) => text).join("\n");
  const asked = wishOf(brief.instruction).statements.map((said) => `${said}.`);
  return [told, saidAnswers(brief.questionnaire?.domain_answers), ...asked].filter(Boolean).join("\n");
}
