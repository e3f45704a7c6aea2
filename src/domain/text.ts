import * as z from "zod";

/** A text that must say something, trimmed; `missing` is what the person reads when it does not. Lengths are in characters. */
export function requiredText(missing: string, most: number) {
  return z.string().trim().min(1, missing).max(most, tooLong(most));
}

/** A text that may be left empty; an empty one is stored as null. */
export function optionalText(most: number) {
  return z
    .string()
    .trim()
    .max(most, tooLong(most))
    .nullish()
    .transform((text) => text || null);
}

/** A text kept as typed, empty included. */
export function freeText(most: number) {
  return z.string().max(most, tooLong(most));
}

function tooLong(most: number) {
  return `Shorten this to ${most.toLocaleString("en")} characters or fewer`;
}

/** An e-mail address, lower-cased, of at most 254 characters (RFC 5321). */
export const emailText = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "Enter an e-mail address")
  .max(254, tooLong(254))
  .pipe(z.email("Enter an e-mail address like name@example.com"));
