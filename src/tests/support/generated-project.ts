import { pagesWith } from "#domain/document/version-content.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { ProjectContent } from "#domain/project-content.ts";

const plainly = [
  "As a skipper, I want to keep a berth, so that I find room in the evening.",
  "The berth is free.\nIt has power and water.",
  "It is shown within 1 second, where 95 of 100 ask.",
  "Größe, Ölstand und Länge – as 港 and مرسى say.",
];
/** What people paste, and what formats trip over. */
const nastily = [
  "=SUM(A1:A9)",
  "+49 30 1234",
  "-1 berth\n- another, with “quotes”",
  '@harbour says: "yes"; it\'s | a pipe',
  "\tindented <b>bold</b> & <script>alert(1)</script>",
  "'=quoted already",
  "a,b;c\td\r\nwith _x0041_ and \u{1F6A2}",
  '"""\n# not a heading\n```\nScenario: no\n@tag',
  "NULL",
  "007",
  "  blanks around  ".trim(),
];

/** A project of so many rows of all kinds, the same each time; every field is said, with words that are plain or nasty. */
export function generatedProject(count: number, words: "plain" | "nasty"): ProjectContent {
  const said = words === "plain" ? plainly : nastily;
  const each = Math.floor(count / allNouns.length);
  const sizes = new Map(allNouns.map((noun, at) => [noun, at === 0 ? count - each * (allNouns.length - 1) : each]));
  const rows = (noun: Noun) => Array.from({ length: sizes.get(noun) ?? 0 }, (_, at) => rowOf(noun, at, said, sizes));
  const lists = Object.fromEntries(allNouns.map((noun) => [noun, rows(noun)])) as unknown as ProjectContent & {
    sections: Parameters<typeof pagesWith>[1];
  };
  return {
    ...lists,
    project: { name: "Generated harbour", version: "0.1", type: null, description: null },
    specification: null,
    questionnaire: null,
    pages: pagesWith(lists.pages, lists.sections),
  };
}

function rowOf(noun: Noun, at: number, said: readonly string[], sizes: ReadonlyMap<string, number>) {
  const fields = Object.entries<Field>(nouns[noun].fields).map(([name, { kind, choices, to = "" }], column) => {
    if (kind === "choice") return [name, Object.keys(choices ?? {})[at % Object.keys(choices ?? {}).length] ?? null];
    if (kind === "reference") return [name, `${to} ${(at % (sizes.get(to) || 1)) + 1}`];
    if (name === "name") return [name, `${nouns[noun].one} ${at + 1}`];
    return [name, `${said[(at + column) % said.length]}`];
  });
  const order = noun === "sections" ? { order_index: at } : {};
  return { id: `${noun} ${at + 1}`, number: at + 1, revision: (at % 3) + 1, ...order, ...Object.fromEntries(fields) };
}
