import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMailer } from "./mailer.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

let directory = "";
let box: Outbox;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "outbox-"));
  box = createOutbox(join(directory, "outbox"));
});
afterEach(() => rm(directory, { recursive: true }));

function write(subject: string, html = "<p>Hello</p>", text = "Hello") {
  const mailer = createMailer({ from: "no-reply@example.test", outbox: box });
  return mailer.send({ to: "ada@example.test", subject, html, text });
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return box.fetch(new Request(`http://localhost:3000${path}`, { headers, method }));
}

async function firstId() {
  const [entry] = await box.list();
  return entry?.id ?? "";
}

test("the outbox lists the newest mail first", async () => {
  for (const subject of ["first", "second", "third"]) await write(subject);
  expect((await box.list()).map(({ subject }) => subject)).toEqual(["third", "second", "first"]);
  const page = await (await ask("/outbox")).text();
  expect(page.indexOf("third")).toBeLessThan(page.indexOf("first"));
  expect(page).toContain("ada@example.test");
});

test("an empty outbox says what would be in it", async () => {
  expect(await (await ask("/outbox")).text()).toContain("No mail yet");
  expect(await (await ask("/outbox", { accept: "application/json" })).json()).toEqual([]);
});

test("scripts read the outbox as JSON", async () => {
  await write("Confirm", "<p>x</p>", "Open http://localhost:3000/confirm?token=1 now");
  const entries = await (await ask("/outbox", { accept: "application/json" })).json();
  expect(entries).toMatchObject([{ subject: "Confirm", to: "ada@example.test" }]);
  const mail = await (await ask(`/outbox/${entries[0].id}`, { accept: "application/json" })).json();
  expect(mail).toMatchObject({ links: ["http://localhost:3000/confirm?token=1"] });
});

test("a mail is shown in a frame that runs no script and whose links open in the whole window", async () => {
  await write("Hi", `<!doctype html><script>alert(1)</script><a href="http://localhost/confirm">Confirm</a>`);
  const response = await ask(`/outbox/${await firstId()}`);
  const page = await response.text();
  expect(page).not.toContain("<script");
  expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
  expect(page).toContain('srcdoc="&lt;!doctype html&gt;&lt;base target=&quot;_top&quot;&gt;&lt;script&gt;');
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("subject, addresses and text are shown as text, never as markup", async () => {
  const evil = `<img src=x onerror=alert(1)>"'`;
  await write(evil, "", `${evil} https://example.test/?a=1&b=2`);
  for (const path of ["/outbox", `/outbox/${await firstId()}`, `/outbox/${await firstId()}?view=text`]) {
    const page = await (await ask(path)).text();
    expect(page).not.toContain("<img");
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
  }
  const text = await (await ask(`/outbox/${await firstId()}?view=text`)).text();
  expect(text).toContain('<a href="https://example.test/?a=1&amp;b=2">');
});

test("a mail can be downloaded as the .eml file it is", async () => {
  await write("Keep me");
  const response = await ask(`/outbox/${await firstId()}.eml`);
  expect(response.headers.get("content-type")).toBe("message/rfc822");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.eml"$/);
  expect(await response.text()).toContain("Subject: Keep me");
});

test("the outbox can only be read", async () => {
  expect((await ask("/outbox", {}, "DELETE")).status).toBe(405);
});

test.each(["/outbox/nothing", "/outbox/..%2f..%2fetc%2fpasswd", "/outbox/%00", "/outbox/a/b", "/outboxes"])(
  "%s is not found",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("mails are readable by their owner alone and only the newest 200 are kept", async () => {
  for (let count = 1; count <= 203; count++) await write(`mail ${count}`);
  const entries = await box.list();
  expect(entries).toHaveLength(200);
  expect([entries[0]?.subject, entries.at(-1)?.subject]).toEqual(["mail 203", "mail 4"]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(200);
  const names = await readdir(join(directory, "outbox"));
  expect(names).toHaveLength(200);
  expect((await stat(join(directory, "outbox", names[0] ?? ""))).mode & 0o777).toBe(0o600);
  expect((await stat(join(directory, "outbox"))).mode & 0o777).toBe(0o700);
});
