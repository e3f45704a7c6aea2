import * as z from "zod";
import { qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import { condition } from "./pattern.ts";

const text = z.string().min(3);
export const qualityPattern = condition.extend({
  for: z.union([z.literal("always"), z.array(z.string()).min(1)]),
  characteristic: z.enum(qualityCharacteristics),
  name: text,
  description: text,
  target: z.string().regex(/\d/, "Name a number"),
  verification: text,
});
export type QualityPattern = z.infer<typeof qualityPattern>;

/** One or more for each characteristic; {object} is what the product is about. */
export const QUALITY_ALWAYS: readonly QualityPattern[] = [
  {
    for: "always",
    characteristic: "functional_suitability",
    name: "Complete user stories",
    description: "The product shall do what the user stories promise to each user class, with the right result.",
    target: "100 % of the acceptance criteria pass, with 0 open faults that stop somebody from reaching their goal",
    verification: "The test cases of this specification are run before each release; the report is kept with it.",
  },
  {
    for: "always",
    characteristic: "performance_efficiency",
    name: "Growth in the number of entries",
    description: "The product shall keep its pace while the number of entries grows.",
    target: "With 10 times as many entries as in the first year, times at most 20 % longer",
    verification: "The load test is run with both amounts of data before each release, and the times are compared.",
  },
  {
    for: "always",
    characteristic: "interaction_capability",
    name: "Use without barriers",
    description: "People with impaired sight, hearing or movement shall reach every goal that others reach.",
    target: "WCAG 2.2 level AA: 0 violations, and 100 % of the user stories can be done by keyboard alone",
    verification:
      "An automated check of every page in each build, and a test with a screen reader once before the first release.",
  },
  {
    for: "always",
    characteristic: "reliability",
    name: "Recovery after a breakdown",
    description: "After the loss of a server or a disk the product shall be back with what people entered.",
    target: "Back within 2 hours, with at most 24 hours of entries lost",
    verification: "A backup is restored on another machine once a quarter; the time and the newest entry are noted.",
  },
  {
    for: "always",
    characteristic: "security",
    name: "Repair of known weaknesses",
    description: "The operator shall close weaknesses that become known in the product or its libraries before they are used.",
    target: "Critical ones within 7 days, high ones within 30 days of becoming known",
    verification:
      "A check of all libraries every night, and a penetration test once a year; the dates of each repair are kept with it.",
  },
  {
    for: "always",
    characteristic: "maintainability",
    name: "Changes without fear",
    description: "A small change shall be possible, with its test and its release, for somebody who did not write that part.",
    target: "80 % of the lines covered by automated tests; a change of one text or rule is live within 1 working day",
    verification: "Coverage is measured in each build; the time is taken from the version history over the last 10 changes.",
  },
  {
    for: "always",
    characteristic: "flexibility",
    name: "Move to another provider",
    description: "The product shall be movable to other machines with all that was entered.",
    target: "Installed by the written steps within 1 working day, with 0 entries lost",
    verification: "Somebody from outside the team follows the steps once before the first release; counts are compared.",
  },
];
