import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import type { Resting } from "#domain/sources.ts";
import { longTextLength } from "#domain/specifications.ts";

export const noUsableAnswer = "The language model gave no usable answer. Please try again.";

/** Ten times what any list is asked for: whoever answers more is not listened to. */
const MOST_ITEMS = 500;

/** The items that fit the domain's shape, with what they rest on; a failure where the model gave none that does. */
export function usable<Shape extends z.ZodType<object>>(
  shape: Shape,
  items: readonly Resting<object>[],
): Resting<z.output<Shape>>[] {
  const read = items.slice(0, MOST_ITEMS).flatMap((item) => {
    const parsed = shape.safeParse(item);
    return parsed.success ? [{ ...parsed.data, ...(item.rests_on && { rests_on: item.rests_on }) }] : [];
  });
  if (read.length === 0) throw new Failure("unavailable", noUsableAnswer);
  return read;
}

export const textShape = z.object({ text: z.string().describe("The text, in Markdown, without a title") });

/** What a text's question needs to be written out while it comes. */
export const ofText = (text: string): z.output<typeof textShape> => ({ text });

/** A model's text within the length a field takes. */
export function readText({ text }: z.output<typeof textShape>): string {
  const words = text.trim();
  if (words === "" || words.length > longTextLength) throw new Failure("unavailable", noUsableAnswer);
  return words;
}
