import { draftBusinessModel } from "#domain/drafter/pricing.ts";
import { textQuestion } from "./text-question.ts";

export const askBusinessModel = textQuestion({
  name: "business_model",
  task: "Write the business model: who pays, for what, why they will, and what it costs to serve them. Follow the model the questionnaire names, where it names one. 80 to 200 words.",
  from: ["overview"],
  draft: draftBusinessModel,
});
