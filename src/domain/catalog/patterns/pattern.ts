import * as z from "zod";

/**
 * A slot is written {object}, {objects}, {a object}, {Objects}; the same for customer, provider, actor and admin.
 * `{a object}` carries its article; a capital starts the sentence.
 */
const text = z.string().min(3);
const scenario = z.tuple([z.string().startsWith("Given "), z.string().startsWith("When "), z.string().startsWith("Then ")]);
const role = z.enum(["customer", "provider", "everyone", "newcomer", "admin"]);

/** What has to be so of an idea before a row makes sense. */
export const circumstances = [
  "little", // hardly more is told than what it is about
  "newcomers", // somebody comes by themselves
  "invited", // somebody is invited by those who run it
  "signed-in", // everybody has an account
  "market", // two sides meet who need each other
  "one-sided", // they do not
  "paid-out", // what one side pays is passed on to the other
  "sells", // people from outside buy from those who run it, or from each other
] as const;
export type Circumstance = (typeof circumstances)[number];

const featurePattern = z.tuple([text.describe("Name"), text.describe("What the system shall do")]);
const calledBy = z.instanceof(RegExp).optional().describe("Words of the idea without which it would be nonsense");
const givesWay = z.instanceof(RegExp).optional().describe("Words of a rule of the idea that settles what the row would settle");
const needs = z.array(z.enum(circumstances)).optional();
/** What of a pattern may be left out. */
export const condition = z.object({ calledBy, givesWay, needs });
export type Condition = z.infer<typeof condition>;
const sectionPattern = condition.extend({
  name: text,
  description: text,
  stories: z.array(text).optional().describe("Names of the stories its features are built for"),
  features: z.array(featurePattern).min(1),
});
const pagePattern = z.object({ name: text, description: text, sections: z.array(sectionPattern).min(1) });
const storyPattern = condition.extend({
  told: z.instanceof(RegExp).optional().describe("Words of a deed that says the same"),
  by: role,
  name: text,
  want: text.describe("Follows 'I want'"),
  so: text.describe("Follows 'so that'"),
  criteria: z.array(scenario).min(2).describe("The last scenario is what happens when it goes wrong"),
});
const riskPattern = condition.extend({ name: text, functionality: text, description: text });

/** One thing products often need, with all that a specification says about it. */
export const concern = z.object({
  key: z.string().regex(/^[a-z-]+$/),
  needs,
  words: z.instanceof(RegExp).optional().describe("What asks for it in so many words, however much else is told"),
  short: z.instanceof(RegExp).optional().describe("What asks for it where little is told"),
  unless: z.instanceof(RegExp).optional().describe("Words with which it is about something else"),
  keywords: z.array(z.string().min(3)).describe("Words of which two ask for it where little is told"),
  alongside: z
    .object({ concern: z.string(), keywords: z.array(z.string()) })
    .optional()
    .describe("Words that ask for it only where another concern is at work"),
  verbs: z.object({ customer: z.array(z.string()), provider: z.array(z.string()) }).describe("Deeds it covers, by who does them"),
  doneBy: z
    .object({ customer: z.instanceof(RegExp).optional(), provider: z.instanceof(RegExp).optional() })
    .optional()
    .describe("Words of a deed that tell on which side of it the doer is"),
  object: z.tuple([text, text]).describe("What it is about, in one and in many, when the description does not say"),
  heads: z.array(z.string()).optional().describe("Things of a description that are its object, by their last word"),
  broughtBy: z.array(z.string()).optional().describe("Verbs whose object is brought, and so is what it is about"),
  onlyStories: z.boolean().optional().describe("Suggests nothing where each of its stories is told by the idea itself"),
  borrows: z.boolean().describe("May take the main object of the description as its own"),
  scope: text,
  excluded: text.optional(),
  unlessSaid: z.instanceof(RegExp).optional().describe("Words of an idea that wants what is excluded here"),
  pages: z.array(pagePattern).min(1).max(3),
  stories: z.array(storyPattern).min(1).max(8),
  risks: z.array(riskPattern).min(1),
});

/** What a deed is done to, as far as its kind follows from it: people, what one has in hand, what is read, what takes place, nothing. */
export const actedOn = z.enum(["people", "things", "words", "occasions", "nothing"]);
export type ActedOn = z.infer<typeof actedOn>;

/**
 * What follows when somebody does something that no concern covers. Beside the slots of things and people, its texts have those of
 * the deed itself: {deed} in the words of who does it, {theirs} as others tell it, {doing}, {they do} with whoever does it, {who}
 * does it, and {it} and {it is} for what it is done to.
 */
export const deed = z.object({
  key: z.string().regex(/^[a-z-]+$/),
  verbs: z.array(z.string().min(2)).min(1),
  never: z.array(actedOn).optional().describe("Where it is done to one of these, the verb means something else"),
  so: text,
  criteria: z.array(scenario).min(2).describe("Each says in its Given what is checked; in the last one it goes wrong"),
  contested: z.boolean().optional().describe("Two may want it at once: that is tried beside any limit of the deed"),
  shows: text.describe("What the section shows"),
  counterpart: storyPattern
    .omit({ by: true })
    .optional()
    .describe("What the person on the other side wishes; {provider} is the one who does the deed"),
  section: text.describe("What it is called where it stands among other things; on the page of its thing the end is left out"),
  feature: text.describe("What the system shall do, and nothing that the deed does not ask for"),
  risk: riskPattern.optional(),
});

export type ConcernPattern = z.infer<typeof concern>;
export type StoryPattern = z.infer<typeof storyPattern>;
export type RiskPattern = z.infer<typeof riskPattern>;
export type DeedPattern = z.infer<typeof deed>;
