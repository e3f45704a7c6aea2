import { expect, test } from "vitest";
import { readingOf } from "#domain/bring/reading.ts";
import { htmlBlocks } from "#server/reading/sources/html-blocks.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";

async function rowsOf(text: string) {
  const { rows } = readingOf(await sourceOf({ name: "backlog.md", bytes: new TextEncoder().encode(text) }));
  return rows.filter(({ key }) => !key.startsWith("user_classes:")).map(({ kind, words }) => ({ kind, ...words }));
}

test("a story whose title in bold stands right above it keeps its title and its criteria, and an epic only holds its stories [BRING-48]", async () => {
  const rows = await rowsOf(`# Backlog of the bakery

### Epic: Orders

What customers do before seven.

**Story 1: Reserve a loaf**
As a regular I want to reserve a loaf for tomorrow so that none is left over.

Acceptance criteria:
- [ ] A loaf is kept until ten
- [ ] The counter sees the name

**Story 2: Cancel**
As a regular I want to cancel until midnight.

**Acceptance criteria**
- The loaf can be sold again

### Theme 2 – Flour

- As a baker I want to see how much rye is left.

### Epic: Books

**Story 3: Takings**
As an owner I want to see the takings of a day.
`);
  expect(rows.filter(({ kind }) => kind !== "source")).toEqual([
    {
      kind: "user_stories",
      name: "Reserve a loaf",
      story: "As a regular I want to reserve a loaf for tomorrow so that none is left over.",
      acceptance_criteria: "A loaf is kept until ten\nThe counter sees the name",
      user_class_id: "Regular",
    },
    {
      kind: "user_stories",
      name: "Cancel",
      story: "As a regular I want to cancel until midnight.",
      acceptance_criteria: "The loaf can be sold again",
      user_class_id: "Regular",
    },
    {
      kind: "user_stories",
      name: "See how much rye is left",
      story: "As a baker I want to see how much rye is left.",
      user_class_id: "Baker",
    },
    { kind: "user_stories", name: "Takings", story: "As an owner I want to see the takings of a day.", user_class_id: "Owner" },
  ]);
  expect(rows.filter(({ kind }) => kind === "source")).toEqual([{ kind: "source", text: "What customers do before seven." }]);
});

test("an epic that holds nothing is a feature, and the first line in bold of a paragraph is its title anywhere [BRING-48]", async () => {
  expect(await rowsOf("## Epic: Gift cards\n\nCards that are bought in the shop and paid with later.\n")).toEqual([
    { kind: "features", name: "Gift cards", description: "Cards that are bought in the shop and paid with later." },
  ]);
  expect(
    await rowsOf("## Features\n\n**Queue display**\nShows whose turn it is.\n**Price tags**\nAre printed at five.\n"),
  ).toEqual([
    { kind: "features", name: "Queue display", description: "Shows whose turn it is." },
    { kind: "features", name: "Price tags", description: "Are printed at five." },
  ]);
  expect(htmlBlocks("<p><strong>Story 4: Delivery</strong><br />As a café I want bread at six.</p>")).toEqual([
    { kind: "paragraph", text: "Story 4: Delivery", strong: true },
    { kind: "paragraph", text: "As a café I want bread at six." },
  ]);
});
