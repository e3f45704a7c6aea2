import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { addRow, changeRow } from "#data/rows.ts";
import { openWorkplace } from "#tests/support/command-line.ts";
import { author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";
import { addStory } from "#tests/support/story.ts";

// each command is a process of its own
vi.setConfig({ testTimeout: 240_000 });
const server = await startServer();

test("the document is pulled with the revision of each requirement, and never over somebody's own words [CLI-20] [CLI-21]", async () => {
  const ada = await author(server);
  const story = await addStory(ada);
  await using place = await openWorkplace();
  await place.run(["login", server.url], { input: (await addKey(ada, ada.project_id)).token });
  const first = await place.run(["pull", "--to", "docs/specification.md"]);
  expect(first).toMatchObject({ code: 0, stdout: "", stderr: expect.stringContaining("written  docs/specification.md") });
  const path = join(place.root, "docs/specification.md");
  expect(await readFile(path, "utf8")).toContain("Book a berth");
  const lock = async () => JSON.parse(await readFile(join(place.root, ".product-architect/lock.json"), "utf8"));
  expect(await lock()).toMatchObject({
    address: server.url,
    project: ada.project_id,
    requirements: { "US-1": { revision: 1, name: "Book a berth" }, "UC-1": { revision: 1 } },
    files: { markdown: { "docs/specification.md": expect.stringMatching(/^[0-9a-f]{64}$/) } },
  });

  await changeRow(ada.db, "user_stories", { ...story, name: "Book two berths" });
  await writeFile(path, "My own words");
  const kept = await place.run(["pull", "--to", "docs/specification.md", "--json"]);
  expect([kept.code, JSON.parse(kept.stdout)]).toEqual([
    1,
    { written: [], removed: [], kept: ["docs/specification.md"], unchanged: 0 },
  ]);
  expect(await readFile(path, "utf8")).toBe("My own words");
  expect(await place.run(["pull", "--to", "docs/specification.md", "--force"])).toMatchObject({ code: 0 });
  expect(await readFile(path, "utf8")).toContain("Book two berths");
  expect(await lock()).toMatchObject({ requirements: { "US-1": { revision: 2 } } });
  expect(await place.run(["check"])).toMatchObject({ code: 0, stdout: expect.stringContaining("0 citations") });
  for (const to of ["../outside.md", ".git/config", "/etc/x.md"]) {
    expect(await place.run(["pull", "--to", to]), to).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("nothing was written"),
    });
  }
});

test("the trees that agents work from are pulled beside each other, and what they cite is no finding [CLI-20]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const story = await addStory(ada);
  await addRow(db, "features", { project_id, name: "Berths", description: "Book a berth, as US-1 says." });
  await using place = await openWorkplace();
  await place.run(["login", server.url], { input: (await addKey(ada, project_id, { scope: "read_only" })).token });
  const written: Record<string, string[]> = {};
  for (const tree of ["agents", "kiro", "openspec", "spec-kit", "task-master"]) {
    const pulled = await place.run(["pull", tree, "--json"]);
    expect(pulled, tree).toMatchObject({ code: 0, stderr: "" });
    written[tree] = JSON.parse(pulled.stdout).written;
  }
  expect(written.agents).toContain("AGENTS.md");
  expect(written.kiro).toContainEqual(expect.stringMatching(/^\.kiro\/specs\/[^/]+\/requirements\.md$/));
  expect(written.openspec).toContainEqual(expect.stringMatching(/^openspec\/specs\/[^/]+\/spec\.md$/));
  expect(written["spec-kit"]).toContainEqual(expect.stringMatching(/^specs\/[^/]+\/spec\.md$/));
  expect(written["task-master"]).toContain(".taskmaster/tasks/tasks.json");
  await changeRow(db, "user_stories", { ...story, name: "Book two berths" });
  const checked = await place.run(["check"]);
  expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining("0 citations in 0 files") });
  expect(checked.stdout).toContain("1 requirement changed since the last pull");
  const again = JSON.parse((await place.run(["pull", "openspec", "--json"])).stdout);
  expect(again).toMatchObject({ kept: [], written: expect.arrayContaining([expect.stringMatching(/spec\.md$/)]) });
});

test("a specification is exported in a format, in part and of a version, and over nothing that is there [CLI-40]", async () => {
  const ada = await author(server);
  await addStory(ada);
  await addStory(ada, "Leave early");
  await using place = await openWorkplace();
  await place.run(["login", server.url], { input: (await addKey(ada, ada.project_id, { scope: "read_only" })).token });
  const named = await place.run(["export", "--format", "json"]);
  expect(named).toMatchObject({ code: 0, stdout: "", stderr: expect.stringMatching(/harbour-srs-v0\.1\.json \([\d,]+ bytes\)/) });
  expect(JSON.parse(await readFile(join(place.root, "harbour-srs-v0.1.json"), "utf8")).rows.user_stories).toHaveLength(2);
  expect(await place.run(["export", "-f", "json"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is there already"),
  });
  const part = await place.run(["export", "-o", "-", "--rows", "US-2", "--version", "0.1"]);
  expect(part.stdout).toContain("Leave early");
  expect(part.stdout).not.toContain("Book a berth");
  for (const [wrong, said] of [
    [["--format", "papyrus"], "There is no format 'papyrus'"],
    [["--rows", "US-9"], "US-9 is not in this version"],
    [["--version", "9.9"], "no version"],
    [["--chapters", "99"], "no chapter 99"],
  ] as const) {
    expect(await place.run(["export", "-o", "x.md", ...wrong])).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
  }
});

test("what a hostile server says is one harmless sentence, and nothing it sends leaves the repository or is hidden in it [CLI-7] [CLI-22] [ATTACK-115] [ATTACK-118]", async () => {
  const project = crypto.randomUUID();
  let archive = zipSync({ "../../outside.md": strToU8("x") });
  const hostile = createServer((request, response) => {
    const described = {
      project: { id: project, name: "\u001b]0;owned\u0007Evil\u202e", version: "1" },
      key: { name: "k", scope: "read_only", expires_at: null },
      requirements: [{ noun: "user_stories", reference: "US-1", revision: 2, name: "a\u001b[2Jb\n\u{e0041}c" }],
      texts_revision: null,
      reports: [],
    };
    if (request.url?.startsWith("/moved")) response.writeHead(302, { location: "https://elsewhere.example" }).end();
    else if (request.url?.endsWith("describe-requirements")) response.end(JSON.stringify(described));
    else if (request.url?.endsWith("export-specification")) response.end(archive);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => hostile.listen(0, "127.0.0.1", done));
  const bound = hostile.address();
  const url = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`;
  await using place = await openWorkplace();
  try {
    const said = await place.run(["login", url], { input: `srs_${"a".repeat(64)}` });
    expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining("Connected to 'Evil'") });
    for (const name of ["../../outside.md", ".git/hooks/pre-commit", ".github/workflows/x.yml", "product-architect.json"]) {
      archive = zipSync({ "AGENTS.md": strToU8("x"), [name]: strToU8("x") });
      expect(await place.run(["pull", "agents"]), name).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("nothing was written"),
      });
    }
    expect((await place.git("status", "--porcelain")).stdout).toBe("?? product-architect.json\n");
    archive = zipSync({ "AGENTS.md": strToU8("x") });
    expect(await place.run(["pull", "agents"])).toMatchObject({ code: 0 });
    // people commit it, and agents read it
    expect(await readFile(join(place.root, ".product-architect/lock.json"), "utf8")).toContain(
      '{ "revision": 2, "name": "ab c" }',
    );
    await place.write("a.ts", "// US-1@1");
    const checked = await place.run(["check"]);
    expect(checked.stdout).toContain("US-1@1 'ab c' was changed since");
    expect(checked.stdout + said.stderr).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    const elsewhere = await place.run(["login", `${url}/moved`], { input: `srs_${"b".repeat(64)}` });
    expect(elsewhere).toMatchObject({ code: 2, stderr: expect.stringContaining("leads elsewhere") });
  } finally {
    hostile.close();
  }
});
