import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { glossary } from "./glossary.ts";

const server = inject("server");
const help = () => page.getByRole("dialog", { name: "Help" });
const terms = () =>
  help()
    .getByRole("term")
    .elements()
    .map((term) => term.textContent);

test("the question mark opens the help, which lists the shortcuts by where they work and explains the product's words; the account menu and the palette open it too, where one types it is only written; both lead to the user guide [POLISH-30, POLISH-31, POLISH-50, GUIDE-09]", async () => {
  await openAs(await author(server), "/projects");
  await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  await userEvent.keyboard("?");
  await expect.element(help()).toBeVisible();
  for (const [place, does] of [
    ["Everywhere", "Save the form you are writing in"],
    ["In a list", "Move the row up or down"],
    ["In the document", "Go to the next match"],
    ["On a search page", "Move through the results"],
    ["On Coverage", "Make it an assumption"],
    ["On Completeness", "Go to the next open item"],
    ["In the preview of an import", "Select several pieces"],
  ] as const)
    await expect.element(help().getByRole("region", { name: place }).getByText(does)).toBeVisible();
  await help().getByRole("tab", { name: "Glossary" }).click();
  await expect.element(help().getByRole("term").first()).toBeVisible();
  for (const word of [
    "API key",
    "Baseline",
    "Clause",
    "Completeness",
    "Contradiction",
    "Coverage",
    "Finding",
    "MCP",
    "Proposal",
    "Provenance",
    "Share link",
    "Suggestion",
    "Tracker",
    "Waiver",
    "Specification",
    "Version",
    "Snapshot",
    "User class",
    "User story",
    "Feature",
    "Page",
    "Section",
    "Source text",
    "Open point",
    "Assumption",
    "Draft",
    "Import",
  ])
    expect(terms()).toContain(word);
  expect(terms()).toEqual(glossary.map(({ word }) => word));
  expect(terms()).toEqual(terms().toSorted((a, b) => a.localeCompare(b, "en")));
  for (const { word, means, more } of glossary) {
    expect(means, word).toMatch(/^[A-Z](?:(?!\. ).)*\.$/);
    const meaning = help()
      .getByRole("definition")
      .nth(glossary.findIndex((one) => one.word === word));
    await expect.element(meaning).toHaveTextContent(`${means} More`);
    await expect.element(meaning.getByRole("link")).toHaveAttribute("href", `/docs/guide/${more}`);
  }
  await expect.element(help().getByRole("link", { name: "the user guide" })).toHaveAttribute("href", "/docs");
  await userEvent.keyboard("{Escape}");
  await expect.element(help()).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Your account" }).click();
  await expect.element(page.getByRole("menuitem", { name: "User guide" })).toHaveAttribute("href", "/docs");
  await page.getByRole("menuitem", { name: "Help" }).click();
  await expect.element(help()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(help()).not.toBeInTheDocument();

  await userEvent.keyboard("{Control>}k{/Control}");
  const field = page.getByRole("dialog", { name: "Go to" }).getByRole("combobox");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("shortcuts?");
  await expect.element(field).toHaveValue("shortcuts?");
  await userEvent.keyboard("{Backspace}{Enter}");
  await expect.element(help()).toBeVisible();
});
