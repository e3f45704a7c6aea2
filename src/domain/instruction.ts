import * as z from "zod";

/** In characters. */
export const instructionLength = 2_000;
/** How many rows are rewritten at once. */
export const mostRewritten = 50;

/** What whoever has something drafted wants to be different; nothing where it is empty. */
export const instruction = z
  .string()
  .trim()
  .max(instructionLength, `Shorten this to ${instructionLength.toLocaleString("en")} characters or fewer`)
  .optional()
  .transform((text) => text || undefined);

/** What every function that drafts can be told beside the project. */
export const asking = { projectId: z.uuid(), instruction };
/** The same of texts. */
export const askingForText = {
  ...asking,
  /** Whether the text is written where nothing stands, and offered where something does; else the caller saves it. */
  saves: z.boolean().optional(),
};
/** The same of lists; with rows only those are drafted anew. */
export const askingForRows = {
  ...asking,
  rowIds: z.array(z.uuid()).min(1).max(mostRewritten, `Choose ${mostRewritten} rows or fewer`).optional(),
};

/** What the built-in drafter made nothing of, said in one sentence. */
export function sayUnusedParts(parts: readonly string[]): string {
  return `The built-in drafter could not use: ${parts.map((part) => `“${part}”`).join(", ")}.`;
}

/** What is answered of a run beside what it drafted. */
export const told = {
  generationId: z.uuid(),
  /** What is said of how it went, a sentence each. */
  notes: z.array(z.string()).default([]),
  /** How many rows were drafted and not written, because somebody had deleted them. */
  leftOut: z.int().nonnegative().default(0),
};
