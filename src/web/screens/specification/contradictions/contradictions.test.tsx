import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { addRow, changeRow } from "#data/rows.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const listed = (name: string) => main().getByRole("list", { name, exact: true });

test("contradictions stand side by side with the words that clash, are edited, settled with a reason and asked again; facts are removed by one press; duplicates and gaps lead to their rows [FACT-9] [FACT-10]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const feature = (name: string, description: string) =>
    addRow(db, "features", { project_id, name, description, page_id: null, section_id: null });
  await feature("Purge", "Log files are purged after 14 days.");
  const kept = await feature("Logs", "Logs are kept for 90 days.");
  await feature("Cancel", "The customer shall cancel an order until it ships.");
  await feature("Cancel again", "Customers cancel orders until they ship.");
  await addRow(db, "user_classes", { project_id, name: "Guard", description: null, privileges: null });
  const story = await addRow(db, "user_classes", { project_id, name: "Clerk", description: null, privileges: null });
  await addRow(db, "user_stories", {
    ...{ project_id, user_class_id: story.id, name: "Print", priority: null },
    ...{ story: "As a clerk, I want to print labels.", acceptance_criteria: "Given paper\nWhen I print\nThen it is printed" },
  });

  await openAs(ada, `${paths.specification(project_id)}?section=contradictions`);
  const odds = listed("At odds").getByRole("listitem", { name: "FEAT-1@1 and FEAT-2@1" });
  await expect.element(odds).toMatchTextContent(/keep the same thing for different times\. Which holds\?/);
  expect([...odds.element().querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["14 days", "90 days"]);
  await expect.element(listed("Said twice")).toMatchTextContent(/FEAT-3@1.*FEAT-4@1/s);
  await main()
    .getByText(/^Roles without a story/)
    .click();
  await expect.element(listed("Roles without a story")).toMatchTextContent(/Nobody says what Guard wants\..*Add a user story/s);
  expect((await axe.run(main().element())).violations).toEqual([]);

  await odds.getByRole("button", { name: /^Both are right, because/ }).click();
  const dialog = page.getByRole("dialog", { name: "Both are right" });
  await dialog.getByRole("button", { name: "Both are right" }).click();
  await expect.element(dialog).toMatchTextContent(/Say why both are right/);
  await dialog.getByLabelText("Because").fill("Access logs alone go early.");
  await dialog.getByRole("button", { name: "Both are right" }).click();
  await expect.element(listed("Both are right")).toMatchTextContent(/Both are right, because: Access logs alone go early\./);
  await expect.element(main()).toMatchTextContent(/No contradictions found.*\d+ facts of \d+ rows were compared/s);

  await changeRow(db, "features", {
    ...{ id: kept.id, revision: kept.revision, name: "Logs", description: "Logs are kept for 60 days." },
    ...{ page_id: null, section_id: null },
  });
  const again = listed("At odds").getByRole("listitem", { name: "FEAT-1@1 and FEAT-2@2" });
  await expect.element(again).toMatchTextContent(/60 days/);
  await again.getByRole("button", { name: "Edit FEAT-1" }).click();
  await expect.element(main().getByRole("region", { name: "Edit FEAT-1" })).toBeVisible();
  await again.getByRole("button", { name: "“Kept for: 60 days” is so", exact: true }).click();
  await again.getByRole("button", { name: "“Kept for: 60 days” is not so", exact: true }).click();
  await expect.element(main()).toMatchTextContent(/No contradictions found/);
});
