import type { Noun } from "#domain/nouns/all.ts";

/** What is asked of the texts of a field. */
export type Scope = "duty" | "feature" | "story" | "criteria" | "prose" | "told" | "phrases" | "name";

const scopes: { readonly [Name in Noun]: Readonly<Record<string, Scope>> } = {
  user_classes: { name: "name", description: "prose", privileges: "phrases" },
  pages: { name: "name", description: "prose", features: "phrases" },
  sections: { name: "name", description: "prose" },
  user_stories: { name: "name", story: "story", acceptance_criteria: "criteria" },
  features: { name: "name", description: "feature" },
  risks: { name: "name", functionality: "name", description: "prose" },
  assumptions: { name: "name", statement: "told", consequence: "told" },
  // the words that are not to be used stand in `avoid`
  glossary_terms: { name: "name", definition: "told" },
  // what somebody might do is told, not asked for
  security_measures: { name: "name", threat: "told", measure: "prose", verification: "prose" },
  test_cases: { name: "name", given: "prose", when: "prose", then: "prose" },
  external_interfaces: { name: "name", description: "prose" },
  quality_requirements: { name: "name", description: "duty", target: "prose", verification: "prose" },
};

/** What the rules may look at in a field; nothing where it holds no sentences. */
export function scopeOf(noun: Noun, field: string): Scope | undefined {
  return scopes[noun][field];
}

export function fieldsOf(noun: Noun): readonly string[] {
  return Object.keys(scopes[noun]);
}
