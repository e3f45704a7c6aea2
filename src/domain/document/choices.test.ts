import { expect, test } from "vitest";
import { answersAsWords, askedWords } from "#domain/asked-words.ts";
import type { ContentSpecification } from "#domain/project-content.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { buildDocument } from "./build-document.ts";
import type { Block, Chapter, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { blank } from "./sample.ts";

const asked = {
  ...newQuestionnaire,
  frontend_technology: "Ember.JS",
  backend_technology: "Kotlin",
  database_type: "Cassandra",
  technology_providers: [{ name: "Fly", link: "https://fly.example" }],
  third_party_providers: [
    { name: "Mailgun", link: "https://mailgun.example" },
    { name: "Fly", link: "https://fly.example" },
  ],
  authentication_types: ["Email", "Passkey"],
  authentication_provider: "Okta",
  payment_provider: "Mollie",
  business_model: "Freemium",
  design_links: ["https://mood.example", "https://board.example"],
  design_framework: "Chakra UI",
  main_color_primary: "#0f766e",
  main_color_secondary: "#445566",
  main_font_primary: "Lora",
  main_font_secondary: "Ubuntu",
};

type Shown = { chapter: string; lines: (said: string) => string[]; emptied: ContentSpecification; changed: ContentSpecification };

const row = (chapter: string, label: string) => ({ chapter, lines: (said: string) => [`${label} | ${said}`] });
const integrations = (changed: object) => ({
  third_party_integrations: { ...Object(answersAsWords(asked).third_party_integrations), ...changed },
});
const json = (words: object) => JSON.stringify(words);

/** Where the document says what a screen has in a field, and the field emptied and changed. */
const shown: Record<string, Shown> = {
  frontend_details: {
    ...row("1.3.1", "Front end"),
    emptied: { frontend_details: null },
    changed: { frontend_details: "Svelte" },
  },
  backend_details: { ...row("1.3.1", "Back end"), emptied: { backend_details: "" }, changed: { backend_details: "Rust" } },
  database_details: { ...row("1.3.1", "Database"), emptied: { database_details: null }, changed: { database_details: "MySQL" } },
  auth_types: {
    ...row("1.3.1", "Sign-in"),
    emptied: integrations({ auth_types: [] }),
    changed: integrations({ auth_types: ["SSO"] }),
  },
  auth_provider: {
    ...row("1.3.1", "Sign-in provider"),
    emptied: integrations({ auth_provider: "" }),
    changed: integrations({ auth_provider: "Auth0" }),
  },
  payment_provider: {
    ...row("1.3.1", "Payment provider"),
    lines: (said) => [`Payment provider | ${said || "None"}`],
    emptied: { ...integrations({ payment_provider: null }), payment_provider: null },
    changed: { ...integrations({ payment_provider: "Stripe" }), payment_provider: "Stripe" },
  },
  business_model_type: {
    chapter: "1.3.4.1",
    lines: (said) => [`Kind of business model: ${said}.`],
    emptied: { business_model_type: null },
    changed: { business_model_type: "donation" },
  },
  design_system: { ...row("3.6", "Design system"), emptied: { design_system: null }, changed: { design_system: "ant" } },
  primary_color: {
    ...row("3.6", "Primary colour"),
    emptied: { selected_colors: json({ secondary: "#445566" }) },
    changed: { selected_colors: json({ primary: "#aabbcc", secondary: "#445566" }) },
  },
  secondary_color: {
    ...row("3.6", "Secondary colour"),
    emptied: { selected_colors: json({ primary: "#0f766e" }) },
    changed: { selected_colors: json({ primary: "#0f766e", secondary: "#aabbcc" }) },
  },
  primary_font: {
    ...row("3.6", "Primary font"),
    emptied: { selected_typography: json({ secondary: "Ubuntu" }) },
    changed: { selected_typography: json({ primary: "Lato", secondary: "Ubuntu" }) },
  },
  secondary_font: {
    ...row("3.6", "Secondary font"),
    emptied: { selected_typography: json({ primary: "Lora" }) },
    changed: { selected_typography: json({ primary: "Lora", secondary: "Lato" }) },
  },
  custom_providers: {
    chapter: "5.1",
    lines: (said) => said.split(", ").map((name) => `${name} | Third party | https://${name.toLowerCase()}.example`),
    emptied: integrations({ custom_providers: [] }),
    changed: integrations({ custom_providers: [{ name: "Twilio", link: "https://twilio.example" }] }),
  },
  inspiration_links: {
    chapter: "2",
    lines: (said) => said.split(", ").map((link) => `Inspiration: ${link}`),
    emptied: { design_connections: { figma_links: [], inspiration_links: [], design_files: [] } },
    changed: { design_connections: { inspiration_links: ["https://other.example"] } },
  },
};

/** All lines of a chapter's tables, lists and paragraphs. */
function linesOf(input: Partial<DocumentInput>, chapter: string): string[] {
  const find = (chapters: readonly Chapter[]): readonly Block[] =>
    chapters.flatMap((one) => (one.number === chapter ? one.blocks : find(one.chapters)));
  const text = (inlines: Inline[]) => inlines.map((part) => (typeof part === "string" ? part : part.cite)).join("");
  return find(buildDocument({ ...blank, project: { name: "Desk", type: "ERP" }, ...input }).chapters).flatMap((block) => {
    if (block.kind === "table") return block.rows.map((cells) => cells.map(text).join(" | "));
    if (block.kind === "list") return block.items.map(text);
    return block.kind === "paragraph" ? [text(block.text)] : [];
  });
}

/** What the screens show of a field. */
function keptOf(field: string, specification: ContentSpecification) {
  const words = askedWords({ questionnaire: asked, specification }).filter((word) => word.field === field);
  return words.find(({ adds }) => adds !== undefined)?.kept ?? words[0]?.kept ?? "";
}

const fields = [...new Set(askedWords({ questionnaire: asked, specification: {} }).map(({ field }) => field))];

test.each(fields)("the document says of %s what the screen has: answered, emptied and changed [READ-62]", (field) => {
  const place = shown[field];
  if (!place) throw new Error(`Where does the document say ${field}?`);
  const { chapter, lines, emptied, changed } = place;
  const answered = answersAsWords(asked);
  const unanswered = linesOf({ questionnaire: asked, specification: { ...answered, ...emptied } }, chapter);
  const own = (all: string[]) => all.filter((line) => !unanswered.includes(line));

  const before = keptOf(field, answered);
  expect(before).not.toBe("");
  const said = lines(before).filter((line) => !unanswered.includes(line));
  expect(own(linesOf({ questionnaire: asked, specification: answered }, chapter)).toSorted()).toEqual(said.toSorted());
  expect(own(linesOf({ questionnaire: asked, specification: null }, chapter)).toSorted()).toEqual(said.toSorted());

  const after = { ...answered, ...changed };
  expect(own(linesOf({ questionnaire: asked, specification: after }, chapter)).toSorted()).toEqual(lines(keptOf(field, after)));
  for (const line of lines(before)) expect(unanswered).not.toContain(line);
  expect(unanswered).toEqual(linesOf({ questionnaire: null, specification: { ...answered, ...emptied } }, chapter));
});

test("a specification that says nothing is not answered for by the questionnaire, and the kind of product is one on the cover and in the text [READ-62]", () => {
  const technology = (input: Partial<DocumentInput>) => linesOf({ questionnaire: asked, ...input }, "1.3.1");
  const cover = (input: Partial<DocumentInput>) =>
    buildDocument({ ...blank, questionnaire: asked, ...input }).front.flatMap(({ label, text }) =>
      label === "Kind of product" ? [`${label} | ${text}`] : [],
    );
  for (const chapter of ["1.3.1", "2", "3.6", "5.1"]) {
    const said = linesOf({ questionnaire: asked, specification: {} }, chapter).join();
    for (const answer of ["Ember", "Okta", "Fly", "mood", "Chakra", "Lora"]) expect(said).not.toContain(answer);
  }
  const projects = [
    [{ project: { name: "Desk", type: "ERP" } }, ["Kind of product | ERP"]],
    [{ project: { name: "Desk", type: "ERP" }, specification: {} }, ["Kind of product | ERP"]],
    [{ project: { name: "Desk" } }, ["Kind of product | SaaS"]],
    [{ project: { name: "Desk" }, specification: {} }, []],
  ] as const;
  for (const [input, said] of projects) {
    expect(cover(input)).toEqual(said);
    expect(technology(input).filter((line) => line.startsWith("Kind of product"))).toEqual(said);
  }
});
