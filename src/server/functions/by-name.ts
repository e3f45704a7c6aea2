import type { ServerFunction } from "./function.ts";
import { mostBytes } from "./most-bytes.ts";

/** Functions by what they are called, each with the most bytes that its body may have. */
export const byName = (functions: readonly ServerFunction[]) =>
  new Map(functions.map((one) => [one.name, { ...one, most: mostBytes(one.input) }]));
