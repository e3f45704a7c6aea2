import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Person, people } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});

type Rule = {
  path(): string;
  type: string;
  may: Record<"upload" | "read" | "sign" | "open" | "list" | "replace" | "remove", readonly Person[]>;
};
const fromViewer: readonly Person[] = ["viewer", "member", "admin"];
const fromMember: readonly Person[] = ["member", "admin"];
const nobody: readonly Person[] = [];
const teamFiles = {
  upload: fromMember,
  read: fromViewer,
  sign: fromViewer,
  open: nobody,
  list: fromViewer,
  replace: fromMember,
  remove: fromMember,
};

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
      may: { upload: people, read: nobody, sign: nobody, open: nobody, list: nobody, replace: nobody, remove: nobody },
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
    // what nobody changes is put there once: CVs from one address are counted
    let path = operation === "upload" ? "" : await place(bucket, rule);
    for (const person of people) {
      if (managed.length > 0 && ["replace", "remove"].includes(operation)) path = await place(bucket, rule);
      if (await tries(person, operation, bucket, rule, operation === "upload" ? rule.path() : path)) managed.push(person);
    }
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

async function place(bucket: string, rule: Rule): Promise<string> {
  const path = rule.path();
  const owner = bucket === "cv-uploads" ? team.tokenOf("visitor") : team.tokenOf("admin");
  const placed = await storage(owner, "POST", `object/${bucket}/${path}`, contents[rule.type], rule.type);
  expect(placed.status, await placed.text()).toBe(200);
  return path;
}

async function tries(person: Person, operation: keyof Rule["may"], bucket: string, rule: Rule, path: string): Promise<boolean> {
  const token = team.tokenOf(person);
  const file = new Blob([contents[rule.type] ?? ""], { type: rule.type });
  const answer = await {
    upload: () => storage(token, "POST", `object/${bucket}/${path}`, file, rule.type),
    read: () => storage(token, "GET", `object/authenticated/${bucket}/${path}`),
    sign: () => storage(token, "POST", `object/sign/${bucket}/${path}`, JSON.stringify({ expiresIn: 60 }), "application/json"),
    // by its bare address, as a page would
    open: () => storage(token, "GET", `object/public/${bucket}/${path}`),
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
