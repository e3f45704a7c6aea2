import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test, vi } from "vitest";
import { acceptProposals, declineProposals, listWork } from "#data/proposals.ts";
import { addRow } from "#data/rows.ts";
import { openWorkplace } from "#tests/support/command-line.ts";
import { author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";
import { addStory } from "#tests/support/story.ts";

// each command is a process of its own
vi.setConfig({ testTimeout: 240_000 });
const server = await startServer();

test("a whole round: found, taken, built, reported, proposed and accepted; then the old citation is stale [CLI-30] [CLI-31] [CLI-32]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const story = await addStory(ada);
  await addRow(db, "features", { project_id, name: "Berths", description: "Book a berth, as US-1 says." });
  const { token } = await addKey(ada, project_id);
  await using place = await openWorkplace();
  const done = async (...args: string[]) => {
    const ran = await place.run(args);
    expect(ran, args.join(" ")).toMatchObject({ code: 0 });
    return ran;
  };
  await place.run(["login", server.url], { input: token });
  await done("pull");

  const client = new Client({ name: "agent", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const fetchBy = (url: string | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    return fetch(url, { ...init, headers });
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { fetch: fetchBy }));
  const found = await client.callTool({ name: "search", arguments: { query: "book a berth" } });
  expect(JSON.stringify(found.structuredContent)).toContain("US-1@1");
  await client.close();

  expect((await done("work")).stdout).toBe("FEAT-1@1  Berths\n");
  const work = await done("work", "FEAT-1");
  expect(work.stdout).toContain("FEAT-1@1");
  expect(work.stdout).toContain("US-1@1");
  expect(await place.run(["work", "FEAT-99"])).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/^product-architect: [^\n]+\n$/),
  });

  await place.write("src/berth.ts", "// US-1@1\n");
  await place.git("add", ".");
  expect(await place.run(["report", "US-1@1", "--commit", "auto"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("with a commit"),
  });
  await place.git("commit", "--quiet", "--message", "Books berths US-1@1");
  const head = (await place.git("rev-parse", "HEAD")).stdout.trim();
  const report = [
    "report",
    "US-1@1",
    "--done",
    "--commit",
    "auto",
    "--test",
    "src/berth.test.ts",
    "--note",
    "Two nights at most",
  ];
  expect((await done(...report)).stderr).toBe("US-1@1: done\n");
  expect((await done(...report)).stderr).toBe("US-1@1: done, as was reported before\n");
  const seen = async () => (await listWork(db, { project_id })).reports;
  expect(await seen()).toMatchObject([
    { row_id: story.id, at_revision: 1, state: "done", commit: head, test: "src/berth.test.ts", note: "Two nights at most" },
  ]);
  await done("report", "US-1@1", "--blocked");
  await done(...report);
  expect(await seen()).toMatchObject([{ state: "done", commit: head }]);

  const value = "As a skipper, I want to book a berth for two nights.";
  const propose = ["propose", "US-1@1", "--field", "story", "--value", value, "--why", "Asked for by sailors"];
  expect((await done(...propose)).stderr).toBe("Proposed for US-1@1; a person decides.\n");
  await done(...propose);
  await place.write("criteria.txt", "Given a free berth\nWhen two nights are chosen\nThen both are booked\n");
  await done("propose", "US-1@1", "--field", "acceptance_criteria", "--from", "criteria.txt");
  await done("check");
  const { proposals } = await listWork(db, { project_id });
  expect(proposals).toMatchObject([{ field: "story", why: "Asked for by sailors" }, { field: "acceptance_criteria" }]);
  const [first, second] = proposals.map(({ id }) => id);
  await acceptProposals(db, { project_id, decisions: [{ id: first ?? "" }] });
  await declineProposals(db, { project_id, ids: [second ?? ""] });

  const stale = await place.run(["check", "--commits", "HEAD"]);
  expect(stale).toMatchObject({ code: 1, stderr: "" });
  expect(stale.stdout).toContain("src/berth.ts:1:4  stale  US-1@1 'Book a berth' was changed since; it is at US-1@2");
  expect(stale.stdout).toContain("{+ for two nights+}");
  expect(stale.stdout).toContain(`commit ${head.slice(0, 10)}:1:14  stale`);
  const again = await done("propose", "US-1@1", "--field", "acceptance_criteria", "--from", "criteria.txt");
  expect(again.stderr).toBe("This was proposed for US-1@1 before, and declined.\n");
  await place.write("src/berth.ts", "// US-1@2\n");
  await done("pull");
  await done("check");
});

test("a read-only key looks and never reports or proposes; what cannot be proposed is said in a sentence [CLI-33]", async () => {
  const ada = await author(server);
  await addStory(ada);
  await using place = await openWorkplace();
  const login = async (scope: "read_only" | "read_write") =>
    place.run(["login", server.url], { input: (await addKey(ada, ada.project_id, { scope })).token });
  const refused = async (said: RegExp, ...args: string[]) => {
    const { code, stdout, stderr } = await place.run(args);
    expect([code, stdout], args.join(" ")).toEqual([2, ""]);
    expect(stderr).toMatch(/^product-architect: [^\n]+\n$/);
    expect(stderr).toMatch(said);
  };
  await login("read_only");
  expect(await place.run(["work", "US-1"])).toMatchObject({ code: 0 });
  await refused(/may only read/, "report", "US-1@1");
  await refused(/may only read/, "propose", "US-1@1", "--field", "name", "--value", "x");
  await login("read_write");
  await refused(/which revision/, "report", "US-1");
  await refused(/one of --done/, "report", "US-1@1", "--done", "--blocked");
  await refused(/Name a field/, "propose", "US-1@1", "--field", "colour", "--value", "x");
  await refused(/--value or --from/, "propose", "US-1@1", "--field", "name");
  await refused(/cannot be read/, "propose", "US-1@1", "--field", "name", "--from", "nowhere.txt");
  expect(await listWork(ada.db, { project_id: ada.project_id })).toMatchObject({ proposals: [], reports: [] });
});

test("a changed file becomes proposals that are shown first, made once, and decided by people [CLI-41]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await addStory(ada);
  await using place = await openWorkplace();
  await place.run(["login", server.url], { input: (await addKey(ada, project_id)).token });
  const file = JSON.parse((await place.run(["export", "-f", "json", "-o", "-"])).stdout);
  const [story] = file.rows.user_stories;
  story.name = "Book two berths\u001b[2J";
  file.rows.user_classes.push({ number: 9, name: "Harbour master", description: "Knows all berths" });
  file.rows.user_stories.push({
    ...story,
    number: 9,
    name: "Close the harbour",
    story: "As a harbour master, I want to close.",
    user_class_id: "UC-9",
  });
  await place.write("changed.json", JSON.stringify(file));

  const shown = await place.run(["import", "changed.json"]);
  expect(shown).toMatchObject({ code: 1, stderr: "Nothing was proposed; say --yes to propose it.\n" });
  expect(shown.stdout).toContain("US-1 Name: Book [-a berth-]{+two berths+}");
  expect(shown.stdout).toContain("new user class: Harbour master");
  expect(shown.stdout).toContain("  new user story: Close the harbour\n");
  expect(shown.stdout).not.toContain("\u001b");
  expect((await listWork(db, { project_id })).proposals).toEqual([]);
  for (const _ of ["once", "again"]) expect((await place.run(["import", "changed.json", "--yes"])).code).toBe(0);
  const { proposals } = await listWork(db, { project_id });
  expect(proposals.map(({ kind, table_name, why }) => [kind, table_name, why])).toEqual([
    ["change", "user_stories", "From changed.json"],
    ["add", "user_classes", "From changed.json"],
  ]);

  await acceptProposals(db, { project_id, decisions: proposals.map(({ id }) => ({ id })) });
  const later = await place.run(["import", "changed.json", "--json"]);
  expect(JSON.parse(later.stdout)).toMatchObject({
    proposals: [{ kind: "user_stories", words: { name: "Close the harbour" } }],
    waiting: [],
  });
  await place.write("table.csv", "Type,Title,Description\nRisk,Storm,A storm may close the harbour for days\n");
  expect((await place.run(["import", "table.csv"])).stdout).toContain("new risk: Storm");
  expect(await place.run(["import", "nowhere.csv"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("cannot be read"),
  });
  await place.write("broken.docx", "no archive");
  expect(await place.run(["import", "broken.docx"])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^product-architect: [^\n]+\n$/),
  });
});
