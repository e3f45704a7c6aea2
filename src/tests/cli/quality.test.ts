import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { keepFindings } from "#data/quality.ts";
import { addRow, changeRow } from "#data/rows.ts";
import { suppressionOf } from "#domain/quality/suppression.ts";
import { agent } from "#tests/support/agent.ts";
import { openWorkplace } from "#tests/support/command-line.ts";
import { author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";

// each command is a process of its own
vi.setConfig({ testTimeout: 240_000 });
const server = await startServer();

const told = z.object({
  rows: z.number(),
  clean: z.number(),
  kept: z.number(),
  total: z.number(),
  next: z.number().optional(),
  findings: z.array(
    z.object({
      cite: z.string(),
      rule: z.string(),
      quote: z.string(),
      why: z.string(),
      counts: z.boolean(),
      fix: z.string().optional(),
    }),
  ),
});
const log = z.object({
  version: z.literal("2.1.0"),
  runs: z.tuple([
    z.object({
      tool: z.object({ driver: z.object({ rules: z.array(z.object({ id: z.string() })) }) }),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.int(),
          level: z.string(),
          message: z.object({ text: z.string() }),
          partialFingerprints: z.record(z.string(), z.string()),
          locations: z.tuple([
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string() }),
                region: z.object({ startLine: z.int(), startColumn: z.int(), endColumn: z.int() }),
              }),
              logicalLocations: z.tuple([z.object({ fullyQualifiedName: z.string() })]),
            }),
          ]),
        }),
      ),
    }),
  ]),
});

test("an agent and the command line read the findings of a project, each where its words stand; what is kept with a reason is none [PROVE-1] [PROVE-2] [PROVE-3]", async () => {
  const { db, project_id } = await author(server);
  const wish = "The search shall be fast and shall list all berths, crates etc.";
  const place = { page_id: null, section_id: null };
  const bad = await addRow(db, "features", { project_id, name: "Search", description: wish, ...place });
  await addRow(db, "features", { project_id, name: "Berths", description: "The harbour master shall open the map.", ...place });
  const { token } = await addKey({ db }, project_id);

  const one = await agent(server, token);
  const first = told.parse((await one.client.callTool({ name: "quality", arguments: { most: 1 } })).structuredContent);
  expect(first).toMatchObject({ rows: 2, clean: 1, kept: 0, next: 1 });
  const rest = told.parse((await one.client.callTool({ name: "quality", arguments: { from: 1 } })).structuredContent);
  const all = [...first.findings, ...rest.findings];
  expect(rest.next).toBeUndefined();
  expect(all).toHaveLength(first.total);
  expect(all.find(({ rule }) => rule === "vague")).toMatchObject({ cite: "FEAT-1@1", quote: "fast", counts: true });
  expect(all.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["vague", "open-list"]));
  for (const { why, quote } of all) {
    expect(wish).toContain(quote);
    expect(why).not.toBe("");
  }
  const stories = await one.client.callTool({ name: "quality", arguments: { kind: "user_stories", informing: true } });
  expect(told.parse(stories.structuredContent)).toMatchObject({ total: 0, findings: [] });

  await using workplace = await openWorkplace();
  await workplace.run(["login", server.url], { input: token });
  expect(await workplace.run(["pull"])).toMatchObject({ code: 0 });
  const checked = await workplace.run(["check", "--quality", "--sarif", "found.sarif"]);
  expect(checked).toMatchObject({ code: 1, stderr: "" });
  expect(checked.stdout).toMatch(/^\S+\.md:\d+:\d+ {2}vague {2}FEAT-1@1 "fast": .+/m);
  expect(checked.stdout).toContain("Wording: 1 of 2 rows clean.");
  expect(await workplace.run(["check"])).toMatchObject({ code: 0 });
  expect(await workplace.run(["check", "--quality", "--fail-on", "stale"])).toMatchObject({ code: 0 });
  expect(await workplace.run(["check", "--quality", "--offline"])).toMatchObject({
    code: 2,
    stderr: "product-architect: '--quality' asks the server; leave out '--offline'.\n",
  });

  const [run] = log.parse(JSON.parse(readFileSync(join(workplace.root, "found.sarif"), "utf8"))).runs;
  expect(run.results).toHaveLength(all.length);
  const ruleIds = run.tool.driver.rules.map(({ id }) => id);
  for (const { ruleId, ruleIndex, level, locations, message } of run.results) {
    expect([ruleIds[ruleIndex], level]).toEqual([ruleId, "warning"]);
    expect(message.text).toContain("FEAT-1@1");
    expect(locations[0].logicalLocations).toEqual([{ fullyQualifiedName: "FEAT-1@1" }]);
  }
  expect(new Set(run.results.map((result) => JSON.stringify(result.partialFingerprints))).size).toBe(run.results.length);
  const vague = run.results.find(({ ruleId }) => ruleId === "wording-vague")?.locations[0].physicalLocation;
  const { artifactLocation, region } = vague ?? expect.fail("The vague word stands nowhere.");
  const lines = readFileSync(join(workplace.root, decodeURIComponent(artifactLocation.uri)), "utf8").split("\n");
  expect(lines[region.startLine - 1]?.slice(region.startColumn - 1, region.endColumn - 1)).toBe("fast");

  const kept = all.map(({ rule, quote }) => {
    const start = wish.indexOf(quote);
    const at = { table_name: "features", row_id: bad.id, field: "description" };
    const found = { rule, start, end: start + quote.length };
    return { project_id, ...suppressionOf(at, wish, found), reason: "As the tender has it." };
  });
  await keepFindings(db, { kept });
  const clean = await workplace.run(["check", "--quality"]);
  expect(clean).toMatchObject({ code: 0 });
  expect(clean.stdout).toContain(`Wording: 2 of 2 rows clean, ${kept.length} findings kept on purpose.`);
  // words that changed are looked at anew
  await changeRow(db, "features", {
    name: "Search",
    description: wish.replace("berths", "moorings"),
    ...place,
    id: bad.id,
    revision: 1,
  });
  expect(await workplace.run(["check", "--quality"])).toMatchObject({ code: 1 });
});
