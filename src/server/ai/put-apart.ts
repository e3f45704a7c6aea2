import type { Further, Told } from "#server/drafting/asked-of.ts";
import { type Whose, workApart } from "#server/drafting/work-apart.ts";
import type { Question } from "./ai.ts";

/** What of a question stays with whoever asks a model: its words, the shape of its answer, and what reads that. */
export type Put<Asked, Value> = Pick<
  Question<Asked, Value>,
  "name" | "brief" | "instructions" | "prompt" | "shape" | "ofText"
> & { read(asked: Asked): Promise<Value> };

export function toldOf(
  { name, brief, also }: Pick<Question<never, unknown>, "name" | "brief" | "also">,
  further?: Further,
): Told {
  return { name, brief, ...(also && { also }), ...(further && { again: further }) };
}

/**
 * A question as it is put to a model. Its words are written, and the answer is read, beside the server and not in it: a project is as
 * long as its people like, and an answer is whatever an organization's own model makes of it.
 */
export async function putApart<Asked, Value>(
  question: Question<Asked, Value>,
  { further, ...whose }: Whose & { further?: Further | undefined },
): Promise<Put<Asked, Value>> {
  const { name, brief, shape } = question;
  const ofText = question.ofText && { ofText: question.ofText };
  const { canBeTold } = await import("#server/drafting/asked-of.ts");
  if (!canBeTold(question)) {
    const { instructions, prompt } = question;
    return { name, brief, shape, ...ofText, instructions, prompt, read: async (asked) => question.read(asked) };
  }
  const told = toldOf(question, further);
  const words = (await workApart({ task: "put", told }, whose)) as Pick<Put<Asked, Value>, "instructions" | "prompt">;
  const read = async (answer: Asked) => (await workApart({ task: "read", told, answer }, whose)) as Value;
  return { name, brief, shape, ...ofText, ...words, read };
}
