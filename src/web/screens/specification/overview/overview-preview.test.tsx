import { expect, inject, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const markdown = `# Boats

They find a **berth** on PAGE-1.

- one
- two

| Plan | Price |
| --- | --- |
| Small | 1 |

<img src=x onerror="alert(1)"><script>alert(1)</script>

[good PAGE-1](https://a.example) [bad](javascript:alert(1)) ![pixel](https://evil.example/p.png)`;

test("a text of the overview is read as it will look, and nothing in it can act", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db.from("pages").insert({ project_id, name: "Berths" }).throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview: markdown }).throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification`);
  const written = page.getByLabelText("Project overview", { exact: true });
  await expect.element(written).toHaveValue(markdown);
  await page.getByRole("button", { name: "Preview" }).first().click();
  const preview = page.getByRole("region", { name: /^Preview of/ });
  await expect.element(preview.getByRole("heading", { name: "Boats", level: 2 })).toBeVisible();
  await expect.element(preview.getByText("berth", { exact: true })).toBeVisible();
  expect(preview.getByRole("listitem").elements()).toHaveLength(2);
  await expect.element(preview.getByRole("cell", { name: "Small" })).toBeVisible();
  await expect.element(preview.getByRole("link", { name: "PAGE-1: Berths" })).toBeVisible();
  await expect.element(preview.getByRole("link", { name: "good PAGE-1", exact: true })).toBeVisible();
  const links = preview
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(links.filter((address) => address?.startsWith("http"))).toEqual(["https://a.example", "https://evil.example/p.png"]);
  expect(preview.element().querySelectorAll("script, img, [onerror], [href^=javascript]")).toHaveLength(0);
  expect(preview.element().textContent).toContain("<script>alert(1)</script>");
  await page.getByRole("button", { name: "Write" }).first().click();
  await expect.element(written).toHaveValue(markdown);
});

test("a text made to keep its reader's browser busy for a minute is shown as it was written [OUTSIDE-09]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const project_overview = "a\n=\n".repeat(12_500);
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview }).throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification`);
  await page.getByRole("button", { name: "Preview" }).first().click();
  const preview = page.getByRole("region", { name: /^Preview of/ });
  await expect
    .element(preview.getByText("This text has more formatting than can be shown. Here it is as it was written."))
    .toBeVisible();
  expect(preview.element().textContent).toContain(project_overview.trim());
});

test("a long text is read as it will look, taken apart beside the page [OUTSIDE-09]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const project_overview = `# Boats\n\n${"They find a **berth** in the harbour.\n\n".repeat(150)}`;
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview }).throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification`);
  const workers = watchWorkers();
  await page.getByRole("button", { name: "Preview" }).first().click();
  const preview = page.getByRole("region", { name: /^Preview of/ });
  await expect.element(preview.getByRole("heading", { name: "Boats", level: 2 })).toBeVisible();
  expect(workers.filter((address) => address.includes("markdown-worker"))).toHaveLength(1);
  expect(preview.element().querySelectorAll("strong")).toHaveLength(150);
});

/** The addresses of the workers that are made from now on. */
function watchWorkers(): string[] {
  const made: string[] = [];
  const Real = Worker;
  vi.stubGlobal(
    "Worker",
    class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        made.push(String(address));
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return made;
}
