import { ownParts, sharedParts } from "#domain/compare/parts.ts";

/** Which parts of a project belong to one version, and which to all. */
export const versionParts = [
  { label: "Each version has its own", words: ownParts.map(({ label }) => label) },
  { label: "Shared by all versions", words: sharedParts.map(({ label }) => label) },
];
