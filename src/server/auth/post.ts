import { setTimeout as wait } from "node:timers/promises";
import type { Mail, Mailer } from "#server/mail/mailer.ts";
import { AuthError } from "./errors.ts";
import type { Log } from "./log.ts";

const OUTAGE_MS = 60_000;

export type Post = {
  /** Resolves once the mail server has taken the mail, so that nothing is written for a mail that never left. */
  send(mail: Mail): Promise<void>;
  /** Takes as long and fails as often as a real mail, for addresses that get none. */
  pretend(): Promise<void>;
};

export function createPost(mailer: Pick<Mailer, "send">, log: Log): Post {
  let usualMs = 20;
  let failedAt: number | undefined;
  return {
    send: async (mail) => {
      const started = performance.now();
      try {
        await mailer.send(mail);
      } catch (cause) {
        failedAt = performance.now();
        log.error({ err: cause }, "a mail could not be sent");
        throw mailDown();
      }
      failedAt = undefined;
      usualMs = 0.8 * usualMs + 0.2 * Math.min(performance.now() - started, 5_000);
    },
    pretend: async () => {
      if (failedAt !== undefined && performance.now() - failedAt < OUTAGE_MS) throw mailDown();
      await wait(usualMs * (0.8 + Math.random() * 0.4));
    },
  };
}

function mailDown(): AuthError {
  return new AuthError(503, "unexpected_failure", "The mail could not be sent: try again in a few minutes", { retryAfter: 60 });
}
