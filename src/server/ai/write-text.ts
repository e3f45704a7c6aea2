import { type LanguageModel, type LanguageModelUsage, streamText } from "ai";
import { answerFailure, brokenOff } from "./model-failure.ts";
import type { Put } from "./put-apart.ts";

type TextQuestion<Answer> = Pick<Put<Answer, unknown>, "instructions" | "prompt"> & { ofText(text: string): Answer };
type Options = { abortSignal: AbortSignal; onText: (piece: string) => void };

/** A model's text, handed on while it is written; one that breaks off or ends early is a failure. */
export async function writeText<Answer>(
  model: LanguageModel,
  { instructions, prompt, ofText }: TextQuestion<Answer>,
  { abortSignal, onText }: Options,
): Promise<{ answer: Answer; text: string; usage: LanguageModelUsage[] }> {
  const { stream } = streamText({
    model,
    instructions: `${instructions}\nAnswer with the text alone, in Markdown, without a title and without a code fence around it.`,
    prompt,
    maxRetries: 0,
    abortSignal,
    // what fails arrives as a part of the stream; without this the SDK would print it
    onError: () => {},
  });
  let text = "";
  for await (const part of stream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw abortSignal.reason;
    if (part.type === "text-delta") {
      text += part.text;
      onText(part.text);
    }
    if (part.type === "finish") {
      if (part.finishReason !== "stop" || !text.trim()) throw answerFailure(part.finishReason, text);
      return { answer: ofText(text), text, usage: [part.totalUsage] };
    }
  }
  throw brokenOff();
}
