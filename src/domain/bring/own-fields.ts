import { type Noun, nouns } from "#domain/nouns/all.ts";
import { externalInterfaceLabels } from "#domain/nouns/external-interfaces.ts";
import { qualityCharacteristicLabels } from "#domain/nouns/quality-requirements.ts";
import { qualitySubcharacteristicLabels } from "#domain/nouns/quality-subcharacteristics.ts";
import { priorityLabels } from "#domain/nouns/user-stories.ts";
import { wordTable } from "#domain/word-table.ts";
import { markdownOf } from "./block-markdown.ts";
import type { Words } from "./row-writer.ts";
import type { SourceBlock } from "./source.ts";
import { stepIn } from "./statements.ts";

/** What our document calls the parts of a row, and which field each is. */
const details = wordTable<string>({
  Privileges: "privileges",
  "What can be done here": "features",
  Designs: "designs_link",
  "At risk": "functionality",
  "If it is wrong": "consequence",
  "Not to be used for it": "avoid",
  Threat: "threat",
  Subcharacteristic: "subcharacteristic",
  Target: "target",
  Verification: "verification",
  Priority: "priority",
  "Acceptance criteria": "acceptance_criteria",
  Steps: "steps",
});
const links = wordTable<string>({
  "User class": "user_class_id",
  Page: "page_id",
  Section: "section_id",
  "User story": "user_story_id",
});
const chapters = wordTable<{ characteristic: string }>({
  Performance: { characteristic: "performance_efficiency" },
  Usability: { characteristic: "interaction_capability" },
});

type Given = { about: string; above: string; blocks: readonly SourceBlock[] };

/** The fields of a row of our document: its words, its named parts, its links and what its chapter says of it. */
export function ownFields(noun: Noun, { about, above, blocks }: Given): Words {
  const parts: { field: string; blocks: SourceBlock[] }[] = [{ field: nouns[noun].gist, blocks: [] }];
  for (const block of blocks) {
    const field = block.kind === "paragraph" && block.strong ? details[block.text] : undefined;
    if (field) parts.push({ field, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  const words: Words = {};
  for (const { field, blocks: said } of parts) {
    if (field === "steps") Object.assign(words, stepsOf(said));
    else if (field === "acceptance_criteria") words[field] = scenarios(said);
    else if (field === nouns[noun].gist) words[field] = markdownOf(said);
    else words[field] = linesOf(said).join("\n");
  }
  if (words.priority) words.priority = keyOf(priorityLabels, words.priority) ?? "";
  if (words.subcharacteristic) words.subcharacteristic = keyOf(qualitySubcharacteristicLabels, words.subcharacteristic) ?? "";
  return { ...words, ...linksOf(noun, about), ...chapterOf(noun, above) };
}

const linesOf = (blocks: readonly SourceBlock[]) =>
  blocks.flatMap((block) => (block.kind === "table" ? [] : block.text.split("\n")));

/** An empty line parts scenarios that do not begin with Given. */
function scenarios(blocks: readonly SourceBlock[]): string {
  const each = blocks.flatMap((block) => (block.kind === "table" ? [] : [block.text]));
  return each.reduce((all, one, at) => (at === 0 ? one : `${all}${/^given\b/i.test(one) ? "\n" : "\n\n"}${one}`), "");
}

function stepsOf(blocks: readonly SourceBlock[]): Words {
  const steps: Record<string, string[]> = { given: [], when: [], then: [] };
  let at = "given";
  for (const line of linesOf(blocks)) {
    const said = stepIn(line);
    at = said?.step ?? at;
    steps[at]?.push(said ? (said.step ? said.rest : said.rest) : line);
  }
  return Object.fromEntries(Object.entries(steps).map(([field, lines]) => [field, lines.join("\n")]));
}

function linksOf(noun: Noun, about: string): Words {
  const said = about.split(" · ").flatMap((fact): [string, string][] => {
    const [label = "", text = ""] = fact.split(/: (.*)/s);
    const field = links[label];
    const citation = /^[A-Z]+-\d+/.exec(text)?.[0];
    return field && citation && Object.hasOwn(nouns[noun].fields, field) ? [[field, citation]] : [];
  });
  return Object.fromEntries(said);
}

function chapterOf(noun: Noun, above: string): Words {
  const title = above.replace(/^[\d.]+\s+/, "");
  if (noun === "external_interfaces") return { kind: keyOf(externalInterfaceLabels, title) ?? "software" };
  if (noun !== "quality_requirements") return {};
  return {
    characteristic: chapters[title]?.characteristic ?? keyOf(qualityCharacteristicLabels, title) ?? "functional_suitability",
  };
}

function keyOf(labels: Readonly<Record<string, string>>, label: string): string | undefined {
  return Object.entries(labels).find(([, said]) => said === label)?.[0];
}
