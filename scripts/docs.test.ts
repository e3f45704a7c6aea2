import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { type Doc, docOf } from "#domain/docs/doc.ts";
import { docAddress, docPicture, docPlaces } from "#domain/docs/doc-places.ts";
import { createDocsSearch, type DocPart } from "#domain/docs/find-in-docs.ts";
import { glossary } from "#web/app/shell/help/glossary.ts";
import { shortcuts } from "#web/app/shell/help/shortcuts.ts";
import { altKey, commandKey } from "#web/lib/key-caps.ts";
import { paths } from "#web/lib/paths.ts";
import { writeDocsIndex } from "./docs-index.ts";

/** It shows what is gone beside what there is, and is for those who have the sources alone. */
const noPage = "/docs/develop/first-hour.md";
const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const docs = new Map<string, Doc>(docPlaces.map(({ file }) => [file, docOf(read(file))]));

/** Everything of a kind in a page. */
function all<Type extends Nodes["type"]>(file: string, type: Type): Extract<Nodes, { type: Type }>[] {
  const isOne = (node: Nodes): node is Extract<Nodes, { type: Type }> => node.type === type;
  const within = (node: Nodes): Nodes[] => [node, ...("children" in node ? node.children.flatMap(within) : [])];
  return (docs.get(file)?.sections ?? []).flatMap(({ nodes }) => nodes.flatMap(within)).filter(isOne);
}

test("every file of the documentation is a page with a title and a summary of its own, and every page has its file", () => {
  const files = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  const names = files.map((name) => `/docs/${name.replaceAll("\\", "/")}`);
  expect(names.toSorted()).toEqual([...docs.keys(), noPage].toSorted());
  for (const { file, title } of docPlaces) {
    const doc = docs.get(file);
    expect(doc?.title, file).toBe(title);
    expect(doc?.summary.length, file).toBeGreaterThan(30);
    expect(doc?.summary.length, file).toBeLessThan(165);
    expect(
      doc?.sections.map(({ id }) => id),
      file,
    ).toEqual([...new Set(doc?.sections.map(({ id }) => id))]);
  }
  expect(new Set([...docs.values()].map(({ summary }) => summary)).size).toBe(docs.size);
});

test("no link in the documentation is dead, and each picture is there for both themes with words for it [GUIDE-02]", () => {
  const known = new Set<string>(Object.values(paths as Record<string, (...ids: string[]) => string>).map((path) => path()));
  for (const { address, file } of docPlaces) {
    for (const { id } of docs.get(file)?.sections ?? []) known.add(id ? `${address}#${id}` : address);
  }
  let [links, bytes] = [0, 0];
  const pictures = new Set<string>();
  for (const { address, file } of docPlaces) {
    for (const { url } of all(file, "link")) {
      links += 1;
      const leads = docAddress(url, file);
      expect(leads, `${file}: ${url}`).toBeDefined();
      if (leads && /^[#/]/.test(leads)) expect([...known], `${file}: ${url}`).toContain(leads.replace(/^#/, `${address}#`));
    }
    for (const { url, alt } of all(file, "image")) {
      expect(alt?.length ?? 0, `${file}: ${url}`).toBeGreaterThan(15);
      const name = docPicture(url, file);
      expect(name, `${file}: ${url}`).toBeDefined();
      for (const theme of ["light", "dark"]) pictures.add(`public/pictures/${name}-${theme}.webp`);
    }
  }
  for (const picture of pictures) {
    expect(existsSync(join(root, picture)), picture).toBe(true);
    bytes += statSync(join(root, picture)).size;
  }
  expect([links > 25, pictures.size > 20, bytes < 1_500_000]).toEqual([true, true, true]);
});

test("the file that is no page shows each of its pictures, and the table says which is which and what row holds it", () => {
  const words = read(noPage);
  const pictures = readdirSync(join(root, "docs/develop/first-hour"));
  const shown = [...words.matchAll(/^!\[.{10,}\]\(first-hour\/(.+)\)$/gm)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(pictures.toSorted());
  const ledger = readdirSync(join(root, "requirements"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => read(`requirements/${name}`))
    .join("\n");
  for (const line of words.split("\n").filter((one) => one.includes(" | "))) {
    for (const [, name] of line.matchAll(/\(first-hour\/(.+?)\)/g)) expect(pictures, line).toContain(name);
    for (const [id] of line.matchAll(/\b[A-Z]+-\d+\b/g)) expect(ledger.includes(`id: ${id}\n`), `${line}: ${id}`).toBe(true);
  }
});

test("the page of settings names every variable the server reads, and no other [GUIDE-03]", () => {
  const [, shape = ""] = /const shape = z\.object\(\{(.*?)\n\}\);/s.exec(read("src/server/env.ts")) ?? [];
  const asked = [...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(40);
  const told = all("/docs/operate/settings.md", "inlineCode").flatMap(
    ({ value }) => value.match(/^[A-Z][A-Z0-9_]+(?==|$)/) ?? [],
  );
  // a secret may lie in a file that a variable of its own names
  const names = told.map((name) => (asked.includes(name) ? name : name.replace(/_FILE$/, "")));
  expect([...new Set(names)].toSorted()).toEqual(asked.toSorted());
});

test("the guide says the shortcuts and the words of the product's own help [GUIDE-04]", () => {
  const rowsOf = (file: string) =>
    read(file)
      .split("\n")
      .filter((line) => line.startsWith("| "));
  const keyOf = (key: string) => `\`${key === commandKey ? "Ctrl" : key === altKey ? "Alt" : key}\``;
  const lines = shortcuts.flatMap(({ keys }) => [
    "| keys | what they do |",
    ...keys.map(({ keys: ways, does }) => `| ${ways.map((way) => way.map(keyOf).join("+")).join(" or ")} | ${does} |`),
  ]);
  expect(rowsOf("docs/guide/keyboard.md")).toEqual(lines);
  const places = docs.get("/docs/guide/keyboard.md")?.sections.map(({ title }) => title) ?? [];
  expect(places).toEqual(expect.arrayContaining(shortcuts.map(({ place }) => place)));
  const pageOf = (more: string) => docPlaces.find(({ file }) => file === `/docs/guide/${more.split("#")[0]}.md`);
  const linkTo = (more: string) => `[${pageOf(more)?.title}](${more.replace(/^[^#]+/, "$&.md")})`;
  expect(rowsOf("docs/guide/glossary.md")).toEqual([
    "| word | meaning | more |",
    ...glossary.map(({ word, means, more }) => `| ${word} | ${means} | ${linkTo(more)} |`),
  ]);
});

test("what stands in bold type in the user guide stands on the product's screens [GUIDE-05]", () => {
  const sources = ["src/web", "src/domain"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^drafter|^quality.facts/.test(name))
      .map((name) => read(join(room, name))),
  );
  const screens = sources.join("\n").replace(/\s+/g, " ");
  const bold = docPlaces
    .filter(({ shelf }) => shelf.folder === "guide")
    .flatMap(({ file }) => all(file, "strong").map((node) => ({ file, words: wordsOf(node).replace(/\s+/g, " ") })));
  expect(bold.length).toBeGreaterThan(150);
  for (const { file, words } of bold) expect(screens.includes(words), `${file}: ${words}`).toBe(true);
});

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

test("the search finds words, their beginnings and slips of a letter, and shows where they stand [GUIDE-06]", async () => {
  const parts: DocPart[] = JSON.parse(await writeDocsIndex());
  const find = createDocsSearch(parts);
  const first = (query: string) => find(query)[0]?.address;
  expect(first("backup restore")).toBe("/docs/operate/operating#backup-and-restore");
  expect(first("restore backup")).toBe("/docs/operate/operating#backup-and-restore");
  expect(first("keyboard")).toBe("/docs/guide/keyboard");
  expect(first("compl")).toBe("/docs/guide/completeness");
  expect(first("completness")).toBe("/docs/guide/completeness");
  expect(first("audit log")).toBe("/docs/guide/people#the-audit-log");
  const [best] = find("invite");
  expect(best).toMatchObject({ shelf: "User guide", address: "/docs/guide/people#invite-somebody" });
  expect(best?.title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["Invite"]);
  for (const { excerpt, title } of find("revoke")) {
    expect([...excerpt, ...title].some(({ text, marked }) => marked && /^revoke/i.test(text))).toBe(true);
    expect(excerpt.map(({ text }) => text).join("").length).toBeLessThan(240);
  }
  const addresses = new Set(parts.map(({ address }) => address));
  expect(find("the").every(({ address }) => addresses.has(address))).toBe(true);
  expect([find(""), find("qqzzxx"), find("(*+[$^"), find(" ".repeat(9_999))]).toEqual([[], [], [], []]);
});
