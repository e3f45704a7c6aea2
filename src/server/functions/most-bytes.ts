import * as z from "zod";

/** In bytes: what every function takes, some words and ids. */
const LEAST = 65_536;
/** In bytes, of a character as JSON may write it. */
const ESCAPED = 6;

type Schema = z.core.JSONSchema.BaseSchema;

/** In bytes, how much may be sent to a function: as much as what its contract takes can be, or 64 KB. */
export function mostBytes(input: z.ZodType): number {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return LEAST + longest(schema);
}

function longest(schema: z.core.JSONSchema._JSONSchema | undefined): number {
  if (typeof schema !== "object") return 0;
  return (schema.maxLength ?? 0) * (schema.contentEncoding ? 1 : ESCAPED) + ofParts(schema);
}

function ofParts({ anyOf = [], properties = {}, items, maxItems = 0 }: Schema): number {
  const members = Object.values(properties).reduce<number>((sum, of) => sum + longest(of), 0);
  const elements = Array.isArray(items) ? 0 : longest(items) * maxItems;
  return members + elements + Math.max(0, ...anyOf.map(longest));
}
