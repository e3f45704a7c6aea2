import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asIdentity } from "#server/postgres/sql.ts";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { follow, linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

test("the schema may be applied again over people and their sessions", async () => {
  const { session } = await person(auth, "kept@example.com");
  const schema = await readFile(new URL("./schema.sql", import.meta.url), "utf8");
  await auth.sql.unsafe(schema);
  expect(await auth.auth.verify(session.access_token)).toMatchObject({ email: "kept@example.com" });
});

test("auth.uid(), auth.role(), auth.email() and auth.jwt() read the claims of the request", async () => {
  const sub = crypto.randomUUID();
  const claims = { sub, role: "authenticated" as const, email: "ada@example.com", aal: "aal2" as const };
  const [known] = await asIdentity(auth.sql, { role: "authenticated", claims }, async (tx) => [
    ...(await tx`select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() ->> 'aal' as aal`),
  ]);
  expect(known).toEqual({ uid: sub, role: "authenticated", email: "ada@example.com", aal: "aal2" });
  const [nobody] = await asIdentity(auth.sql, { role: "anon", claims: { role: "anon" } }, async (tx) => [
    ...(await tx`select auth.uid() as uid, auth.role() as role, auth.email() as email`),
  ]);
  expect(nobody).toEqual({ uid: null, role: "anon", email: null });
});

test("twenty sign-ups with one address at once make one account and no failure", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => auth.client().auth.signUp({ email: "twins@example.com", password: "correct horse" })),
  );
  for (const { error } of answers) if (error) expect(error).toMatchObject({ code: "conflict", status: 409 });
  expect(answers.some(({ error }) => error === null)).toBe(true);
  expect(await auth.sql`select from auth.users where email = 'twins@example.com'`).toHaveLength(1);
  expect(await auth.sql`select from auth.one_time_tokens where relates_to = 'twins@example.com'`).toHaveLength(1);
});

test("a link opened ten times at once signs in once", async () => {
  await auth.client().auth.signUp({ email: "clicks@example.com", password: "correct horse" });
  const link = linkIn(auth.mails.to("clicks@example.com")[0]);
  const landings = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
  expect(landings.filter(({ hash }) => hash.includes("access_token="))).toHaveLength(1);
  expect(landings.filter(({ hash }) => hash.includes("error_code=otp_expired"))).toHaveLength(9);
});

test("forty sign-ins at once all get through a pool of ten connections", async () => {
  const { email, password } = await person(auth, "crowd@example.com");
  await auth.sql`delete from platform.auth_limits`;
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => auth.client().auth.signInWithPassword({ email, password })).concat(
      Array.from({ length: 31 }, (_, n) => auth.client().auth.signInWithPassword({ email: `crowd-${n}@example.com`, password })),
    ),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(9);
  expect(answers.filter(({ error }) => error?.code === "invalid_credentials")).toHaveLength(31);
});

test("neither mails' tokens nor codes lie in the database as they were sent", async () => {
  await auth.client().auth.signUp({ email: "hashes@example.com", password: "correct horse" });
  const [letter] = auth.mails.to("hashes@example.com");
  const sent = new URL(linkIn(letter)).searchParams.get("token") ?? "";
  const code = /Code: (\d{6})/.exec(letter?.text ?? "")?.[1] ?? "";
  const [row] = await auth.sql`
    select to_jsonb(u)::text || to_jsonb(t)::text as everything from auth.users u join auth.one_time_tokens t on t.user_id = u.id
    where u.email = 'hashes@example.com'`;
  expect(row?.everything).not.toContain(sent);
  expect(row?.everything).not.toContain(`"${code}"`);
});
