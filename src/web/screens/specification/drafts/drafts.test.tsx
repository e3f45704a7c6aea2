import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { readRisks } from "#domain/nouns/risks.ts";
import { hold, intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const workspace = (project_id: string, section: string) => `/dashboard/project/${project_id}/specification?section=${section}`;
const says = (text: RegExp) => page.getByText(text).first();
const rows = () => page.getByRole("dialog").getByRole("listitem");

describe("a draft", () => {
  test("is undone as a whole beside the button that made it", async () => {
    const ada = await author(server);
    await openAs(ada, workspace(ada.project_id, "userClasses"));
    await button("Generate with AI").first().click();
    await expect.element(says(/^Generated \d+ user classes successfully$/)).toBeVisible();
    await button("Undo draft").click();
    await expectToast("Draft undone");
    await expect.element(button("Undo draft")).not.toBeInTheDocument();
    expect((await ada.db.from("user_classes").select("id").throwOnError()).data).toEqual([]);
  });

  test("stands among the drafts with who, when, by what, how long and how much, and is undone there", async () => {
    const ada = await author(server);
    const named = { id: ada.id, first_name: "Ada", last_name: "Byron" };
    await ada.db.from("profiles").upsert(named).throwOnError();
    await openAs(ada, workspace(ada.project_id, "pages"));
    await button("Drafts").click();
    await expect.element(page.getByText("Nothing was generated here yet.")).toBeVisible();
    await button("Close").click();
    await button("Generate Pages").first().click();
    await expect.element(says(/^Generated \d+ pages successfully$/)).toBeVisible();
    const { data } = await ada.db.from("pages").select("id, name").order("number").throwOnError();
    await button("Drafts").click();
    const row = rows().filter({ hasText: "Built-in drafter" });
    for (const words of [`${data.length} entries`, "Written", "Ada Byron", "Built-in drafter", "under a second"]) {
      await expect.element(row.filter({ hasText: words })).toBeVisible();
    }
    await button("Show entries").click();
    const entries = page.getByRole("list", { name: "Entries of Pages" }).getByRole("listitem");
    await expect.element(entries.first()).toHaveTextContent(`PAGE-1${data[0]?.name}`);
    expect(entries.elements()).toHaveLength(data.length);
    await button("Undo Pages").click();
    await expect.element(row.getByText("Undone")).toBeVisible();
    expect((await ada.db.from("pages").select("id").throwOnError()).data).toEqual([]);
  });

  test("that was edited since stays whole, and the person reads why", async () => {
    const ada = await author(server);
    await openAs(ada, workspace(ada.project_id, "pages"));
    await button("Generate Pages").first().click();
    await expect.element(says(/^Generated \d+ pages successfully$/)).toBeVisible();
    const { data } = await ada.db.from("pages").select("id").throwOnError();
    await expect.element(button("Undo draft")).toBeVisible();
    // the change is heard of at once; here the person is quicker
    const release = hold("POST", "/rest/v1/rpc/get_undoable_generations");
    await ada.db
      .from("pages")
      .update({ name: "My own" })
      .eq("id", data[0]?.id ?? "")
      .throwOnError();
    await button("Undo draft").click();
    await expect.element(says(/^Something in this draft was edited since/)).toBeVisible();
    release();
    await expect.element(button("Undo draft")).not.toBeInTheDocument();
    expect((await ada.db.from("pages").select("id").throwOnError()).data).toHaveLength(data.length);
  });

  test("of a text is kept with its run, to be read after the screen was left", async () => {
    const ada = await author(server);
    await ada.db.functions.invoke("generate-scope", { body: { projectId: ada.project_id } });
    await openAs(ada, workspace(ada.project_id, "risks"));
    await button("Drafts").click();
    await expect.element(page.getByText("Nothing was generated in this section yet.")).toBeVisible();
    await button("Show all 1 of the project").click();
    await button("Show text").click();
    await expect.element(page.getByLabelText("Text of Scope")).toHaveValue(expect.stringMatching(/\w{3}/));
  });

  test("of risks is shown and undone like any other, in the section it is of", async () => {
    const ada = await author(server);
    await ada.db.functions.invoke("generate-scope", { body: { projectId: ada.project_id } });
    await openAs(ada, workspace(ada.project_id, "risks"));
    await button("Generate Risks").first().click();
    await expect.element(button("Undo draft").first()).toBeVisible();
    const read = async () => (await ada.db.from("specifications").select("security_risks").throwOnError()).data;
    const [stored] = await read();
    const risks = readRisks(stored?.security_risks);
    await button("Drafts").click();
    await expect.element(rows().filter({ hasText: `${risks.length} entries` })).toBeVisible();
    expect(rows().filter({ hasText: "Scope" }).elements()).toEqual([]);
    await button("Show entries").click();
    const entries = page.getByRole("list", { name: "Entries of Risks" }).getByRole("listitem");
    await expect.element(entries.first()).toHaveTextContent(`RISK-1${risks[0]?.name}`);
    await button("Undo Risks").click();
    await expect.element(rows().getByText("Undone")).toBeVisible();
    expect(await read()).toEqual([{ security_risks: "[]" }]);
    await button("Close").click();
    await expect.element(button("Undo draft")).not.toBeInTheDocument();
  });

  test("begun before the screen was left is waited for, and what it wrote appears by itself", async () => {
    const ada = await author(server);
    const run = { project_id: ada.project_id, function: "generate-pages", provider: "built-in" };
    const { data: generation_id } = await ada.db.rpc("start_generation", run).throwOnError();
    await openAs(ada, workspace(ada.project_id, "pages"));
    await expect.element(button("Generating...").first()).toBeDisabled();
    const pages = [{ name: "Quay", description: null, features: null, sections: [] }];
    await ada.db.rpc("finish_generation", { generation_id, drafted: { pages } }).throwOnError();
    await expect.element(page.getByText("Quay", { exact: true }).first()).toBeVisible();
    await expect.element(button("Generate Pages").first()).toBeEnabled();
  });

  test("is not undone by somebody who only reads", async () => {
    const bo = await author(server, { role: "viewer" });
    await bo.founder.db.functions.invoke("generate-pages", { body: { projectId: bo.project_id } });
    await openAs(bo, workspace(bo.project_id, "pages"));
    await button("Drafts").click();
    await expect.element(rows().getByText("Written")).toBeVisible();
    expect(page.getByRole("button", { name: /^Undo/ }).elements()).toEqual([]);
  });
});

/** Lets the first `count` events of a stream through; the rest waits until the result is called. */
function holdBack(part: string, count: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stepAside = intercept("POST", part, async (pass) => {
    const answer = await pass();
    const [head, tail] = cut(await answer.text(), count);
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(encoder.encode(head));
        await promise;
        controller.enqueue(encoder.encode(tail));
        controller.close();
      },
    });
    return new Response(body, { headers: answer.headers });
  });
  return () => {
    stepAside();
    resolve();
  };
}

function cut(stream: string, count: number): [string, string] {
  const events = stream.split(/(?<=\n\n)/);
  return [events.slice(0, count).join(""), events.slice(count).join("")];
}

test("a text shows while it is written, stands still meanwhile, and Stop keeps what came", async () => {
  const ada = await author(server);
  await openAs(ada, workspace(ada.project_id, "projectIntroduction"));
  const field = page.getByLabelText("Project overview", { exact: true });
  await field.fill("By hand");
  const release = holdBack("/functions/v1/generate-overview", 2);
  await button("Generate Overview").click();
  const draft = page.getByRole("region", { name: "Draft of Project overview" });
  await expect.element(draft.getByText(/Harbour/).first()).toBeVisible();
  await expect.element(field).toHaveAttribute("readonly");
  await expect.element(button("Generating...")).toBeDisabled();
  await button("Stop").click();
  release();
  await expectToast("Stopped", "Everything written so far is saved.");
  await expect.element(field).toHaveValue(expect.stringContaining("Harbour"));
  await expect.element(draft).not.toBeInTheDocument();
  await expect.element(field).not.toHaveAttribute("readonly");
  await button("Put it back").click();
  await expect.element(field).toHaveValue("By hand");
});
