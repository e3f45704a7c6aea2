import * as z from "zod";
import { defineContract } from "./contract.ts";
import { freeText, requiredText } from "./text.ts";

/** What the first screen of a new project asks; without a name the idea gives one. */
export const firstProjectInput = z.object({
  idea: requiredText("Say in a sentence or two what you want to build", 20_000),
  name: freeText(200),
  /** The key of the template whose answers come along, empty for none. */
  template: freeText(50),
});
export type FirstProjectInput = z.output<typeof firstProjectInput>;

/** The sample project of the organization, or of one's own where none is given; drafted when it is answered. */
export const startSample = defineContract({
  name: "start-sample",
  input: z.object({ organizationId: z.uuid().optional() }),
  output: z.object({ projectId: z.uuid(), organizationId: z.uuid() }),
});

const MOST_WORDS = 7;
const wish =
  /^(?:(?:i|we)\s+(?:want|need|would like|plan|wish)\s+(?:to\s+(?:build|make|create|have|develop)\s+)?|(?:build|make|create|develop)\s+(?:me\s+|us\s+)?|(?:it|this)\s+is\s+)/i;
const article = /^(?:an?|the|our|my|some)\s+/i;
/** Where a name ends: at what the product does, or at the end of the clause. */
const rest = /[.,;:!?\n(–—]|\s(?:that|which|who|where|so that|because|with which|in which)\s/i;
const ending = /[.,;:!?\n(–—]/;
const dangling = /\s(?:for|of|to|with|and|or|in|on|by|at|the|an?|our|their|from|where)$/i;

/** The project's name as its idea says it: "We need a booking site for yoga teachers. Students…" is "Booking site for yoga teachers". */
export function nameOfIdea(idea: string): string {
  const said = idea.trim().replace(wish, "").replace(article, "");
  const clause = said.split(rest)[0]?.trim() ?? "";
  // "tool" alone names nothing: what it does names it
  const telling = /\s/.test(clause) ? clause : (said.split(ending)[0]?.trim() ?? "");
  let name = telling.split(/\s+/).slice(0, MOST_WORDS).join(" ");
  while (dangling.test(name)) name = name.replace(dangling, "");
  name = name.slice(0, 200).trim();
  return name === "" ? "My first project" : name.charAt(0).toUpperCase() + name.slice(1);
}
