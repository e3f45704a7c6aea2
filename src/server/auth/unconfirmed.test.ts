import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepSignUps } from "./sign-ups.ts";
import { plenty, SECRET_KEY, startAuth, type TestAuth } from "./testing.ts";
import { codeIn, follow, linkIn } from "./testing-mail.ts";
import { startProvider } from "./testing-provider.ts";

let auth: TestAuth;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider("our-app", "a shared secret");
  const acme = { issuer: provider.issuer, clientId: "our-app", clientSecret: "a shared secret" };
  auth = await startAuth({ limits: plenty, providers: { acme } });
});
afterAll(async () => {
  await auth.stop();
  await provider.stop();
});

const admin = () => auth.client({ key: SECRET_KEY }).auth.admin;
const signUp = (email: string, password: string, full_name: string) =>
  auth.client().auth.signUp({ email, password, options: { data: { full_name } } });
const signIn = async (email: string, password: string) =>
  (await auth.client().auth.signInWithPassword({ email, password })).error?.code;
const lastLink = (email: string) => linkIn(auth.mails.to(email).at(-1));
const opened = async (link: string) => expect((await follow(link)).hash).toContain("access_token=");

async function accountOf(email: string) {
  const [row] = await auth.sql`
    select u.encrypted_password, u.raw_user_meta_data::text || i.identity_data::text as data,
      (select count(*)::int from auth.identities where user_id = u.id) as identities,
      (select count(*)::int from auth.mfa_factors where user_id = u.id) as factors,
      (select count(*)::int from platform.auth_sign_ups where user_id = u.id) as waiting
    from auth.users u join auth.identities i on i.user_id = u.id and i.provider = 'email' where u.email = ${email}`;
  return row;
}

const otherWays: [string, (email: string) => Promise<void>][] = [
  [
    "a sign-in link",
    async (email) => {
      await auth.client().auth.signInWithOtp({ email });
      await opened(lastLink(email));
    },
  ],
  [
    "the code of a sign-in mail",
    async (email) => {
      await auth.client().auth.signInWithOtp({ email });
      const token = codeIn(auth.mails.to(email).at(-1));
      expect((await auth.client().auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
    },
  ],
  [
    "a recovery link",
    async (email) => {
      await auth.client().auth.resetPasswordForEmail(email);
      await opened(lastLink(email));
    },
  ],
  [
    "the code of a recovery mail",
    async (email) => {
      await auth.client().auth.resetPasswordForEmail(email);
      const token = codeIn(auth.mails.to(email).at(-1));
      expect((await auth.client().auth.verifyOtp({ email, token, type: "recovery" })).error).toBeNull();
    },
  ],
  [
    "an invitation",
    async (email) => {
      expect((await admin().inviteUserByEmail(email)).error).toBeNull();
      await opened(lastLink(email));
    },
  ],
  [
    "an OpenID Connect provider",
    async (email) => {
      provider.be({ sub: `sub of ${email}`, email, email_verified: true });
      const token = await provider.idToken();
      expect((await auth.client().auth.signInWithIdToken({ provider: "acme", token })).error).toBeNull();
    },
  ],
  [
    "an operator",
    async (email) => {
      const [row] = await auth.sql`select id from auth.users where email = ${email}`;
      expect((await admin().updateUserById(row?.id, { email_confirm: true })).error).toBeNull();
    },
  ],
];

for (const [at, [way, confirm]] of otherWays.entries()) {
  test(`an address that is confirmed by ${way} has nothing of whoever signed up with it before [ATTACK-41]`, async () => {
    const email = `waited-for-${at}@example.com`;
    await signUp(email, "the squatter's own", "The squatter");
    const theirs = lastLink(email);
    expect(await signIn(email, "the squatter's own")).toBe("email_not_confirmed");
    await confirm(email);
    expect(await signIn(email, "the squatter's own")).toBe("invalid_credentials");
    const account = await accountOf(email);
    expect(account).toMatchObject({ encrypted_password: null, factors: 0, waiting: 0 });
    expect(account?.identities).toBe(way.startsWith("an OpenID") ? 2 : 1);
    expect(account?.data).not.toContain("squatter");
    expect((await follow(theirs)).hash).toContain("error_code=otp_expired");
  });
}

test("a password from before sign-ups were kept apart does not survive another's confirmation either [ATTACK-41]", async () => {
  const email = "restored@example.com";
  await auth.client().auth.signInWithOtp({ email });
  await auth.sql`update auth.users set encrypted_password = 'of a restored backup' where email = ${email}`;
  await opened(lastLink(email));
  expect(await accountOf(email)).toMatchObject({ encrypted_password: null });
});

test("of several sign-ups with one address, the one whose own link is opened counts, whether others came before or after [ATTACK-42]", async () => {
  for (const which of [0, 1, 2]) {
    const email = `several-${which}@example.com`;
    const ids = new Set<string | undefined>();
    for (const n of [0, 1, 2]) {
      const { data, error } = await signUp(email, `the password of ${n}`, `Person ${n}`);
      expect(error).toBeNull();
      ids.add(data.user?.id);
    }
    expect(ids.size).toBe(1);
    await opened(linkIn(auth.mails.to(email)[which]));
    for (const n of [0, 1, 2])
      expect(await signIn(email, `the password of ${n}`)).toBe(n === which ? undefined : "invalid_credentials");
    const account = await accountOf(email);
    expect(account?.data).toContain(`Person ${which}`);
    expect(account?.data).not.toMatch(new RegExp(`Person [^${which}]`));
    for (const letter of auth.mails.to(email)) expect((await follow(linkIn(letter))).hash).toContain("error_code=otp_expired");
    expect(await signIn(email, `the password of ${which}`)).toBeUndefined();
  }
});

test("an earlier sign-up's link opens once, however often at once, and as long as any link [ATTACK-42]", async () => {
  const email = "earlier@example.com";
  await signUp(email, "the first password", "First");
  const link = lastLink(email);
  await signUp(email, "another password", "Second");
  await auth.sql`update platform.auth_sign_ups set created_at = created_at - interval '61 minutes'`;
  expect((await follow(link)).hash).toContain("error_code=otp_expired");
  await auth.sql`update platform.auth_sign_ups set created_at = created_at + interval '61 minutes'`;
  const landings = await Promise.all(Array.from({ length: 5 }, () => follow(link)));
  expect(landings.filter(({ hash }) => hash.includes("access_token="))).toHaveLength(1);
  expect(await signIn(email, "the first password")).toBeUndefined();
});

test("the code of a sign-up's mail, or its mail sent again, brings its password where no other sign-up waits, and none where one does [ATTACK-42]", async () => {
  const ways = {
    code: async (email: string) => {
      const token = codeIn(auth.mails.to(email).at(-1));
      expect((await auth.client().auth.verifyOtp({ email, token, type: "signup" })).error).toBeNull();
    },
    again: async (email: string) => {
      expect((await auth.client().auth.resend({ type: "signup", email })).error).toBeNull();
      await opened(lastLink(email));
    },
  };
  for (const [name, confirm] of Object.entries(ways)) {
    const alone = `alone-${name}@example.com`;
    await signUp(alone, "the only password", "Only");
    await confirm(alone);
    expect(await signIn(alone, "the only password")).toBeUndefined();
    expect((await accountOf(alone))?.data).toContain("Only");
    const both = `both-${name}@example.com`;
    await signUp(both, "the owner's own", "Owner");
    await signUp(both, "the squatter's own", "The squatter");
    await confirm(both);
    for (const password of ["the owner's own", "the squatter's own"])
      expect(await signIn(both, password)).toBe("invalid_credentials");
    expect((await accountOf(both))?.data).not.toContain("squatter");
  }
});

test("one of several sign-ups does not become the only one by waiting, and what waits stays little [ATTACK-42]", async () => {
  const email = "patient@example.com";
  for (const n of [0, 1, 2, 3]) await signUp(email, `the password of ${n}`, `Person ${n}`);
  await sweepSignUps(auth.sql);
  expect(await accountOf(email)).toMatchObject({ waiting: 4 });
  await auth.sql`update platform.auth_sign_ups set created_at = created_at - interval '2 days'`;
  await sweepSignUps(auth.sql);
  expect(await accountOf(email)).toMatchObject({ waiting: 2 });
  await auth.client().auth.resend({ type: "signup", email });
  await opened(lastLink(email));
  expect(await accountOf(email)).toMatchObject({ encrypted_password: null, waiting: 0 });
});

test("what an operator brings with an invitation or a link counts when it is opened [ATTACK-42]", async () => {
  await admin().inviteUserByEmail("guest@example.com", { data: { team: "blue" } });
  await opened(lastLink("guest@example.com"));
  expect((await accountOf("guest@example.com"))?.data).toContain("blue");
  const email = "generated@example.com";
  const { data } = await admin().generateLink({ type: "signup", email, password: "an operator's choice" });
  await signUp(email, "the squatter's own", "The squatter");
  await opened(data.properties?.action_link ?? "");
  expect(await signIn(email, "an operator's choice")).toBeUndefined();
  expect(await signIn(email, "the squatter's own")).toBe("invalid_credentials");
});

test("a link that was mailed to one address confirms no other that an operator set meanwhile [ATTACK-42]", async () => {
  const email = "before@example.com";
  const { data } = await signUp(email, "the squatter's own", "The squatter");
  await signUp(email, "another password", "Another");
  await admin().updateUserById(data.user?.id ?? "", { email: "after@example.com" });
  for (const letter of auth.mails.to(email)) expect((await follow(linkIn(letter))).hash).toContain("error_code=otp_expired");
});
