import type { SourceBlock } from "#domain/bring/source.ts";

const FEATURE = /^\s*(?:feature|funktionalität|funktion|fonctionnalité|característica)\s*:\s*\S/iu;
const SCENARIO =
  /^\s*(?:scenario(?: outline| template)?|example|szenario(?:grundriss)?|scénario|plan du scénario|escenario|esquema del escenario)\s*:\s*\S/iu;
const PART = /^\s*(?:background|rule|grundlage|regel|contexte|règle|antecedentes|regla)\s*:/iu;
const STORY = /^\s*(?:as an? |als |en tant que |como )/iu;
const TAGS = /^\s*@\S+(?:\s+@\S+)*\s*$/u;
/** Below any heading a file has of its own. */
const LEVEL = 9;

/** Features and scenarios written as tools read them: each is headed by its name, and its story is one sentence. */
export function scenarioBlocks(block: SourceBlock): SourceBlock[] {
  if (block.kind !== "paragraph") return [block];
  const lines = block.text.split("\n");
  if (!lines.some((line) => SCENARIO.test(line)) || lines.length < 3) return [block];
  const blocks: SourceBlock[] = [];
  let open: string[] = [];
  let tags: string[] = [];
  const close = () => {
    const said = open.filter((line) => line.trim());
    const at = said.findIndex((line) => STORY.test(line));
    // the lines of a story are one sentence, whichever of them comes first
    const text = at < 0 ? said.join("\n") : [...said.slice(at), ...said.slice(0, at)].map((line) => line.trim()).join(", ");
    if (text) blocks.push({ kind: "paragraph", text });
    open = [];
  };
  for (const line of lines) {
    const isHeading = FEATURE.test(line) || SCENARIO.test(line);
    if (isHeading || PART.test(line)) close();
    if (TAGS.test(line)) tags.push(line.trim());
    else if (isHeading) {
      blocks.push({ kind: "heading", level: LEVEL, text: [line.trim(), ...tags].join(" ") });
      tags = [];
    } else open.push(line);
  }
  close();
  return blocks;
}
