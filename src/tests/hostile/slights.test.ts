import { generate } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Author, author, join, type Person, person } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { call } from "./call.ts";
import { readCatalogue } from "./catalogue.ts";
import { neighbourOf } from "./neighbour.ts";
import { CROWD, plant } from "./victim.ts";

let server: RealInstance;
let ada: Author;
let eve: Author;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  [ada, eve] = await Promise.all([author(server), author(server)]);
}, 120_000);
afterAll(() => server.stop());

const rest = (who: Person | undefined, path: string, how: Parameters<typeof call>[2] = {}) =>
  call(server, `/rest/v1/${path}`, { token: who?.token, ...how });
const signIn = ({ email, password }: Pick<Person, "email" | "password">, from?: string) =>
  call(server, "/auth/v1/token?grant_type=password", { body: { email, password }, ...(from ? { from } : {}) });

test("a count is the caller's own or refused, however it is asked for", async () => {
  const { tables } = await readCatalogue(server);
  const { word } = await plant(
    server,
    tables.map(({ name }) => name),
  );
  for (const name of ["projects", "pages", "waitlist"]) {
    for (const kind of ["planned", "estimated", "exact"]) {
      for (const query of [
        "select=*",
        `select=*&limit=1`,
        name === "waitlist" ? `select=id&email=like.${word}*` : `select=id&name=eq.${word}`,
      ]) {
        for (const method of ["GET", "HEAD"]) {
          const answer = await rest(eve, `${name}?${query}`, { method, headers: { prefer: `count=${kind}` } });
          const total = Number(/\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1] ?? 0);
          expect(total, `${name} ${kind} ${query}`).toBeLessThan(CROWD / 10);
          expect(answer.status).toBeLessThan(500);
        }
      }
    }
  }
  const plan = await rest(eve, "projects?select=*", { headers: { accept: "application/vnd.pgrst.plan+json" } });
  expect(plan.text).not.toMatch(/Plan Rows|Seq Scan|rows=/);
});

test("signing up answers the same for an address that has an account and for one that has none", async () => {
  const password = `Correct-horse-${crypto.randomUUID()}`;
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value === "object" && value !== null) return Object.entries(value).map(([key, inner]) => [key, shape(inner)]);
    if (typeof value !== "string") return value;
    return value
      .replaceAll(/[0-9a-f-]{36}/g, "id")
      .replaceAll(/[\w.+-]+@[\w.-]+/g, "email")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, "time");
  };
  const fresh = `fresh-${crypto.randomUUID()}@example.com`;
  const signUp = (email: string, data?: object) =>
    call(server, "/auth/v1/signup", { body: { email, password, ...(data ? { data } : {}) } });
  for (const data of [undefined, { first_name: "A" }]) {
    const [taken, free] = [await signUp(ada.email, data), await signUp(data ? `x${fresh}` : fresh, data)];
    expect(taken.status).toBe(free.status);
    expect(shape(taken.json())).toEqual(shape(free.json()));
    const again = await signUp(fresh, data);
    expect([again.status, data ? shape(again.json()) : 0]).toEqual([free.status, data ? shape(free.json()) : 0]);
  }
});

test("one request puts no crowd on the waitlist", async () => {
  const body = Array.from({ length: 60_000 }, (_, n) => ({ email: `crowd-${n}@example.com` }));
  const answer = await rest(undefined, "waitlist", { body });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  for (let round = 0; round < 5; round++) {
    await rest(undefined, "waitlist", {
      from: "198.51.100.5",
      body: Array.from({ length: 40 }, (_, n) => ({ email: `crowd-${round}-${n}@example.com` })),
    });
  }
  const { rows } = await server.admin.query("select count(*)::int as count from public.waitlist where email like 'crowd-%'");
  expect(rows[0].count).toBeLessThanOrEqual(40);
});

test("twelve embeds in each other, asked for twelve times at once, are refused, and a neighbour is answered within 2 seconds", async () => {
  const deep = `${"organization_members(organizations(".repeat(6)}id${"))".repeat(6)}`;
  const neighbour = neighbourOf(server, ada);
  const limit = await neighbour.limit();
  const greedy = Promise.all(Array.from({ length: 12 }, () => rest(eve, `organizations?select=id,${deep}`)));
  expect(await neighbour.whileDoing(greedy)).toBeLessThan(limit);
  for (const { status, text } of await greedy) expect([400, 413, 429], text.slice(0, 200)).toContain(status);
});

test("whoever guesses somebody's password does not keep them from signing in from where they are", async () => {
  const bo = await person(server);
  for (let guess = 0; guess < 14; guess++) {
    expect((await signIn({ email: bo.email, password: `wrong-${guess}` }, "203.0.113.66")).status).toBeGreaterThanOrEqual(400);
  }
  expect((await signIn(bo, "203.0.113.66")).status).toBe(429);
  expect((await signIn(bo, "198.51.100.77")).status).toBe(200);
});

test("a document of a project has no address that a former member or a stranger can open", async () => {
  const path = `${ada.project_id}/1790000000000_plan.txt`;
  const { error } = await ada.db.storage
    .from("project_documents")
    .upload(path, new Blob(["secret words"], { type: "text/plain" }), { contentType: "text/plain" });
  expect(error).toBeNull();
  const former = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: former.id, role: "member" });
  const before = await call(server, `/storage/v1/object/authenticated/project_documents/${path}`, { token: former.token });
  expect([before.status, before.text]).toEqual([200, "secret words"]);
  const link =
    (await former.db.storage.from("project_documents").createSignedUrl(path, 7 * 86_400)).data?.signedUrl ?? `${server.url}/none`;
  await ada.db.from("organization_members").delete().eq("user_id", former.id).throwOnError();
  const ways = ["public", "authenticated", "info", "info/public", "info/authenticated", ""].map(
    (way) => `/storage/v1/object/${way}${way && "/"}project_documents/${path}`,
  );
  for (const way of ways) {
    for (const token of [undefined, former.token, eve.token]) {
      const answer = await call(server, way, { token });
      expect(answer.status, way).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain("secret words");
    }
  }
  const signed = await former.db.storage.from("project_documents").createSignedUrl(path, 600);
  expect(signed.data).toBeNull();
  const own = await ada.db.storage.from("project_documents").createSignedUrl(path, 600);
  expect(await (await fetch(own.data?.signedUrl ?? "")).text()).toBe("secret words");
  // a link outlives whoever made it by minutes at most
  const kept = await fetch(link);
  const claims = JSON.parse(
    Buffer.from(new URL(link).searchParams.get("token")?.split(".")[1] ?? "", "base64url").toString() || "{}",
  );
  expect(kept.status >= 400 || Number(claims.exp) - Date.now() / 1_000 < 700, `${kept.status} ${JSON.stringify(claims)}`).toBe(
    true,
  );
});

test("a mail scanner that opens a recovery link, twice, neither gets in nor uses it up", async () => {
  const bo = await person(server);
  await call(server, "/auth/v1/recover", { body: { email: bo.email } });
  const admin = await fetch(`${server.url}/auth/v1/admin/generate_link`, {
    method: "POST",
    headers: { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ type: "recovery", email: bo.email }),
  });
  const { action_link } = await admin.json();
  const { pathname, search } = new URL(action_link);
  for (const method of ["GET", "HEAD", "GET"]) {
    const looked = await call(server, pathname + search, { method });
    expect(looked.status).toBe(200);
    expect(`${looked.text} ${JSON.stringify([...looked.headers])}`).not.toMatch(/access_token|refresh_token/);
  }
  const page = (await call(server, pathname + search)).text;
  expect(page).toMatch(/<form[^>]+method="post"/i);
  const fields = [...page.matchAll(/<input[^>]+name="([^"]+)"[^>]+value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll("&amp;", "&"),
  ]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const opened = await call(server, pathname, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  expect([302, 303]).toContain(opened.status);
  expect(opened.headers.get("location")).toMatch(/access_token=|code=/);
});

test("nobody is named as the author of an entry but who wrote it, and what is numbered keeps its id and its time", async () => {
  const entry = { organization_id: ada.organization_id, name: "A site", website_url: "https://example.com", created_by: eve.id };
  const written = await rest(ada, "web_to_prd?select=created_by", { body: entry, headers: { prefer: "return=representation" } });
  expect(written.status >= 400 || !written.text.includes(eve.id), written.text).toBe(true);
  const { tables } = await readCatalogue(server);
  const numbered = tables.filter(({ columns }) => columns.some(({ name }) => name === "number"));
  expect(numbered.length).toBeGreaterThan(5);
  const [page] = (await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Start" }).select().throwOnError()).data;
  for (const change of [
    { id: crypto.randomUUID() },
    { created_at: "2001-01-01T00:00:00Z" },
    { number: 4_711 },
    { revision: 99 },
  ]) {
    await rest(ada, `pages?id=eq.${page?.id}`, { method: "PATCH", body: change });
  }
  const { data } = await ada.db
    .from("pages")
    .select()
    .eq("id", page?.id ?? "")
    .throwOnError();
  expect(data).toEqual([page]);
  const { rows } = await server.admin.query(
    `select c.relname as name from pg_class c where c.relname = any ($1) and c.relnamespace = 'public'::regnamespace
      and (has_column_privilege('authenticated', c.oid, 'id', 'update') or has_column_privilege('authenticated', c.oid, 'created_at', 'update'))
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and (t.tgtype & 16) = 16 and (t.tgtype & 2) = 2)`,
    [numbered.map(({ name }) => name)],
  );
  expect(rows).toEqual([]);
});

test("a session that was ended reads nothing more, not even a moment later", async () => {
  const bo = await author(server);
  expect((await rest(bo, "projects?select=id")).status).toBe(200);
  await bo.db.auth.signOut();
  for (const path of ["/rest/v1/projects?select=id", "/rest/v1/rpc/get_my_data", "/storage/v1/bucket", "/auth/v1/user"]) {
    expect((await call(server, path, { token: bo.token })).status, path).toBeGreaterThanOrEqual(400);
  }
  expect((await call(server, "/functions/v1/describe-drafter", { token: bo.token, body: {} })).status).toBe(401);
});

test("a password alone ends no other session of an account that has a second factor", async () => {
  const bo = await person(server);
  const enrolled = await bo.db.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  const secret = enrolled.data?.type === "totp" ? enrolled.data.totp.secret : "";
  const factorId = enrolled.data?.id ?? "";
  const { error } = await bo.db.auth.mfa.challengeAndVerify({ factorId, code: await generate({ secret }) });
  expect(error).toBeNull();
  const strong = (await bo.db.auth.getSession()).data.session?.access_token;
  const weak = (await signIn(bo)).json().access_token;
  expect(weak).toBeTypeOf("string");
  for (const scope of ["others", "global"]) {
    await call(server, `/auth/v1/logout?scope=${scope}`, { method: "POST", token: String(weak) });
    expect((await call(server, "/auth/v1/user", { token: strong })).status, scope).toBe(200);
  }
  const again = String((await signIn(bo)).json().access_token);
  const session = JSON.parse(Buffer.from(strong?.split(".")[1] ?? "", "base64url").toString()).session_id;
  await call(server, "/rest/v1/rpc/end_my_session", { token: again, body: { session_id: session } });
  expect((await call(server, "/auth/v1/user", { token: strong })).status).toBe(200);
});

test("a viewer is not told what the organization's drafts cost", async () => {
  const viewer = await author(server, { role: "viewer" });
  await server.admin.query(
    "insert into public.generations (project_id, function, provider, created_by, input_tokens) values ($1, 'generate-overview', 'openai', $2, 7)",
    [viewer.project_id, viewer.founder.id],
  );
  const ask = (who: Person) =>
    rest(who, "rpc/get_generation_usage", { body: { organization_id: viewer.organization_id, days: 30 } });
  const founderAnswer = await ask(viewer.founder);
  expect([founderAnswer.status, founderAnswer.text.length > 10], founderAnswer.text).toEqual([200, true]);
  const answer = await ask(viewer);
  expect(answer.status >= 400 || answer.text === "[]" || answer.text === "null", answer.text).toBe(true);
});

test("changing one's address answers the same for one that is taken and one that is free", async () => {
  const bo = await person(server);
  const change = (email: string) => call(server, "/auth/v1/user", { method: "PUT", token: bo.token, body: { email } });
  const [taken, free] = [await change(ada.email), await change(`free-${crypto.randomUUID()}@example.com`)];
  expect([taken.status, Object.keys(taken.json())]).toEqual([free.status, Object.keys(free.json())]);
  const code = ({ json }: typeof taken) => json().error_code ?? json().code;
  expect(code(taken)).toEqual(code(free));
});

test("messages that others send in somebody's name do not keep that somebody from writing to us", async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const message = { name: "Ada", email, message: "Hello" };
  for (let turn = 0; turn < 25; turn++) await rest(undefined, "contacts", { body: message, from: "203.0.113.9" });
  expect((await rest(undefined, "contacts", { body: message, from: "198.51.100.20" })).status).toBe(201);
});

test("ten thousand risks are no risks of one specification", async () => {
  const risks = Array.from({ length: 10_000 }, (_, n) => ({ id: String(n), name: "R", functionality: "F", description: "D" }));
  const body = { project_id: ada.project_id, version: "9.9", security_risks: JSON.stringify(risks) };
  const answer = await rest(ada, "specifications", { body });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
