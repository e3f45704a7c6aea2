import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Wire } from "#tests/support/agent.ts";
import { registerFixtures } from "#tests/support/conformance-fixtures.ts";
import { author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";
import { createMcp } from "./answer-mcp.ts";

const SUITE = fileURLToPath(new URL("../../../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url));

/** Scenarios about what the product does not offer, each with why; every other one must pass. */
const notOurs: Record<string, string> = {
  ...because("its tools answer words and files, never pictures or sounds; its resources and prompts answer words", [
    "tools-call-image",
    "tools-call-audio",
    "tools-call-mixed-content",
    "resources-read-binary",
    "prompts-get-embedded-resource",
    "prompts-get-with-image",
  ]),
  ...because("its tools answer once and tell of no progress, and its log is the operator's", [
    "tools-call-with-progress",
    "tools-call-with-logging",
    "logging-set-level",
  ]),
  ...because("it asks neither the person nor the model of an agent anything", [
    "tools-call-sampling",
    "tools-call-elicitation",
    "elicitation-sep1034-defaults",
    "elicitation-sep1330-enums",
    "input-required-result-basic-elicitation",
    "input-required-result-basic-sampling",
    "input-required-result-basic-list-roots",
    "input-required-result-request-state",
    "input-required-result-multiple-input-requests",
    "input-required-result-multi-round",
    "input-required-result-non-tool-request",
    "input-required-result-result-type",
    "input-required-result-tampered-state",
    "input-required-result-capability-check",
  ]),
  ...because("what changed is asked for with since; no call stays open to be told", [
    "resources-subscribe",
    "resources-unsubscribe",
  ]),
  ...because("an extension the product does not have, and the suite does not score", [
    "tasks-lifecycle",
    "tasks-capability-negotiation",
    "tasks-wire-fields",
    "tasks-request-state-removal",
    "tasks-mrtr-input",
    "tasks-request-headers",
    "tasks-dispatch-and-envelope",
    "tasks-required-task-error",
    "tasks-mrtr-composition",
  ]),
  ...because("looks for a tool with a schema of its own that no fixture of ours has, and is not scored yet", [
    "json-schema-2020-12",
    "http-custom-header-server-validation",
  ]),
};

function because(reason: string, scenarios: string[]): Record<string, string> {
  return Object.fromEntries(scenarios.map((scenario) => [scenario, reason]));
}

let url: string;
beforeAll(async () => {
  const server = await startServer({ mcp: createMcp({ alsoOffer: registerFixtures }) });
  const ada = await author(server);
  const { token } = await addKey(ada, ada.project_id);
  url = await beforeItWithKey(server.port, token);
});

/** The suite knows no keys, so one is added on the way; everything else passes as it is sent. */
async function beforeItWithKey(port: number, token: string): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const passed = request({ port, host: "127.0.0.1", method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  afterAll(() => proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`;
}

type Check = { id: string; status: string; errorMessage?: string };

/** Each scenario the suite ran, with what failed in it. */
async function conformance(revision: Wire): Promise<Record<string, string[]>> {
  const directory = await mkdtemp(join(tmpdir(), "conformance-"));
  const suite = spawn(process.execPath, [SUITE, "server", "--requirements", revision, "--url", url, "-o", directory]);
  for (const stream of [suite.stdout, suite.stderr]) stream.resume();
  await new Promise((done) => suite.once("close", done));
  const failed: Record<string, string[]> = {};
  for (const folder of await readdir(directory)) {
    const checks: Check[] = JSON.parse(await readFile(join(directory, folder, "checks.json"), "utf8"));
    const scenario = folder.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT.*$/, "");
    failed[scenario] = checks.flatMap(({ id, status, errorMessage }) => (status === "FAILURE" ? `${id}: ${errorMessage}` : []));
  }
  await rm(directory, { recursive: true, force: true });
  return failed;
}

test.for<Wire>(["2026-07-28", "2025-11-25"])(
  "the official conformance suite of %s passes every scenario that applies, and those that do not are named with the reason [MCP-19]",
  async (revision) => {
    const failed = await conformance(revision);
    expect(Object.keys(failed).length).toBeGreaterThan(25);
    const ours = Object.entries(failed).filter(([scenario]) => !(scenario in notOurs));
    expect(Object.fromEntries(ours.filter(([, checks]) => checks.length > 0))).toEqual({});
  },
);
