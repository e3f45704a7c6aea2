import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { createMailer, MailFailure } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";

const from = "Product Architect <no-reply@example.test>";
const mail = {
  to: "ada@example.test",
  subject: "Confirm your e-mail — grüße",
  html: '<p>Hello <a href="http://localhost/auth/v1/verify?token=a&amp;type=signup">Confirm</a></p>',
  text: "Hello\nhttp://localhost/auth/v1/verify?token=a&type=signup",
};
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function outbox() {
  const directory = await mkdtemp(join(tmpdir(), "outbox-"));
  cleanups.push(() => rm(directory, { recursive: true }));
  return createOutbox(join(directory, "outbox"));
}

async function smtpServer(options: { refuses?: boolean } = {}) {
  const received: { to: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, callback) => callback(options.refuses ? new Error("No such mailbox") : null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        callback(null);
      });
    },
  });
  const port = await listening(server.listen(0, "127.0.0.1"));
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, url: `smtp://127.0.0.1:${port}` };
}

async function listening(server: Server): Promise<number> {
  if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

async function mailerTo(smtpUrl: string | undefined) {
  const box = await outbox();
  const mailer = createMailer({ smtpUrl, from, outbox: box });
  cleanups.push(() => mailer.close());
  return { mailer, box };
}

test("with a mail server set, mail goes there and not into the outbox", async () => {
  const { url, received } = await smtpServer();
  const { mailer, box } = await mailerTo(url);
  await mailer.send(mail);
  const [only] = received;
  expect(received).toHaveLength(1);
  expect(only?.to).toEqual(["ada@example.test"]);
  const parsed = await PostalMime.parse(only?.raw ?? "");
  expect(parsed.subject).toBe(mail.subject);
  expect(parsed.text?.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
  expect(parsed.html).toContain("token=a&amp;type=signup");
  expect(parsed.from).toMatchObject({ name: "Product Architect", address: "no-reply@example.test" });
  expect(await box.list()).toEqual([]);
});

test("a mail server that refuses the mail ends in a mail failure", async () => {
  const { url } = await smtpServer({ refuses: true });
  const { mailer } = await mailerTo(url);
  await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailFailure);
});

test("a mail server that is not there ends in a mail failure", async () => {
  const closed = createServer();
  const port = await listening(closed.listen(0, "127.0.0.1"));
  await new Promise<void>((resolve) => closed.close(() => resolve()));
  const { mailer } = await mailerTo(`smtp://127.0.0.1:${port}`);
  await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailFailure);
});

test("without a mail server, mail is kept in the outbox word for word", async () => {
  const { mailer, box } = await mailerTo(undefined);
  await mailer.send(mail);
  const [entry] = await box.list();
  expect(entry).toMatchObject({ to: "ada@example.test", subject: mail.subject });
  expect(entry?.from).toBe("Product Architect <no-reply@example.test>");
  const kept = await box.get(entry?.id ?? "");
  expect(kept?.links).toEqual(["http://localhost/auth/v1/verify?token=a&type=signup"]);
  expect(kept?.html).toContain("Confirm</a>");
});

test.each([
  "ada@example.test\r\nBcc: eve@example.test",
  "ada@example.test, eve@example.test",
  "Ada <ada@example.test>",
  "ada@example.test eve@example.test",
  "",
])("an address that would reach somebody else is refused: %j", async (to) => {
  const { url, received } = await smtpServer();
  const { mailer } = await mailerTo(url);
  await expect(mailer.send({ ...mail, to })).rejects.toBeInstanceOf(MailFailure);
  expect(received).toEqual([]);
});

test("a subject with line breaks adds no header", async () => {
  const { url, received } = await smtpServer();
  const { mailer } = await mailerTo(url);
  await mailer.send({ ...mail, subject: "Hello\r\nBcc: eve@example.test\r\n\r\nBody" });
  expect(received[0]?.to).toEqual(["ada@example.test"]);
  const parsed = await PostalMime.parse(received[0]?.raw ?? "");
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.subject).toBe("Hello Bcc: eve@example.test Body");
});
