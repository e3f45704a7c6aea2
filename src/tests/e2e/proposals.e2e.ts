import { addProjectApiKey } from "#data/project-api-keys.ts";
import { tokenOf, traceOfToken } from "#domain/project-api-keys.ts";
import { agent } from "#tests/support/agent.ts";
import { expect, expectAccessible, expectToast, test } from "./journey.ts";
import { firstWords, windowOf, writer } from "./writers.ts";

test("an agent reports and proposes over the protocol, a person sees it come and accepts, and what was built is stale [PROPOSE-16]", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const { ada, db, project_id } = await writer(origin);
  const key = tokenOf(crypto.getRandomValues(new Uint8Array(32)));
  const named = { project_id, name: "Builder", scope: "read_write", expires_at: null } as const;
  await addProjectApiKey(db, { ...named, ...(await traceOfToken(key)) });
  const window = await windowOf(browser, ada, `${origin}/dashboard/project/${project_id}/build`);
  await expect(window.getByRole("row")).toContainText(/Not covered.*US-1/s);

  const { client, call } = await agent({ url: origin }, key);
  await call("report", { cite: "US-1@1", state: "done", commit: "8f3c21d", test: "renews a loan" });
  await expect(window.getByRole("row")).toContainText(/Done.*US-1.*8f3c21d.*renews a loan.*Builder/s);
  const value = firstWords.story.replace("online", "from a phone");
  await call("propose", { cite: "US-1@1", field: "story", value, why: "Nobody has a computer." });
  await window.getByRole("link", { name: "1 proposal for US-1" }).click();
  await expect(window.getByRole("main")).toContainText(/online.*from a phone.*Nobody has a computer.*Builder/s);
  await expectAccessible(window);
  await window.getByRole("button", { name: "Accept US-1, Story" }).click();
  await expectToast(window, "Proposal for US-1, Story accepted");
  const read = await call("get", { cites: ["US-1"] });
  expect(JSON.stringify(read)).toContain("US-1@2");
  await window.getByRole("link", { name: "Build", exact: true }).click();
  await expect(window.getByRole("row")).toContainText(/Stale.*What changed up to revision 2/s);
  await client.close();
});
