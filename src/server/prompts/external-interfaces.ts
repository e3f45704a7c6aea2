import { draftExternalInterfaces } from "#domain/drafter/external-interfaces.ts";
import { isNearDuplicate, SAME_NAME } from "#domain/drafter/similarity.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askExternalInterfaces = rowsQuestion("external_interfaces", {
  task: "List the external interfaces of the product: to its users, to hardware, to other software and services, and the communication between them; each kind at least once, 6 to 16 in all.",
  from: ["pages", "technology", "decisions"],
  draft: draftExternalInterfaces,
  repeats: (known, row) => known.kind === row.kind && isNearDuplicate(known.name, row.name, SAME_NAME),
});
