import { draftSecurityMeasures } from "#domain/drafter/security-measures.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askSecurityMeasures = rowsQuestion("security_measures", {
  task: "List the security measures of the product: 6 to 14, against the worst threats first, for the pages, people, technology and integrations named.",
  from: ["pages", "user_classes", "technology", "risks"],
  draft: draftSecurityMeasures,
});
