import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Person, people } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});

type Rule = { path(): string; type: string; may: Record<"upload" | "read" | "list" | "replace" | "remove", readonly Person[]> };
const fromViewer: readonly Person[] = ["viewer", "member", "admin"];
const fromMember: readonly Person[] = ["member", "admin"];
const nobody: readonly Person[] = [];
// The two buckets are public by decision: whoever was handed a file's whole address may open it, but only the team can find one.
const teamFiles = { upload: fromMember, read: people, list: fromViewer, replace: fromMember, remove: fromMember };

/** Who may do what with each bucket; a bucket that is missing here fails the test below. */
const buckets: Record<string, Rule[]> = {
  "design-files": [
    { path: () => `design-connections/${team.world.project_id}/${randomUUID()}.png`, type: "image/png", may: teamFiles },
    { path: () => `${team.world.project_id}/${team.world.page_id}/${randomUUID()}.png`, type: "image/png", may: teamFiles },
  ],
  project_documents: [{ path: () => `${team.world.project_id}/1_${randomUUID()}.txt`, type: "text/plain", may: teamFiles }],
  "cv-uploads": [
    {
      path: () => `cvs/1790000000000-${randomUUID().slice(0, 8)}.pdf`,
      type: "application/pdf",
      may: { upload: people, read: nobody, list: nobody, replace: nobody, remove: nobody },
    },
  ],
};

const contents: Record<string, BlobPart> = {
  "image/png": Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  "text/plain": "words",
  "application/pdf": "%PDF-1.4\n%%EOF\n",
};

test("every bucket stands in the matrix", async () => {
  const kept = await team.sql`select id from storage.buckets order by id`;
  expect(kept.map(({ id }) => id)).toEqual(Object.keys(buckets).sort());
});

const cells = Object.entries(buckets).flatMap(([bucket, rules]) =>
  rules.flatMap((rule, i) =>
    (Object.keys(rule.may) as (keyof Rule["may"])[]).map((operation) => ({ bucket, rule, operation, i })),
  ),
);

test.for(cells)(
  "$operation in $bucket ($i) is for those it is meant for, and nobody else",
  async ({ bucket, rule, operation }) => {
    const managed: Person[] = [];
    for (const person of people) if (await tries(person, operation, bucket, rule)) managed.push(person);
    expect(managed).toEqual(rule.may[operation]);
  },
);

function storage(token: string, method: string, path: string, body?: BodyInit, type?: string) {
  return fetch(`${team.url}/storage/v1/${path}`, {
    method,
    headers: { apikey: team.key, authorization: `Bearer ${token}`, ...(type ? { "content-type": type } : {}) },
    ...(body === undefined ? {} : { body }),
  });
}

async function tries(person: Person, operation: keyof Rule["may"], bucket: string, rule: Rule): Promise<boolean> {
  const token = team.tokenOf(person);
  const path = rule.path();
  const file = new Blob([contents[rule.type] ?? ""], { type: rule.type });
  if (operation !== "upload") {
    const owner = bucket === "cv-uploads" ? team.tokenOf("visitor") : team.tokenOf("admin");
    const placed = await storage(owner, "POST", `object/${bucket}/${path}`, file, rule.type);
    expect(placed.status, await placed.text()).toBe(200);
  }
  const answer = await {
    upload: () => storage(token, "POST", `object/${bucket}/${path}`, file, rule.type),
    read: () => storage(token, "GET", `object/authenticated/${bucket}/${path}`),
    list: () =>
      storage(
        token,
        "POST",
        `object/list/${bucket}`,
        JSON.stringify({ prefix: path.slice(0, path.lastIndexOf("/")) }),
        "application/json",
      ),
    replace: () => storage(token, "PUT", `object/${bucket}/${path}`, file, rule.type),
    remove: () => storage(token, "DELETE", `object/${bucket}`, JSON.stringify({ prefixes: [path] }), "application/json"),
  }[operation]();
  expect(answer.status).toBeLessThan(500);
  if (operation === "list") {
    const found: unknown = await answer.json();
    return Array.isArray(found) && found.length > 0;
  }
  if (operation === "remove") {
    return (await team.sql`select from storage.objects where bucket_id = ${bucket} and name = ${path}`).length === 0;
  }
  return answer.status === 200;
}
