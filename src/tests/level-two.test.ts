import { expect, test } from "vitest";
import { invoke } from "#data/functions.ts";
import { readEnv } from "#server/env.ts";
import { levelTwoGaps } from "#server/level-two-gaps.ts";
import { startServer } from "#tests/support/server.ts";
import { startBeside } from "./support/beside.ts";
import { join, type Person, person } from "./support/people.ts";
import { passSecondFactor } from "./support/second-factor.ts";

const server = await startServer({ variables: { ASVS_LEVEL: "2" } });

test("ASVS_LEVEL=2 asks for passwords of eight characters, refuses what goes against it, and is off by itself [ASVS-01]", async () => {
  const settings = await (await fetch(`${server.url}/auth/v1/settings`)).json();
  expect(settings).toMatchObject({ password_min_length: 8 });
  expect(readEnv({}).ASVS_LEVEL).toBeUndefined();
  expect(readEnv({}).PASSWORD_MIN_LENGTH).toBe(6);
  const two = { ASVS_LEVEL: "2", SITE_URL: "https://specs.example.com" };
  expect(readEnv(two).PASSWORD_MIN_LENGTH).toBe(8);
  expect(readEnv({ ...two, PASSWORD_MIN_LENGTH: "15" }).PASSWORD_MIN_LENGTH).toBe(15);
  const supabase = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "k" };
  for (const [more, sentence] of [
    [{ PASSWORD_MIN_LENGTH: "7" }, /^ASVS_LEVEL=2 needs a PASSWORD_MIN_LENGTH of 8 or more/],
    [{ SITE_URL: "http://specs.example.com" }, /^ASVS_LEVEL=2 needs a SITE_URL that begins with https/],
    [supabase, /^ASVS_LEVEL is for a database of ours or yours/],
    [{ HOST: "0.0.0.0" }, /^ASVS_LEVEL=2 speaks TLS to other machines: set TLS_CERT and TLS_KEY, or TRUST_PROXY/],
    [{ ASVS_LEVEL: "3" }, /^ASVS_LEVEL must be 2, or not set/],
  ] as const) {
    expect(() => readEnv({ ...two, ...more })).toThrow(sentence);
  }
  expect(readEnv({ ...two, HOST: "0.0.0.0", TRUST_PROXY: "1" }).HOST).toBe("0.0.0.0");
  expect(readEnv({ ...two, HOST: "0.0.0.0", TLS_CERT: "a", TLS_KEY: "b" }).HOST).toBe("0.0.0.0");
});

test("what level 2 asks for beside the switch is told at the start where it is not set [ASVS-21]", () => {
  const settings = {
    CLAMAV: "clamav:3310",
    SECRETS_KEY: "a key of sixteen characters or more",
    LOG_SYSLOG: "tls://logs.example.com",
  };
  const told = (variables: Record<string, string>) => levelTwoGaps(readEnv(variables)).map((gap) => gap.split(" ")[1]);
  expect(told({ ASVS_LEVEL: "2" })).toEqual(Object.keys(settings));
  expect(told({ ASVS_LEVEL: "2", ...settings })).toEqual([]);
  expect(told({})).toEqual([]);
});

/** Everything of a team that a session reads at the data API, table by table. */
async function readAll({ token }: Person, url: string): Promise<string[]> {
  const tables = await server.database.sql<{ name: string }[]>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('organization_id', 'project_id') order by 1`;
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
  const read = async (name: string) => (await fetch(`${url}/rest/v1/${name}?limit=1`, { headers })).json();
  const found: string[] = [];
  for (const { name } of [{ name: "organizations" }, { name: "projects" }, ...tables]) {
    if ((await read(name)).length > 0) found.push(name);
  }
  return found;
}

async function reachesFurther(who: Person, project_id: string) {
  const upload = await who.db.storage
    .from("project_documents")
    .upload(`${project_id}/${crypto.randomUUID()}.txt`, new Blob(["words"], { type: "text/plain" }));
  const [heard] = await server.database.sql`
    select set_config('request.jwt.claims', ${Buffer.from(who.token.split(".")[1] ?? "", "base64url").toString()}, false),
      private.may_follow('project:' || ${project_id}::text) as follows`;
  const described = await invoke(who.db, "describe-open-points", { projectId: project_id }, {}).then(
    () => true,
    () => false,
  );
  const renamed = await who.db.from("projects").update({ name: "Renamed" }).eq("id", project_id).select("id");
  return { uploads: upload.error === null, follows: heard?.follows, described, renames: renamed.data?.length === 1 };
}

test("without a second factor nothing of an organization is open to its own member, with one everything is, until the setting is gone [ASVS-02]", async () => {
  const ada = await person(server);
  ada.token = (await passSecondFactor(ada.db)).token;
  const founded = await ada.db.from("organizations").insert({ name: "Acme" }).select("id").single().throwOnError();
  const organization_id = founded.data.id;
  const made = await ada.db.from("projects").insert({ organization_id, name: "Harbour" }).select("id").single().throwOnError();
  const project_id = made.data.id;
  const grace = await person(server);
  await join(server, { organization_id, user_id: grace.id, role: "admin" });

  expect(await readAll(grace, server.url)).toEqual([]);
  const nothing = { uploads: false, follows: false, described: false, renames: false };
  const everything = { uploads: true, follows: true, described: true, renames: true };
  expect(await reachesFurther(grace, project_id)).toEqual(nothing);
  expect((await grace.db.from("organizations").insert({ name: "Her own" }).select("id")).data ?? []).toEqual([]);
  expect(await reachesFurther(ada, project_id)).toEqual(everything);
  expect(await readAll(ada, server.url)).toEqual(expect.arrayContaining(["organizations", "projects", "organization_members"]));

  const late = await person(server);
  await join(server, { organization_id, user_id: late.id, role: "admin" });
  grace.token = (await passSecondFactor(grace.db)).token;
  expect(await reachesFurther(grace, project_id)).toEqual(everything);
  expect(await readAll(grace, server.url)).toEqual(await readAll(ada, server.url));

  expect(await reachesFurther(late, project_id)).toEqual(nothing);
  const { leave, close } = await startBeside(server);
  expect(await reachesFurther(late, project_id)).toEqual(everything);
  await leave();
  await close();
});
