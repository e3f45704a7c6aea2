import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { call } from "./call.ts";
import { neighbourOf } from "./neighbour.ts";

let server: RealInstance;
let eve: Author;
let ada: Author;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error", AI_INSIDE: "1" });
  [eve, ada] = await Promise.all([author(server), author(server)]);
}, 120_000);
afterAll(() => server.stop());

/** A model that answers what its owner likes. */
async function modelThatSays(text: string): Promise<string> {
  const message = { role: "assistant", content: text };
  const answer = JSON.stringify({ id: "1", object: "chat.completion", choices: [{ index: 0, message, finish_reason: "stop" }] });
  const model = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(200, { "content-type": "application/json" }).end(answer));
  });
  await new Promise<void>((done) => model.listen(0, "127.0.0.1", done));
  onTestFinished(() => void model.close());
  return `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
}

test("what an organization's own model answers, 50,000 rows or a text of megabytes, keeps nobody else waiting, and the draft ends [ATTACK-29]", async () => {
  const rows = (of: (n: number) => object) => Array.from({ length: 50_000 }, (_, n) => of(n));
  const risks = rows((n) => ({ name: `Risk ${n} x${n}`, functionality: "f", description: "d", rests_on: [] }));
  const stories = rows((n) => ({
    ...{ user_class: "C1", name: `Story ${n} y${n}`, story: `As a user, I want ${n} z${n}.`, acceptance_criteria: "Given" },
    ...{ priority: "must", rests_on: ["s1"] },
  }));
  const neighbour = neighbourOf(server, ada);
  const limit = await neighbour.limit();
  await eve.db.from("user_classes").insert({ project_id: eve.project_id, name: "User" }).throwOnError();
  const answers: [name: string, text: string][] = [
    ["generate-risks", JSON.stringify({ risks })],
    ["generate-user-stories", JSON.stringify({ user_stories: stories })],
    ["generate-scope", JSON.stringify({ text: "a=\n".repeat(2_000_000) })],
    ["generate-risks", "{".repeat(6_000_000)],
  ];
  for (const [name, text] of answers) {
    const model = { provider: "openai-compatible", model: "m", api_key: "k", base_url: await modelThatSays(text) };
    const saved = await call(server, "/functions/v1/save-organization-model", {
      token: eve.token,
      body: { organizationId: eve.organization_id, model },
    });
    expect(saved.status, saved.text).toBe(200);
    const draft = call(server, `/functions/v1/${name}`, { token: eve.token, body: { projectId: eve.project_id } });
    expect(await neighbour.whileDoing(draft), name).toBeLessThan(limit);
    const { status, text: said } = await draft;
    expect([200, 503], said.slice(0, 200)).toContain(status);
  }
  const { data } = await eve.db.from("risks").select("id").eq("project_id", eve.project_id);
  expect(data?.length).toBeLessThanOrEqual(500);
}, 240_000);
