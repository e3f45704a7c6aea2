import type { Premise } from "#domain/quality/completeness/premises.ts";

const managed =
  /\b(?:typescript|javascript|node(?:\.?js)?|deno|python|django|flask|fastapi|ruby|rails|php|laravel|symfony|java|spring|kotlin|scala|c#|\.net|go|golang|react|next\.?js|vue|nuxt|angular|svelte|elixir|phoenix|supabase|firebase)\b/iu;
const unmanaged =
  /\b(?:c\+\+|in c\b|rust|assembly|assembler|firmware|embedded|microcontrollers?|native (?:code|modules?)|arduino|webassembly|wasm)/iu;
const otherThanJava =
  /\b(?:typescript|javascript|node(?:\.?js)?|deno|python|django|flask|fastapi|ruby|rails|php|laravel|symfony|c#|\.net|golang|elixir|phoenix|supabase|firebase)\b/iu;

/** What the chosen technology rules out. */
export const stackPremises: readonly Premise[] = [
  {
    id: "managed-memory",
    isNamed: true,
    covers: ["V1.4"],
    absent: unmanaged,
    present: managed,
    reason: "The chosen technology manages memory by itself, and nothing in the specification speaks of native code.",
  },
  {
    id: "no-java",
    isNamed: true,
    covers: ["V1.3.8"],
    absent: /\b(?:java|spring|jakarta|kotlin|scala|tomcat|jndi)\b/iu,
    present: otherThanJava,
    reason: "The chosen technology is not Java, so there is no JNDI.",
  },
  {
    id: "no-format-strings",
    isNamed: true,
    covers: ["V1.3.10"],
    absent: new RegExp(`${unmanaged.source}|printf`, "iu"),
    present: managed,
    reason: "The chosen technology has no format strings that reach into memory.",
  },
  {
    id: "no-browser",
    covers: ["V3"],
    absent: /\b(?:web|browsers?|websites?|pages?|react|next\.?js|vue|nuxt|angular|svelte|html|pwa)\b/iu,
    present: /\b(?:api|command line|cli|library|service|android|ios|swift|flutter|react native|desktop|firmware)\b/iu,
    reason: "The product is not used in a browser.",
  },
];
