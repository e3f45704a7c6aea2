import { draftRisks } from "#domain/drafter/risks.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askRisks = rowsQuestion("risks", {
  task: "List the security, privacy, legal and operational risks of the product: 5 to 12, the worst first.",
  from: ["pages", "user_classes", "technology"],
  draft: draftRisks,
});
