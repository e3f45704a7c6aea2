import { mails } from "#server/operating/metrics.ts";
import type { Outbox } from "./outbox.ts";

export type Mail = { to: string; subject: string; html: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): Promise<void> };

export class MailFailure extends Error {
  override name = "MailFailure";
}

const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;
const TIMEOUT = 10_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/** Mails go over SMTP where an address is given, else they are kept in the outbox as real .eml files. */
export function createMailer(options: { smtpUrl?: string | undefined; from: string; outbox: Pick<Outbox, "store"> }): Mailer {
  return options.smtpUrl ? createSmtpMailer(options.smtpUrl, options.from) : outboxMailer(options.outbox, options.from);
}

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      dnsTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      socketCloseTimeout: 1000,
      ...CLOSED,
    });
  });
  return counting({
    send: async (mail) => {
      const message = envelope(mail, from);
      const open = await transport.get();
      await open
        .sendMail(message)
        .catch((cause: unknown) => fail("The mail server did not take the mail: try again later.", cause));
    },
    close: async () => (await transport.made())?.close(),
  });
}

function outboxMailer(outbox: Pick<Outbox, "store">, from: string): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ streamTransport: true, buffer: true, newline: "windows", ...CLOSED });
  });
  return counting({
    send: async (mail) => {
      const message = envelope(mail, from);
      try {
        const sent = await (await transport.get()).sendMail(message);
        if (!Buffer.isBuffer(sent.message)) throw new TypeError("The mail was built as a stream.");
        await outbox.store(sent.message);
      } catch (cause) {
        fail("The mail could not be written to the outbox: check the data directory and its free space.", cause);
      }
    },
    close: async () => (await transport.made())?.close(),
  });
}

function counting({ send, close }: Mailer): Mailer {
  return {
    close,
    send: async (mail) => {
      let outcome: "sent" | "failed" = "failed";
      try {
        await send(mail);
        outcome = "sent";
      } finally {
        mails.inc({ outcome });
      }
    },
  };
}

/** The library takes a tenth of a second to load, so it is left to the first mail. */
function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    made: async () => made,
  };
}

function envelope({ to, subject, html, text }: Mail, from: string) {
  if (to.search(CONTROL) >= 0 || to.length > 320 || !ADDRESS.test(to)) {
    throw new MailFailure("Mail can only be sent to one plain e-mail address: correct it and try again.");
  }
  return { from, to: { name: "", address: to }, subject: subject.replace(CONTROL, " ").slice(0, 500), html, text, ...CLOSED };
}

function fail(message: string, cause: unknown): never {
  throw new MailFailure(message, { cause });
}
