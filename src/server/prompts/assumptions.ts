import { draftAssumptions } from "#domain/drafter/assumptions.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askAssumptions = rowsQuestion("assumptions", {
  task: "List what this specification takes for granted and nobody has confirmed: 4 to 10 assumptions on its people, devices, data, partners, laws and volumes, those first whose error would cost most.",
  from: ["decisions", "technology", "user_classes", "pages"],
  draft: draftAssumptions,
});
