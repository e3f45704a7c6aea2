import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { rules } from "#domain/quality/rules/all.ts";
import { openAs } from "#tests/support/screen.tsx";

test("every rule on wording stands on a public page with its reason, what it finds and what it lets be, led to from the features and the footer [PROVE-7]", async () => {
  const { router, address } = await openAs(null, "/features");
  await page.getByRole("main").getByRole("link", { name: "Every rule and why" }).click();
  await expect.poll(address).toBe("/rules");
  const items = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => items.elements().length).toBe(rules.length);
  for (const { id, name, why, bad, good, scored } of rules) {
    const said = document.getElementById(id)?.textContent ?? "";
    for (const words of [name, why, `Found:${bad}`, `Fine:${good}`]) expect(said, id).toContain(words);
    expect(said.includes("Advice"), id).toBe(!scored);
  }
  await router.navigate("/");
  await expect
    .element(page.getByRole("contentinfo").getByRole("link", { name: "Rules on wording" }))
    .toHaveAttribute("href", "/rules");
});
