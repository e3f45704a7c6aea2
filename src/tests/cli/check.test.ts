import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { changeRow, removeRows } from "#data/rows.ts";
import { openWorkplace, type Workplace } from "#tests/support/command-line.ts";
import { type Author, author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";
import { addStory } from "#tests/support/story.ts";

// each command is a process of its own
vi.setConfig({ testTimeout: 240_000 });
const server = await startServer();
let ada: Author;
let place: Workplace;
let story: Awaited<ReturnType<typeof addStory>>;
beforeAll(async () => {
  ada = await author(server);
  story = await addStory(ada);
  await addStory(ada, "Leave early");
  place = await openWorkplace();
  await place.run(["login", server.url], { input: (await addKey(ada, ada.project_id, { scope: "read_only" })).token });
  return place[Symbol.asyncDispose];
});

const check = async (...args: string[]) => {
  const { code, stdout } = await place.run(["check", "--json", ...args]);
  return { code, ...JSON.parse(stdout) };
};

test("a citation goes stale once the requirement is changed, and what changed is shown word by word [CLI-10] [CLI-12] [CLI-13]", async () => {
  await place.write("src/berth.ts", `// US-${story.number}@${story.revision}\n`);
  await place.write("src/old.ts", "build/\n");
  await place.write(".gitignore", "build/\n");
  await place.write("build/out.js", "// US-99@1");
  await place.git("add", ".");
  expect(await check()).toMatchObject({ code: 0, counts: { current: 1, stale: 0, unknown: 0, bare: 0 } });

  const told = "As a skipper, I want to book a berth \u001b[31mfor two nights.";
  await changeRow(ada.db, "user_stories", { ...story, story: told });
  const stale = await place.run(["check"]);
  expect(stale).toMatchObject({ code: 1, stderr: "" });
  expect(stale.stdout).not.toContain("\u001b");
  expect(stale.stdout).toContain("src/berth.ts:1:4  stale  US-1@1 'Book a berth' was changed since; it is at US-1@2\n");
  expect(stale.stdout).toContain("    story: As a skipper, I want to book a berth{+ for two nights+}.\n");
  expect(stale.stdout).toContain("1 citation in 3 files: 0 current, 1 stale, 0 unknown, 0 without revision.\n");

  await place.write("src/berth.ts", "// US-1@2 US-2 US-77@1\n");
  expect(await check("src")).toMatchObject({
    code: 1,
    citations: [
      { verdict: "current" },
      { verdict: "bare" },
      { cite: "US-77@1", verdict: "unknown", path: "src/berth.ts", line: 1, column: 16 },
    ],
  });
  expect(await check("--fail-on", "stale")).toMatchObject({ code: 0 });
  expect(await check("--fail-on", "bare")).toMatchObject({ code: 1 });
  expect((await place.run(["check", "--fail-on", "everything"])).code).toBe(2);
});

test("commits of a range are looked at where they are asked for, and what nothing cites is listed [CLI-14] [CLI-16]", async () => {
  await place.write("src/berth.ts", "// US-1@2\n");
  await place.git("add", ".");
  await place.git("commit", "--quiet", "--message", "Begin\n\nUS-1@1");
  await place.git("commit", "--quiet", "--allow-empty", "--message", "Leave early\n\nShows US-2@1 and US-9@1");
  const ranged = await check("--commits", "HEAD~1..HEAD");
  expect(ranged).toMatchObject({ code: 1, counts: { current: 2, stale: 0, unknown: 1 } });
  expect(ranged.citations[2]).toMatchObject({ cite: "US-9@1", commit: expect.stringMatching(/^[0-9a-f]{40}$/), line: 3 });
  expect(await check("--commits", "HEAD")).toMatchObject({ counts: { stale: 1 } });
  for (const range of ["nowhere..HEAD", "--output=/tmp/x"]) {
    expect(await place.run(["check", `--commits=${range}`])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("git knows no commits"),
    });
  }
  const bare = await place.run(["check", "--coverage"]);
  expect(bare).toMatchObject({ code: 0, stdout: expect.stringContaining("Nothing cites:\n  US-2@1  Leave early\n") });
  expect(bare.stdout).toContain("; 1 requirement not cited.");
  expect(await check("--fail-on", "stale,uncovered")).toMatchObject({ code: 1, uncovered: [{ cite: "US-2@1" }] });
});

test("findings are written as SARIF, and nothing is asked of the server where the last pull is enough [CLI-15] [CLI-17]", async () => {
  expect(await place.run(["check", "--offline"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Nothing was pulled here yet"),
  });
  expect((await place.run(["pull"])).code).toBe(0);
  await place.write("src/berth.ts", "// US-1@1 and US-1@2\n");
  const nowhere = { HTTPS_PROXY: "", PRODUCT_ARCHITECT_URL: "http://127.0.0.1:1", PRODUCT_ARCHITECT_KEY: "srs_" };
  const offline = await place.run(["check", "--offline", "--sarif", "found.sarif"], { variables: nowhere });
  expect(offline).toMatchObject({ code: 1, stdout: expect.stringContaining(", as of the last pull.") });
  const log = JSON.parse(await readFile(join(place.root, "found.sarif"), "utf8"));
  expect(log.runs[0].results).toMatchObject([
    { ruleId: "stale-citation", locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 4 } } }] },
  ]);

  await removeRows(ada.db, "user_stories", { project_id: ada.project_id, ids: [story.id] });
  const removed = await place.run(["check"]);
  expect(removed.stdout).toContain("2 citations in ");
  expect(removed.stdout).toContain("US-1@2: the project has no US-1, or it was removed");
  expect(removed.stdout).toContain("1 requirement changed since the last pull; 'product-architect pull' brings them.");
});
