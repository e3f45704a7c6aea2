import { beforeEach, describe, expect, inject, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { hold } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const field = () => page.getByRole("searchbox", { name: "Search this project" });
const list = (name: RegExp) => page.getByRole("region", { name });
const expectSaid = (drawn: Locator, text: string) => expect.poll(() => drawn.element().textContent).toContain(text);
const marks = () => [...document.querySelectorAll("#main mark")].map(({ textContent }) => textContent);

let ada: Author;
let screen: string;
beforeEach(async () => {
  ada = await author(server);
  screen = `/dashboard/project/${ada.project_id}/search`;
  const { db, project_id } = ada;
  const rows = Array.from({ length: 7 }, (_, at) => ({
    project_id,
    name: `Skipper ${at + 1}`,
    description: "Moors <b>boats</b>",
  }));
  await db.from("user_classes").insert(rows).throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_scope: "Mooring at night" }).throwOnError();
  await db.from("questionnaires").insert({ project_id, project_description: "Who moors pays" }).throwOnError();
});

describe("the search page", () => {
  test("shows what is found as one types, by kind with counts, and narrows it to one kind; the address keeps both [FIND-10]", async () => {
    const { address } = await openAs(ada, screen);
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard("moor boats");
    await expectSaid(list(/^User Classes/).getByRole("heading"), "User Classes 7");
    expect(
      list(/^User Classes/)
        .getByRole("link")
        .elements(),
    ).toHaveLength(5);
    await expectSaid(
      list(/^User Classes/)
        .getByRole("link")
        .first(),
      "Moors <b>boats</b>",
    );
    await expect.poll(() => marks().slice(0, 2)).toEqual(["Moor", "boats"]);
    await userEvent.fill(field(), "moor");
    await expectSaid(list(/^Texts of the specification/).getByRole("link"), "Mooring at night");
    await expectSaid(list(/^Questionnaire answers/).getByRole("link"), "Who moors pays");
    await expect.element(page.getByText("9 results found")).toBeVisible();
    await page.getByRole("button", { name: "Show all 7 in User Classes" }).click();
    await expect
      .poll(
        () =>
          list(/^User Classes/)
            .getByRole("link")
            .elements().length,
      )
      .toBe(7);
    await expect.element(list(/^Questionnaire answers/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "User Classes 7" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(address).toBe(`${screen}?q=moor&in=user_classes`);
    await page.getByRole("button", { name: "All 9" }).click();
    await expect.element(list(/^Questionnaire answers/)).toBeVisible();
  });

  test("a hit leads to its row, text or answer, and the arrow keys walk through them [FIND-11]", async () => {
    const { address, router } = await openAs(ada, `${screen}?q=moor`);
    await expect.element(list(/^User Classes/)).toBeVisible();
    await field().click();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect
      .element(
        list(/^User Classes/)
          .getByRole("link")
          .first(),
      )
      .toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification?section=userClasses`);
    await expect.element(page.getByRole("row").filter({ hasText: "UC-1" })).toHaveFocus();
    await router.navigate(`${screen}?q=night`);
    await list(/^Texts/)
      .getByRole("link")
      .click();
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification?section=projectIntroduction`);
    await expect.poll(() => document.activeElement?.textContent).toContain("Mooring at night");
    await router.navigate(`${screen}?q=pays`);
    await list(/^Questionnaire/)
      .getByRole("link")
      .click();
    await expect.poll(address).toMatch(/^\/questionnaires\/[\da-f-]+$/);
    await expect.poll(() => document.activeElement?.textContent).toContain("Who moors pays");
  });

  test("what documents say and imports kept is found by kind, by the name of its file, and leads to where it is read [FIND-21]", async () => {
    const { db, project_id } = ada;
    await db.from("imports").insert({ project_id, name: "Plan of 2024.md", kept: "Pilots bring their own lamp." }).throwOnError();
    const charter = { project_id, reference: "a/charter.pdf", name: "Charter (final).pdf", text: "Dogs carry a lamp ashore." };
    await db.from("source_texts").insert(charter).throwOnError();
    const { address, router } = await openAs(ada, `${screen}?q=lamp`);
    await expect.element(page.getByText("2 results found")).toBeVisible();
    const found = [
      [/^Documents/, "Charter (final).pdf", "Dogs carry a lamp ashore."],
      [/^Source text of imports/, "Plan of 2024.md", "Pilots bring their own lamp."],
    ] as const;
    for (const [kind, name, words] of found) {
      const link = list(kind).getByRole("link");
      await expectSaid(link, name + words);
      await link.click();
      await expect.poll(address).toBe(`/dashboard/project/${project_id}/coverage`);
      await expect.poll(() => document.activeElement?.textContent).toContain(name);
      expect(document.activeElement?.textContent).toContain(words);
      await router.navigate(`${screen}?q=lamp`);
    }
  });

  test("it says that it is looking until the first answer is there, and not while it shows the last one [FIND-15]", async () => {
    const looking = page.getByRole("status", { name: "Looking…" });
    const letGo = hold("POST|GET", "/rpc/search_project");
    await openAs(ada, `${screen}?q=moor`);
    await expect.element(looking).toBeInTheDocument();
    expect(page.getByText("results found").elements()).toEqual([]);
    letGo();
    await expect.element(page.getByText("9 results found")).toBeVisible();
    await expect.element(looking).not.toBeInTheDocument();
    const letGoAgain = hold("POST|GET", "/rpc/search_project");
    await userEvent.fill(field(), "night");
    expect(looking.elements()).toEqual([]);
    await expect.element(page.getByText("9 results found")).toBeVisible();
    letGoAgain();
    await expect.element(page.getByText("1 result found")).toBeVisible();
  });

  test("it teaches before anything is typed and where nothing is found, and fits a narrow screen [FIND-12]", async () => {
    await openAs(ada, screen);
    await page.viewport(390, 800);
    await expect.element(page.getByText("Find anything in this project")).toBeVisible();
    await userEvent.fill(field(), "lighthouse");
    await expect.element(page.getByText("Nothing found for “lighthouse”")).toBeVisible();
    await userEvent.fill(field(), "moor");
    await expect.element(list(/^User Classes/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test("within a project the palette finds words, shows where they stand, and leads to all of it [FIND-13]", async () => {
    const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/settings`);
    const palette = page.getByRole("dialog", { name: "Go to" });
    await expect.element(page.getByRole("button", { name: "Go to…" })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("boats");
    await expectSaid(palette.getByRole("option").filter({ hasText: "UC-2" }), "Moors <b>boats</b>");
    await palette.getByRole("option", { name: "Show all 7 results for “boats”" }).click();
    await expect.poll(address).toBe(`${screen}?q=boats`);
    await expect.element(list(/^User Classes/)).toBeVisible();
  });
});
