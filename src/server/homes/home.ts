import type { AskData } from "#server/http/data-door.ts";
import type { Claims } from "#server/http/identity.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { OutboxDoor } from "#server/mail/outbox-door.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Realtime } from "#server/realtime/realtime.ts";

/** Whoever answers the platform's paths: the one place that knows is `startBackend`. */
export type Home = {
  /** /auth/v1, /rest/v1 and /storage/v1 */
  platform(request: Request): Promise<Response>;
  /** /rest/v1 without a Request and a Response in between, where we answer it ourselves. */
  data?: AskData;
  /** /realtime/v1/websocket */
  realtime: Realtime;
  verify(token: string): Promise<Claims | undefined>;
  publishableKey: string;
  /** The owner's connection; absent when a Supabase answers. */
  sql?: Sql;
  /** The one who sends every mail; closed with the home. */
  mailer: Mailer;
  /** Mails kept on this machine, while no SMTP is set. */
  outbox?: OutboxDoor;
  ready(): Promise<boolean>;
  close(): Promise<void>;
  /** Lines for the start message: where data lies, where mail goes. */
  description: string[];
};
