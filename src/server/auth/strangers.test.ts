import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";

const few = { max: 2, seconds: 600 };
let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: { ...plenty, mailToStrangers: { max: 4, seconds: 600 } } });
});
afterAll(() => auth.stop());

const tooMany = { code: "over_email_send_rate_limit", status: 429 };

test("of IPv6, the addresses of one /48 get ten times as many mails, sign-ups and attempts as one of them [ATTACK-88]", async () => {
  const counted = await startAuth({ limits: { ...plenty, mailPerAddress: few, signupPerAddress: few, passwordPerAddress: few } });
  let asked = 0;
  const ways = [
    (address: string) => counted.client({ address }).auth.resetPasswordForEmail(`nobody-${asked++}@example.com`),
    (address: string) =>
      counted.client({ address }).auth.signUp({ email: `new-${asked++}@example.com`, password: "correct horse" }),
    (address: string) =>
      counted.client({ address }).auth.signInWithPassword({ email: `nobody-${asked++}@example.com`, password: "not the one" }),
  ];
  for (const [at, ask] of ways.entries()) {
    const statusFrom = async (address: string) => (await ask(address)).error?.status;
    for (let network = 0; network < 20; network += 1) expect(await statusFrom(`2001:db8:${at + 1}:${network}::1`)).not.toBe(429);
    expect(await statusFrom(`2001:db8:${at + 1}:99::1`)).toBe(429);
    expect(await statusFrom(`2001:db8:f${at}:1::1`)).not.toBe(429);
    expect(await statusFrom(`198.51.100.${at + 1}`)).not.toBe(429);
    // one address has no more than before
    for (let n = 0; n < 2; n += 1) expect(await statusFrom(`2001:db8:e${at}:1::${n}`)).not.toBe(429);
    expect(await statusFrom(`2001:db8:e${at}:1::9`)).toBe(429);
  }
  await counted.stop();
});

test("whoever asked for many mails to strangers waits before all are used up, and who asks for the first one of a network gets it [ATTACK-136]", async () => {
  const counted = await startAuth({ limits: { ...plenty, mailToStrangers: { max: 40, seconds: 600 } } });
  let asked = 0;
  const signUpAt = async (address: string) => {
    asked += 1;
    const answer = await counted
      .client({ address })
      .auth.signUp({ email: `new-${asked}@example.com`, password: "correct horse" });
    return answer.error?.status ?? 200;
  };
  const got = async (address: string, times: number) => {
    const all: number[] = [];
    for (let n = 0; n < times; n += 1) all.push(await signUpAt(address));
    return all.filter((status) => status === 200).length;
  };
  // one network of IPv6 is one of them, however many addresses it has
  const heavy = [await got("192.0.2.1", 15), await got("2001:db8:1:1::1", 4), await got("2001:db8:1:2::1", 4)];
  expect(heavy).toEqual([15, 4, 1]);
  expect([await got("192.0.2.1", 3), await got("2001:db8:1:3::1", 3)]).toEqual([0, 0]);
  // three mails of a network are no flood, the first one least of all
  for (let n = 0; n < 3; n += 1) expect(await got(`198.51.100.${n}`, 5)).toBe(3);
  expect(await got("198.51.100.9", 5)).toBe(1);
  for (let n = 0; n < 10; n += 1) expect(await got(`203.0.113.${n}`, 5)).toBe(1);
  expect(await got("203.0.113.99", 1), "all of them").toBe(0);
  await counted.stop();
});

test("mails to addresses that nobody confirmed are bounded for all together; then signing up says when to try again, nobody learns who has an account, and who has one gets theirs [ATTACK-88]", async () => {
  const { client, email } = await person(auth, "known@example.com");
  const address = (at: number) => ({ address: `198.51.100.${at}` });
  const mailsTo = (whom: string) => auth.mails.to(whom).length;
  expect((await auth.client(address(1)).auth.signUp({ email: "one@example.com", password: "correct horse" })).error).toBeNull();
  expect((await auth.client(address(2)).auth.signInWithOtp({ email: "two@example.com" })).error).toBeNull();
  // whom no mail is sent takes nobody's
  for (let n = 0; n < 5; n += 1) {
    await auth.client(address(3)).auth.resetPasswordForEmail(`nobody-${n}@example.com`);
    await auth.client(address(3)).auth.signInWithOtp({ email: `nobody-${n}@example.com`, options: { shouldCreateUser: false } });
  }
  expect((await auth.client(address(4)).auth.signUp({ email: "three@example.com", password: "correct horse" })).error).toBeNull();
  const known = mailsTo(email);

  for (const whom of [email, "one@example.com", "four@example.com"])
    expect((await auth.client(address(5)).auth.signUp({ email: whom, password: "correct horse" })).error).toMatchObject({
      ...tooMany,
      message: "Too many mails were asked for: try again in 10 minutes",
    });
  const strangers = ["one@example.com", "two@example.com", "four@example.com"];
  const before = strangers.map(mailsTo);
  for (const whom of [...strangers, email]) {
    const asking = auth.client(address(6)).auth;
    const answers = [
      await asking.signInWithOtp({ email: whom }),
      await asking.resetPasswordForEmail(whom),
      await asking.resend({ type: "signup", email: whom }),
    ];
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
  }
  expect(strangers.map(mailsTo)).toEqual(before);
  expect(mailsTo(email)).toBe(known + 2);
  expect(await auth.sql`select from auth.users where email = 'four@example.com'`).toEqual([]);
  expect((await client.auth.updateUser({ email: "five@example.com" })).error).toMatchObject(tooMany);
  expect(mailsTo("five@example.com")).toBe(0);
});
