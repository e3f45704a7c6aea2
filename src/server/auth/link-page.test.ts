import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, SECRET_KEY, startAuth, type TestAuth } from "./testing.ts";
import { follow, linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

/** How each kind of link comes to be, for a PKCE client or another. */
const kinds: [string, (email: string, flowType: "implicit" | "pkce") => Promise<string>][] = [
  [
    "signup",
    async (email, flowType) => {
      await auth.client({ flowType }).auth.signUp({ email, password: "correct horse" });
      return lastLink(email);
    },
  ],
  [
    "invite",
    async (email) => {
      await auth.client({ key: SECRET_KEY }).auth.admin.inviteUserByEmail(email);
      return lastLink(email);
    },
  ],
  [
    "magiclink",
    async (email, flowType) => {
      await auth.client({ flowType }).auth.signInWithOtp({ email });
      return lastLink(email);
    },
  ],
  [
    "recovery",
    async (email, flowType) => {
      await person(auth, email);
      await auth.client({ flowType }).auth.resetPasswordForEmail(email);
      return lastLink(email);
    },
  ],
  [
    "email_change",
    async (email, flowType) => {
      const { session } = await person(auth, email);
      const client = auth.client({ flowType });
      await client.auth.setSession(session);
      await client.auth.updateUser({ email: `new-${email}` });
      return lastLink(email);
    },
  ],
];

const lastLink = (email: string) => linkIn(auth.mails.to(email).at(-1));
const counts = async () => {
  const [row] = await auth.sql`
    select (select count(*) from auth.sessions)::int as sessions, (select count(*) from auth.one_time_tokens)::int as tokens,
      (select count(*) from auth.flow_state where auth_code_issued_at is not null)::int as codes`;
  return row;
};

const cases = kinds.flatMap(([type, make]) => (["implicit", "pkce"] as const).map((flow) => [type, flow, make] as const));

test.each(cases)(
  "looking at a %s link (%s) uses nothing up and shows no session; its button does [SIGN-05, SIGN-06]",
  async (type, flow, make) => {
    const link = await make(`${type}-${flow}@example.com`, flow);
    expect(new URL(link).searchParams.get("type")).toBe(type);
    const before = await counts();
    for (const method of ["GET", "HEAD", "GET"]) {
      const page = await fetch(link, { method, redirect: "manual" });
      expect(page.status).toBe(200);
      expect(page.headers.get("location")).toBeNull();
      const html = await page.text();
      expect(html).not.toMatch(/access_token|refresh_token/);
      if (method === "GET") expect(html.match(/<button/g)).toHaveLength(1);
    }
    expect(await counts()).toEqual(before);
    const landed = await follow(link);
    if (type === "email_change") expect(landed.hash).toContain("message=");
    else if (flow === "pkce" && type !== "invite") expect(landed.searchParams.get("code")).toBeTruthy();
    else expect(landed.hash).toContain("access_token=");
    expect((await follow(link)).href).toContain("otp_expired");
  },
);

test("the page needs no script, loads nothing, and is framed and indexed by nobody [SIGN-06]", async () => {
  const link = await kinds[0]?.[1]("page@example.com", "implicit");
  const page = await fetch(link ?? "");
  const html = await page.text();
  expect(html).not.toMatch(/<script|<img|<link|src=|url\(/);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain("prefers-color-scheme:dark");
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self' http:\/\/127\.0\.0\.1:\d+; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("what stands in a link cannot become markup of the page, and leads nowhere else [SIGN-06]", async () => {
  const evil = `"><script>alert(1)</script>`;
  const query = new URLSearchParams({ token: evil, type: "signup", redirect_to: `https://evil.example/${evil}` });
  const html = await (await fetch(`${auth.url}/auth/v1/verify?${query}`)).text();
  expect(html).not.toContain("<script");
  expect(html).not.toContain("evil.example");
});

test("a button on another site signs nobody in [SIGN-07]", async () => {
  const link = new URL((await kinds[0]?.[1]("forged@example.com", "implicit")) ?? "");
  const before = await counts();
  for (const site of ["cross-site", "same-site", "none"]) {
    const answer = await fetch(link.origin + link.pathname, {
      method: "POST",
      body: link.searchParams,
      headers: { "sec-fetch-site": site },
      redirect: "manual",
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<button>Confirm my address</button>");
  }
  expect(await counts()).toEqual(before);
  expect((await follow(link.href)).hash).toContain("access_token=");
});

test.each(["type=signup", "token=x", "token=x&type=nonsense", ""])(
  "a link with %j leads back with the reason",
  async (search) => {
    const answer = await fetch(`${auth.url}/auth/v1/verify?${search}`, { redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toContain("error_code=otp_expired");
  },
);
