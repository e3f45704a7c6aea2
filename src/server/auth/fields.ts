import * as z from "zod";

export const LONGEST_EMAIL = 254;

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, "Unable to validate email address: it is too long")
  .pipe(z.email("Unable to validate email address: invalid format"));

/** Its length is judged by the strength rules, which have their own answer. */
export const passwordField = z.string({ error: "Signup requires a valid password" });
const MAX_METADATA = 6_000;
/** It travels in every access token, and those in a header. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine(isSmall, "Metadata is too large: keep it below 6,000 characters")
  .nullish();
export const phoneField = z
  .string()
  .trim()
  .transform((phone) => phone.replace(/^\+|[\s()-]/g, ""))
  .pipe(z.string().regex(/^[1-9]\d{5,14}$/, "Invalid phone number format (E.164 required)"));

export function isSmall(metadata: Record<string, unknown>): boolean {
  return JSON.stringify(metadata).length <= MAX_METADATA;
}
