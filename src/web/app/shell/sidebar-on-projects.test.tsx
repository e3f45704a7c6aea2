import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author, startProject } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const sidebar = () => page.getByTestId("sidebar");
const width = () => Math.round(sidebar().element().firstElementChild?.getBoundingClientRect().width ?? 0);
const entry = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });

test("on a specification the sidebar is 64 px wide, and 256 px while the pointer is on it [SPEC-06]", async () => {
  const ada = await author(server);
  const specification = `/dashboard/project/${ada.project_id}/specification`;
  for (const address of [specification, `${specification}?section=risks`, `${specification}/pages`]) {
    await openAs(ada, address);
    await expect.element(sidebar()).toBeVisible();
    await userEvent.hover(page.getByRole("banner"));
    await expect.poll(width, { message: address }).toBe(64);
    await sidebar().hover();
    await expect.poll(width).toBe(256);
    await userEvent.hover(page.getByRole("banner"));
    await expect.poll(width).toBe(64);
  }
});

test("the sidebar opens the entry of the project one goes to, by itself [SPEC-07]", async () => {
  const ada = await author(server);
  const pier = await startProject(ada, ada.organization_id, "Pier");
  const { router } = await openAs(ada, "/dashboard");
  const opened = async (open: { Harbour: boolean; Pier: boolean }) => {
    for (const [name, is] of Object.entries(open)) await expect.element(entry(name)).toHaveAttribute("aria-expanded", String(is));
  };
  await opened({ Harbour: false, Pier: false });
  for (const address of [
    `/dashboard/project/${pier}`,
    `/dashboard/project/${pier}/settings`,
    `/dashboard/questionnaires/stepper/${pier}`,
  ]) {
    await router.navigate(address);
    await opened({ Harbour: false, Pier: true });
  }
  await router.navigate(`/dashboard/project/${ada.project_id}/specification`);
  await sidebar().hover();
  await opened({ Harbour: true, Pier: false });
  await userEvent.hover(page.getByRole("banner"));
  await router.navigate("/profile");
  await opened({ Harbour: false, Pier: false });
});
