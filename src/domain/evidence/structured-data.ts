import type { FoundEvidence } from "./evidence.ts";
import type { PageSight } from "./sight.ts";

const MOST_DEPTH = 12;
const MOST_TYPES = 40;

/** The kinds of things a page declares for machines in JSON-LD, nested ones too; what cannot be read is none. */
export function structuredDataOf({ data, address }: PageSight): FoundEvidence[] {
  const types = new Map<string, string>();
  const walk = (value: unknown, depth: number) => {
    if (typeof value !== "object" || value === null || depth > MOST_DEPTH || types.size >= MOST_TYPES) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 200)) walk(one, depth + 1);
      return;
    }
    const entries = Object.entries(value);
    const said = new Map(entries);
    for (const type of [said.get("@type")].flat()) {
      if (typeof type !== "string" || !/^[\w:/.#-]{1,80}$/.test(type)) continue;
      const name = type.replace(/^https?:\/\/schema\.org\//, "");
      const called = said.get("name");
      if (!types.has(name)) types.set(name, typeof called === "string" ? called.slice(0, 200) : "");
    }
    for (const [, one] of entries.slice(0, 100)) walk(one, depth + 1);
  };
  for (const text of data) walk(parsed(text), 0);
  return [...types].map(([name, called]) => ({
    kind: "structured_data",
    name,
    quote: called ? `${name}: ${called}` : `"@type": "${name}"`,
    address,
    detail: {},
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
