import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { open, signInAuthor } from "#tests/support/screen.tsx";
import { exampleOf } from "#web/lib/noun-words.ts";

test("an empty list shows an example of what belongs there, and what is pressed next [POLISH-42]", async () => {
  const { project_id } = await signInAuthor();
  const { router } = await open(`/dashboard/project/${project_id}/specification`);
  const listed = allNouns.filter((noun) => noun !== "sections");
  for (const noun of listed) {
    const { section, title } = nouns[noun];
    await router.navigate(`/dashboard/project/${project_id}/specification?section=${section}`);
    const example = page.getByRole("figure", { name: "For example" });
    const { name, words } = exampleOf(noun);
    expect(words, `${title} has no example beside a name`).not.toEqual([]);
    await expect.element(example.getByText(name, { exact: true }), { message: title }).toBeVisible();
    for (const { text } of words) await expect.element(example, { message: title }).toMatchTextContent(text.split("\n")[0] ?? "");
    const next = noun === "user_stories" ? "Go to User Classes" : /^(Add|Create|New)/;
    await expect.element(page.getByRole("main").getByRole("button", { name: next }).last(), { message: title }).toBeVisible();
  }
});
