export const generationStatuses = ["running", "succeeded", "failed", "undone"] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** The name the built-in drafter goes by where a provider's name stands. */
export const builtInProvider = "built-in";
