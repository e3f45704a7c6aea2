import fc from "fast-check";
import type { Heading, Link, Nodes, Root } from "mdast";
import { toString as asText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { buildDocument } from "#domain/document/build-document.ts";
import type { DocumentInput } from "#domain/document/document-input.ts";
import { blank, sample } from "#domain/document/sample.ts";
import { toMarkdown } from "./markdown.ts";

const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);
const write = (input: DocumentInput) => toMarkdown(buildDocument(input));

const textOf = (node: Nodes) => asText(node);

function all(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(all) : [])];
}

function headingsOf(tree: Root): Heading[] {
  return tree.children.filter((node) => node.type === "heading");
}

/** The anchors of a rendered page, counted as GitHub does. */
function anchorsOf(tree: Root): Set<string> {
  const seen = new Set<string>();
  for (const node of headingsOf(tree)) {
    const slug = textOf(node)
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    let count = 0;
    let anchor = slug;
    while (seen.has(anchor)) anchor = `${slug}-${++count}`;
    seen.add(anchor);
  }
  return seen;
}

function expectWhole(markdown: string) {
  const tree = parse(markdown);
  expect(markdown).not.toMatch(/[ \t]$/m);
  expect(markdown.endsWith("\n")).toBe(true);
  const nodes = all(tree);
  expect(
    nodes.filter(({ type }) => ["html", "definition", "footnoteDefinition", "image", "imageReference"].includes(type)),
  ).toEqual([]);
  const anchors = anchorsOf(tree);
  const inside = nodes.filter(
    (node): node is Link => node.type === "link" && /^#(?:\d|us-|uc-|page-|sec-|feat-|risk-|sm-|tc-|ei-|nfr-)/.test(node.url),
  );
  for (const { url } of inside) expect(anchors).toContain(url.slice(1));
  return tree;
}

test("a specification is Markdown with a title, a revision line, contents and numbered chapters", () => {
  const markdown = write(sample);
  const tree = expectWhole(markdown);
  expect(
    headingsOf(tree)
      .slice(0, 3)
      .map((node) => [node.depth, textOf(node)]),
  ).toEqual([
    [1, "Farm Boxes"],
    [2, "Contents"],
    [2, "1 Introduction"],
  ]);
  expect(markdown).toContain("Version: 0.1 · Revision: 3 · Date: 2026-11-21");
  const contents = tree.children.find((node) => node.type === "list");
  const entries = contents ? all(contents).filter((node) => node.type === "link") : [];
  expect(entries.map(textOf)).toEqual(
    headingsOf(tree)
      .map(textOf)
      .filter((title) => /^\d/.test(title)),
  );
});

test("what people cite in their words leads to it, where the document has it", () => {
  const [story, ...stories] = sample.user_stories;
  if (!story) throw new Error("The sample has no story.");
  const cited = {
    ...story,
    story: "See **FEAT-1**, `FEAT-1`, [SEC-1](https://a.example) and US-999.\nUC-1 pays.",
    acceptance_criteria: "Given PAGE-1 | open\nThen RISK-1 is met",
  };
  const tree = expectWhole(write({ ...sample, user_stories: [cited, ...stories] }));
  const at = tree.children.findIndex((node) => node.type === "heading" && textOf(node).startsWith("US-14"));
  const linksIn = (node: Nodes | undefined) =>
    (node ? all(node) : []).flatMap((one) => (one.type === "link" ? [`${textOf(one)} ${one.url}`] : []));
  const [, statement, , criteria] = tree.children.slice(at + 1);
  expect(linksIn(statement)).toEqual(["FEAT-1 #feat-1-search", "SEC-1 https://a.example", "UC-1 #uc-1-farmer"]);
  expect(statement && textOf(statement)).toBe("See FEAT-1, FEAT-1, SEC-1 and US-999.UC-1 pays.");
  expect(linksIn(criteria)).toEqual(["PAGE-1 #page-1-boxes", "RISK-1 #risk-1-late-delivery"]);
  expect(criteria && textOf(criteria)).toBe("Given PAGE-1 | openThen RISK-1 is met");
});

test("every requirement is a block of its own under its citable number", () => {
  const tree = expectWhole(write(sample));
  const titles = headingsOf(tree).map(textOf);
  for (const title of [
    "UC-1 Farmer",
    "PAGE-1 Boxes",
    "SEC-1 Box list",
    "US-14 List a box",
    "FEAT-1 Search",
    "RISK-1 Late delivery",
    "RISK-2 Fraud",
    "SM-1 Slow guesses",
    "TC-1 A box without a price",
    "EI-2 Stock list",
    "NFR-1 Quick search",
  ]) {
    expect(titles.filter((found) => found === title)).toHaveLength(1);
  }
  const story = tree.children.findIndex((node) => node.type === "heading" && textOf(node) === "US-14 List a box");
  const [about, statement, label, criteria] = tree.children.slice(story + 1);
  expect(statement && textOf(statement)).toBe("As a farmer, I want to list a box, so that restaurants find it.");
  expect(label && textOf(label)).toBe("Acceptance criteria");
  expect(criteria).toMatchObject({ type: "list", ordered: true, children: [{}, {}] });
  expect(about && textOf(about)).toBe("US-14@3 · drafted, then edited · User class: UC-1 Farmer · Test cases: TC-1");
});

test("headings in a user's text become bold lines, and tables and lists stay", () => {
  const tree = expectWhole(write(sample));
  expect(headingsOf(tree).map(textOf)).not.toContain("Why");
  const after = tree.children[tree.children.findIndex((node) => textOf(node) === "Why") + 1];
  expect(after).toMatchObject({ type: "list", children: [{}, {}] });
  expect(tree.children.some((node) => node.type === "table" && textOf(node).startsWith("PlanPrice"))).toBe(true);
});

test("an empty project says what is missing instead of leaving chapters out", () => {
  const markdown = write(blank);
  expectWhole(markdown);
  for (const words of [
    "overview has not been written",
    "No user classes",
    "No pages",
    "No user stories",
    "No features",
    "No risks",
  ]) {
    expect(markdown).toContain(words);
  }
});

test("titles that are alike get anchors of their own", () => {
  const risks = ["Fraud", "Fraud", "Fraud-1", "fraud!"].map((name, id) => ({
    id: `${id}`,
    number: id + 1,
    revision: 1,
    name,
    functionality: "",
    description: "",
  }));
  const pages = sample.pages.map((page) => ({ ...page, name: "Contents" }));
  const tree = expectWhole(write({ ...sample, risks, pages, project: { name: "Contents" } }));
  expect(all(tree).filter((node) => node.type === "link" && node.url === "#31311-page-1-contents")).toHaveLength(0);
});

const hostile = [
  "# Heading\n\nSetext\n===\n\nOther\n---",
  "```\nnever closed\n# not a heading",
  "~~~~\n```\n| a | b |",
  "<script>alert(1)</script>\n\n<!-- never closed",
  "<details>\n<summary>x",
  "[US-14]: https://evil.example\n\n[^1]: note [US-14]",
  "| a | b |\n| --- | --- |\n| c | d",
  "![pixel](https://evil.example/p.png) [x](javascript:alert(1))",
  "\\",
  "text\\",
  "- a\n    - b\n\n          code",
  "1. one\n1) two\n* three\n+ four",
  "a | b\n:--|--",
  "# # #",
  "C#",
  "&lt;b&gt; &amp; &#35;",
  "***bold _and `code",
  "   \t  ",
  "\u0000\u0007\u2028\u0085x\ud800",
  ">".repeat(300),
  "[".repeat(300),
  "*a ".repeat(300),
  "- ".repeat(300),
  "`".repeat(301),
  "https://a.example/x_y_z?a=1&b=<c>|d www.b.example a_b@c.example",
  "[ ] task\n- [x] done",
  "مرحبا **بالعالم** 你好 👩‍🌾",
];

const nasty = fc.oneof(
  fc.constantFrom(...hostile.filter((text) => text.length < 200)),
  fc
    .array(
      fc.constantFrom(
        "#",
        "-",
        "=",
        ">",
        "`",
        "~",
        "|",
        "<",
        "[",
        "]",
        "(",
        ")",
        "!",
        "*",
        "_",
        "\\",
        ":",
        "^",
        "&",
        "\n",
        " ",
        "\t",
        "a",
        "1.",
        "http://x.y",
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
);

function withText(text: string): DocumentInput {
  const { specification, questionnaire } = sample;
  const words = Object.fromEntries(
    Object.entries(specification ?? {}).map(([key, value]) => [key, typeof value === "string" ? text : value]),
  );
  return {
    ...sample,
    project: { name: text, version: text, type: text },
    specification: { ...words, ...choices(text) },
    questionnaire: {
      ...questionnaire,
      project_type: text,
      design_description: text,
      third_party_providers: [{ name: text, link: text }],
      design_links: [text],
    },
    user_classes: sample.user_classes.map((row) => ({ ...row, name: text, description: text, privileges: text })),
    pages: sample.pages.map((row) => ({
      ...row,
      name: text,
      description: text,
      features: text,
      sections: row.sections.map((section) => ({ ...section, name: text, description: text })),
    })),
    user_stories: sample.user_stories.map((row) => ({ ...row, name: text, story: text, acceptance_criteria: text })),
    features: sample.features.map((row) => ({ ...row, name: text, description: text })),
    risks: sample.risks.map((row) => ({ ...row, name: text, functionality: text, description: text })),
    security_measures: sample.security_measures.map((row) => ({
      ...row,
      name: text,
      threat: text,
      measure: text,
      verification: text,
    })),
    test_cases: sample.test_cases.map((row) => ({ ...row, name: text, given: text, when: text, then: text })),
    external_interfaces: sample.external_interfaces.map((row) => ({ ...row, name: text, description: text })),
    quality_requirements: sample.quality_requirements.map((row) => ({
      ...row,
      name: text,
      description: text,
      target: text,
      verification: text,
    })),
  };
}

function choices(text: string) {
  return {
    frontend_details: text,
    third_party_integrations: { auth_types: [text], auth_provider: text, custom_providers: [{ name: text, link: text }] },
    design_system: text,
    custom_design_system_url: text,
    selected_colors: JSON.stringify({ primary: text, secondary: text }),
    design_connections: { figma_links: [text], inspiration_links: [text], design_files: [{ name: text, url: text }] },
  };
}

/** The shape of the document around the user's words: heading depths with their numbers, and our own tables. */
function skeleton(tree: Root): string[] {
  return headingsOf(tree).map((node) => `${node.depth} ${/^(?:[\d.]+|[A-Z]+-\d+)(?= |$)/.exec(textOf(node))?.[0] ?? ""}`);
}

const calm = skeleton(parse(write(withText("calm"))));

test.each(hostile.map((text) => [text.slice(0, 40), text]))(
  "a text that tries to break the document does not: %j",
  (_start, text) => {
    const input = withText(text);
    const tree = expectWhole(write(input));
    expect(skeleton(tree).slice(1, -1).length).toBe(calm.slice(1, -1).length);
  },
);

test("whatever is typed into every field, the chapters and requirements are the same", () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const tree = expectWhole(write(withText(text)));
      const expected = skeleton(tree).filter((entry) => entry.includes("-") || entry.includes("."));
      expect(expected.filter((entry) => calm.includes(entry))).toEqual(
        calm.filter((entry) => entry.includes("-") || entry.includes(".")),
      );
      expect(headingsOf(tree)).toHaveLength(calm.length);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test("a title is read back exactly as it was typed", () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const titles = headingsOf(parse(write({ ...blank, project: { name: text } })));
      const shown = text
        .toWellFormed()
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
        .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, "");
      expect(textOf(titles[0] ?? { type: "root", children: [] })).toBe(shown.replace(/\s+/g, " ").trim() || "Untitled project");
    }),
    { numRuns: 300 },
  );
}, 60_000);

test("equal projects give equal files, with 2,000 stories too", () => {
  const user_stories = Array.from({ length: 2000 }, (_, index) => ({
    id: `${index}`,
    number: index + 1,
    revision: 1,
    name: `Story ${index}`,
    user_class_id: "c1",
    story: `As a farmer, I want box #${index} to be listed, so that **restaurants** find it.`,
    acceptance_criteria: "Given a box\nWhen it is saved\nThen it is listed",
  }));
  const once = write({ ...sample, user_stories });
  expect(write({ ...sample, user_stories })).toBe(once);
}, 60_000);

test("who uses which page is a table of pages and classes [READ-35]", () => {
  const user_stories = sample.user_stories.slice(0, 1).map((row) => ({ ...row, story: "As PAGE-1 says" }));
  const cited = { ...sample, user_stories };
  const table = toMarkdown(buildDocument(cited)).match(/Who uses which page:\n\n((?:\|.*\n)+)/)?.[1] ?? "";
  expect(table.split("\n")[0]).toBe("| Page | Farmer | Restaurant |");
  expect(table).toMatch(/\| \[PAGE-1\]\(#.*\) Boxes \| uses \| – \|/);
});

test("whatever a text consists of, it is written as fast as other words of its length [ATTACK-09]", () => {
  const features = [" ", "\t", "\n", "1", "1 ", "#", "\u00a0", "- "].map((said, at) => ({
    id: `feature-${at}`,
    number: at + 1,
    revision: 1,
    // what compared each of them with each other would not be done within the patience of a test
    name: `a${said.repeat(200_000)}b`,
    description: `a${said.repeat(400_000)}b`,
  }));
  const written = write({ ...blank, features });
  for (const { number } of features) expect(written).toContain(`FEAT-${number}`);
});
