import { expect, expectAccessible, expectToast, test } from "./journey.ts";
import { field, firstWords, openStory, saveStory, windowOf, writers } from "./writers.ts";

test("two people edit one story at once: each field that only one changed is kept, and where both wrote they choose", async ({
  browser,
  baseURL,
}) => {
  const { ada, bo, stories, stored } = await writers(baseURL ?? "");
  const [first, second] = [await windowOf(browser, ada, stories), await windowOf(browser, bo, stories)];
  await openStory(first);
  await openStory(second);
  await field(first, "Story").fill("As a reader, I want to renew a loan from my phone.");
  await field(first, "Name").fill("Renew a loan anywhere");
  await field(second, "Story").fill("As a reader, I want to renew a loan online at night.");
  await field(second, "Acceptance Criteria").fill(`${firstWords.acceptance_criteria}\nAnd a mail says so`);

  await saveStory(first);
  await expectToast(first, "User story updated successfully!");
  await saveStory(second);
  const dialog = second.getByRole("dialog", { name: /changed this too$/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("radiogroup")).toHaveCount(1);
  await expect(dialog.getByRole("radiogroup", { name: "Story" })).toContainText("from my phone");
  await expect(dialog.locator("mark").filter({ hasText: "night" })).toBeVisible();
  await expectAccessible(second);
  if (process.env.SHOTS) await second.screenshot({ path: `${process.env.SHOTS}/conflict.png` });

  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await expect(dialog.getByText("Choose which text to keep.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Keep mine" }).focus();
  for (const next of ["Keep theirs", "Write one text from both"]) {
    await second.keyboard.down("ArrowDown");
    await expect(dialog.getByRole("radio", { name: next })).toBeChecked();
    await second.keyboard.up("ArrowDown");
  }
  const both = dialog.getByRole("textbox", { name: "Story Write one text from both" });
  await expect(both).toHaveValue(/phone/);
  await expect(both).toHaveValue(/night/);
  await both.fill("As a reader, I want to renew a loan from my phone, at night too.");
  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await expectToast(second, "User story updated successfully!");
  await expect(second.getByRole("dialog")).toHaveCount(0);

  const words = {
    name: "Renew a loan anywhere",
    story: "As a reader, I want to renew a loan from my phone, at night too.",
    acceptance_criteria: `${firstWords.acceptance_criteria}\nAnd a mail says so`,
  };
  expect(await stored()).toEqual(words);
  await first.reload();
  await expect(first.getByText(words.story)).toBeVisible();

  await openStory(first, words.name);
  await openStory(second, words.name);
  await field(first, "Name").fill("Renew from anywhere");
  await field(second, "Acceptance Criteria").fill("It is due later");
  await saveStory(first);
  await expectToast(first, "User story updated successfully!");
  await saveStory(second);
  await expect(second.getByRole("dialog")).toHaveCount(0);
  await expect.poll(stored).toEqual({ ...words, name: "Renew from anywhere", acceptance_criteria: "It is due later" });
});
