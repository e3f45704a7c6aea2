import type * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import type { SeenSite } from "#domain/web-to-prd-site.ts";
import type { Further } from "#server/drafting/asked-of.ts";
import type { FeatureWish } from "#server/prompts/feature.ts";
import type { RewrittenNoun } from "#server/prompts/rewriting.ts";

export type Usage = { input_tokens?: number; output_tokens?: number };

/** One question about a project, answered by a language model or by the built-in drafter. */
export type Question<Asked, Value> = {
  /** What is asked for, such as "user-stories". */
  name: string;
  brief: Brief;
  /** What it is of beside its brief: with both and its name another process can have it asked. */
  also?: { rewrites?: { noun: RewrittenNoun; ids: readonly string[] }; wish?: FeatureWish; site?: SeenSite };
  /** What the model is told: the task in `instructions`, the fenced material in `prompt`. */
  instructions: string;
  prompt: string;
  /** The shape a model answers in; a plain JSON object without transforms. */
  shape: z.ZodType<Asked>;
  /** Where the answer is one text: that text in the shape, so that it can be written out while it comes. */
  ofText?(text: string): Asked;
  /** A model's answer as the value wanted; throws a `Failure` where there is nothing usable in it. */
  read(asked: Asked): Value;
  /** The built-in drafter's answer. */
  draft(): Value;
  /** What a model is asked once more where a value leaves out what was said and what nothing `held`, by its key, says; its answer has both. */
  further?(value: Value, held: ReadonlySet<string>): Question<Asked, Value> | undefined;
};

export type Answered<Value> = { value: Value; usage: Usage };

export type AskOptions = {
  signal?: AbortSignal;
  /** Whose turn it is where there are turns; without it, that of everybody who is not named. */
  who?: string;
  /** Asks what a question asks further, of what these rows leave out. */
  further?: Further | undefined;
  /** Is handed an answer that is one text piece by piece, while it is written. */
  onText?: ((piece: string) => void) | undefined;
};

export type Ai = {
  provider: string;
  model: string | null;
  /** Whether no language model is asked. */
  built_in: boolean;
  ask<Asked, Value>(question: Question<Asked, Value>, options?: AskOptions): Promise<Answered<Value>>;
};
