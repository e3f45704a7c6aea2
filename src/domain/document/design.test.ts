import { expect, test } from "vitest";
import type { ContentSpecification } from "#domain/project-content.ts";
import { readStyleGuide, storedStyleGuide, styleDefaults } from "#domain/style-guide.ts";
import { storedThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { buildDocument } from "./build-document.ts";
import type { Block, Chapter, Inline } from "./document.ts";
import { sample } from "./sample.ts";

function linesOf(number: string, specification: ContentSpecification): string[] {
  const { chapters } = buildDocument({ ...sample, specification: { ...sample.specification, ...specification } });
  return chapterOf(chapters, number).flatMap(blockLines);
}

function chapterOf(chapters: readonly Chapter[], number: string): readonly Block[] {
  return chapters.flatMap((chapter) => (chapter.number === number ? chapter.blocks : chapterOf(chapter.chapters, number)));
}

function blockLines(block: Block): string[] {
  const text = (inlines: Inline[]) => inlines.map((part) => (typeof part === "string" ? part : part.cite)).join("");
  if (block.kind === "table") return block.rows.map((row) => row.map(text).join(" | "));
  return block.kind === "list" ? block.items.map(text) : [];
}

const integrations = storedThirdPartyIntegrations({
  auth_types: ["SSO", "Magic Link"],
  auth_provider: "other",
  auth_provider_other: "Keycloak",
  payment_provider: "Mollie",
  payment_provider_other: "",
  custom_providers: [
    { name: "Stripe", link: "https://stripe.com" },
    { name: "Mapbox", link: "" },
  ],
});

test("the technology chosen in the specification is told as it is there", () => {
  expect(linesOf("1.3.1", {})).toContain("Front end | React");
  const lines = linesOf("1.3.1", {
    frontend_details: "Svelte",
    backend_details: "Elixir/Phoenix",
    database_details: "SQLite",
    ...integrations,
  });
  for (const line of [
    "Front end | Svelte",
    "Back end | Elixir/Phoenix",
    "Database | SQLite",
    "Sign-in | SSO, Magic Link",
    "Sign-in provider | Keycloak",
    "Payment provider | Mollie",
  ]) {
    expect(lines).toContain(line);
  }
});

test("integrations without a payment provider say so, and one brought in from elsewhere is told", () => {
  const none = storedThirdPartyIntegrations({ ...integrations.third_party_integrations, payment_provider: null });
  expect(linesOf("1.3.1", none)).toContain("Payment provider | None");
  const elsewhere = { third_party_integrations: null, payment_provider: "Paddle" };
  expect(linesOf("1.3.1", elsewhere)).toContain("Payment provider | Paddle");
});

test("the services relied on stand among the interfaces and the dependencies, each once", () => {
  const lines = [
    "Keycloak | Sign-in | –",
    "Mollie | Payments | –",
    "Stripe | Third party | https://stripe.com",
    "Mapbox | Third party | –",
  ];
  expect(linesOf("3.4.2", integrations)).toEqual(lines);
  expect(linesOf("5.1", integrations)).toEqual(lines);
});

test("the style guide stands among the design constraints", () => {
  const guide = storedStyleGuide({
    ...readStyleGuide(null),
    ...styleDefaults,
    design_system: "shadcn",
    custom_design_system_url: "https://ui.example",
  });
  expect(linesOf("3.6", {})).toEqual(["Design system | Tailwind CSS"]);
  expect(linesOf("3.6", guide)).toEqual([
    "Design system | shadcn/ui",
    "Address of the design system | https://ui.example",
    "Primary colour | #007bff",
    "Secondary colour | #6c757d",
    "Primary font | Inter",
    "Secondary font | Roboto",
    "Corner radius, small | 2 px",
    "Corner radius, medium | 4 px",
    "Corner radius, large | 8 px",
    "Corner radius, circular | 50%",
  ]);
});

test("the designs and what they take after stand among the references", () => {
  const file = { name: "home.png", path: "", url: "https://x/home.png", type: "image/png", size: 3 };
  const ours = { ...file, name: "ours.png", path: "p", url: "https://x/storage/v1/object/public/design-files/p" };
  const design_files = [file, ours, { ...ours, path: "" }];
  const connections = { figma_links: ["https://figma.com/a"], inspiration_links: [" https://b "], design_files };
  const images = ["Design image: home.png, https://x/home.png", "Design image: ours.png", "Design image: ours.png"];
  const lines = ["Design: https://figma.com/a", "Inspiration: https://b", ...images];
  expect(linesOf("2", { design_connections: connections })).toEqual(lines);
  expect(linesOf("2", { design_connections: JSON.stringify(connections) })).toEqual(lines);
});

test("no colour, font or corner is named that nobody chose, and a design link stands once [FIRST-53]", () => {
  const link = "https://example.com/mood";
  const specification = {
    design_system: "chakra",
    selected_colors: JSON.stringify({ primary: "#0f766e" }),
    selected_typography: JSON.stringify({ secondary: "Lora" }),
    design_connections: { figma_links: [], inspiration_links: [link], design_files: [] },
  };
  const questionnaire = { design_links: [link, "https://example.com/other"] };
  const { chapters } = buildDocument({ ...sample, questionnaire, specification });
  const lines = chapters.flatMap(({ number }) => chapterOf(chapters, number)).flatMap(blockLines);
  const all = JSON.stringify(chapters);
  expect(all).toContain("#0f766e");
  expect(all).toContain("Lora");
  for (const unsaid of [styleDefaults.secondary_color, "Secondary colour", "Primary font", "Corner radius"])
    expect(all).not.toContain(unsaid);
  expect(lines.filter((line) => line.includes(link))).toEqual([`Inspiration: ${link}`]);
  expect(all).not.toContain("https://example.com/other");
});
