import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const opens = "[role=combobox], [aria-haspopup=menu], [aria-haspopup=dialog], [aria-haspopup=listbox], [aria-haspopup=true]";
const isShown = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [aria-disabled=true], input");

/** What is wrong with what stands on the screen now, a line for each rule and element. */
async function wrong(): Promise<string[]> {
  // what lies dimmed behind an open dialog is nobody's to read
  const { violations } = await axe.run(
    { exclude: [["body > [aria-hidden=true]"]] },
    {
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] },
      rules: { "label-content-name-mismatch": { enabled: true }, region: { enabled: true } },
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test.for([1440, 390])(
  "at %i px axe finds nothing while a picker, a menu or a dialog is open [POLISH-52]",
  { timeout: 300_000 },
  async (width) => {
    const ada = await author(server);
    const { db, project_id } = ada;
    const skipper = await db
      .from("user_classes")
      .insert({ project_id, name: "Skipper", description: "Has a boat" })
      .select("id")
      .single()
      .throwOnError();
    await db.from("pages").insert({ project_id, name: "Berths", description: "Shows berths." }).throwOnError();
    await db
      .from("user_stories")
      .insert({
        project_id,
        user_class_id: skipper.data.id,
        name: "Moor",
        story: "As a skipper, I want to moor.",
        acceptance_criteria: "Given a berth",
      })
      .throwOnError();
    await db.from("features").insert({ project_id, name: "Berths", description: "Shows berths." }).throwOnError();
    const at = `/dashboard/project/${project_id}`;
    const found: string[] = [];
    let opened = 0;
    for (const address of [
      "/dashboard",
      at,
      `${at}/specification?section=features`,
      `${at}/specification?section=documentation`,
      `${at}/specification?section=otherRequirements`,
      `${at}/specification?section=styleGuide`,
      `${at}/specification?section=thirdPartyIntegrations`,
      `${at}/document`,
      `${at}/activity`,
      `${at}/settings`,
      `/dashboard/questionnaires/stepper/${project_id}`,
      "/organization/settings",
    ]) {
      await openAs(ada, address);
      await page.viewport(width, 900);
      await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect.poll(() => document.querySelectorAll("#main [role=status][aria-label^=Loading]").length).toBe(0);
      const pickers = () => [...document.querySelectorAll<HTMLElement>(opens)].filter(isShown);
      const count = pickers().length;
      for (let place = 0; place < count; place += 1) {
        const picker = pickers()[place];
        if (!picker) break;
        picker.scrollIntoView({ block: "center" });
        picker.focus();
        await userEvent.keyboard(picker.getAttribute("role") === "combobox" ? "{ArrowDown}" : "{Enter}");
        const name = picker.getAttribute("aria-label") ?? picker.textContent;
        await expect
          .poll(() => document.querySelector("[role=listbox], [role=menu], [role=dialog]"), { message: `${address} ${name}` })
          .not.toBeNull();
        opened += 1;
        for (const one of await wrong()) found.push(`${address.replace(project_id, "…")} ${name}: ${one}`);
        await userEvent.keyboard("{Escape}");
        await expect
          .poll(() => document.querySelector("[role=listbox], [role=menu], [role=dialog]"), { message: `${address} ${name}` })
          .toBeNull();
      }
    }
    expect(opened).toBeGreaterThan(20);
    expect([...new Set(found)]).toEqual([]);
  },
);
