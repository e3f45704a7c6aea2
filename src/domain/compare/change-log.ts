import { heading, inline } from "#domain/export/markdown-text.ts";
import { type ChangedField, type ComparedItem, type ComparedPart, countChanges } from "./compare.ts";
import { type Change, compareWords } from "./words.ts";

/** In characters: how much of unchanged words is told beside changed ones. */
const CONTEXT = 60;

/** The changes from one version to another as Markdown: what came, went and changed, with removed words struck and added ones bold. */
export function toChangeLog({
  project,
  from,
  to,
  parts,
}: {
  project: string;
  from: string;
  to: string;
  parts: readonly ComparedPart[];
}): string {
  const { added, removed, changed } = countChanges(parts);
  const blocks = [
    `# ${heading(project)}: changes from version ${heading(from)} to ${heading(to)}`,
    parts.length === 0 ? "Nothing changed." : `${added} added, ${removed} removed, ${changed} changed.`,
    ...parts.flatMap(({ label, items }) => [
      `## ${heading(label)}`,
      ...kindBlock("Added", items, "added"),
      ...kindBlock("Changed", items, "changed"),
      ...kindBlock("Removed", items, "removed"),
    ]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function kindBlock(title: string, items: readonly ComparedItem[], kind: ComparedItem["kind"]): string[] {
  const own = items.filter((compared) => compared.kind === kind);
  return own.length === 0 ? [] : [`### ${title}`, own.map(entry).join("\n")];
}

function entry(compared: ComparedItem): string {
  const { reference, title } = compared.item;
  const name = `- ${[reference ? `**${reference}**` : "", inline(title)].filter(Boolean).join(" ")}`;
  if (compared.kind !== "changed") return name;
  const [only] = compared.fields;
  // a text of the specification is its own only field
  if (only && reference === null && only.label === title) return `${name}: ${marked(only)}`;
  return [name, ...compared.fields.map((field) => `  - ${inline(field.label)}: ${marked(field)}`)].join("\n");
}

function marked({ before, after }: ChangedField): string {
  const changes = compareWords(before, after);
  return changes
    .map((change, at) => spelled(shortened(change, at === 0, at === changes.length - 1)))
    .join("")
    .trim();
}

function shortened({ kind, text }: Change, isFirst: boolean, isLast: boolean): Change {
  if (kind !== "same" || text.length <= 2 * CONTEXT) return { kind, text };
  const start = isFirst ? "" : text.slice(0, CONTEXT).replace(/\S*$/, "");
  const end = isLast ? "" : text.slice(-CONTEXT).replace(/^\S*/, "");
  return { kind, text: `${start}…${end}` };
}

/** Marks must touch the words they mark, so blanks at the edges stand outside of them. */
function spelled({ kind, text }: Change): string {
  const words = inline(text);
  if (words === "") return " ";
  const mark = { same: "", removed: "~~", added: "**" }[kind];
  return `${/^\s/.test(text) ? " " : ""}${mark}${words}${mark}${/\s$/.test(text) ? " " : ""}`;
}
