import type { SecurityPattern } from "#domain/catalog/patterns/security.ts";

/** A security pattern with its slots filled. */
export type DraftedSecurityMeasure = Omit<SecurityPattern, "for">;
