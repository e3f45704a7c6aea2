import { draftQualityRequirements } from "#domain/drafter/quality-requirements.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askQualityRequirements = rowsQuestion("quality_requirements", {
  task: "List the quality requirements of the product by the characteristics of ISO/IEC 25010:2023: at least 1 for each of the 9, 9 to 18 in all, each with a target that a number can miss.",
  from: ["pages", "user_classes", "technology"],
  draft: draftQualityRequirements,
});
