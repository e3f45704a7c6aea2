import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { open, signInAuthor } from "#tests/support/screen.tsx";
import { exampleOf } from "#web/lib/noun-words.ts";
import { paths } from "#web/lib/paths.ts";

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
test("every other screen of a project that is empty says what comes there, and leads to where it comes from [POLISH-69]", async () => {
  const { project_id } = await signInAuthor();
  const { router } = await open(`/dashboard/project/${project_id}`);
  const specification = paths.specification(project_id);
  const project = paths.projectDashboard(project_id);
  const settings = paths.projectSettings(project_id);
  const questionnaire = paths.questionnaireStepper(project_id);
  const empty = [
    [paths.trace(project_id), /^Here you see how user classes, stories,/, "Go to the specification", specification],
    [paths.build(project_id), /^Once written, user stories,/, "Open Specification", `${specification}?section=documentation`],
    [paths.activity(project_id), /^Everything written, drafted,/, "Go to the specification", specification],
    [`${paths.activity(project_id)}?in=pages`, /^Nobody changed anything/, "Show all activity", paths.activity(project_id)],
    [paths.proposals(project_id), /they propose better words and you decide here/, "Connect an agent", settings],
    [`${paths.proposals(project_id)}?show=decided`, /^You find here/, "See what is waiting", paths.proposals(project_id)],
    [paths.version(project_id, "0.1"), /^Version 0\.1 is empty/, "Go to the specification", specification],
    [paths.version(project_id, "9"), /^Version 9 is empty/, "See all versions", project],
    [paths.coverage(project_id), /^Describe the project in its questionnaire\./, "Open the questionnaire", questionnaire],
    [paths.document(project_id), /^Answer the questionnaire first/, "Answer the questionnaire", questionnaire],
  ] as const;
  for (const [address, says, press, to] of empty) {
    await router.navigate(address);
    const main = page.getByRole("main");
    await expect.element(main.getByText(says), { message: address }).toBeVisible();
    const next = main.getByRole("link", { name: press, exact: true }).first();
    await expect.element(next, { message: address }).toHaveAttribute("href", to);
  }
});
