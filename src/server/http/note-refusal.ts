import { clientAddress, inetAddress, userAgent } from "#server/auth/request.ts";
import type { Log } from "#server/log.ts";
import type { Sql } from "#server/postgres/sql.ts";
import type { Answer } from "#server/rest/errors.ts";
import type { Ask } from "./data-door.ts";
import type { Identity } from "./identity.ts";
import { askedFor, namedIn } from "./refused-thing.ts";

type Asked = { request: Ask; identity: Identity; answer: Pick<Answer, "status" | "rows">; sent?: Uint8Array | undefined };

export type Refusals = {
  /** Looks at an answer that was given, and keeps it where it refused something. */
  note(asked: Asked): void;
  /** The same of a channel somebody may not listen to. */
  noteChannel(identity: Identity, topic: string): void;
};

const HOUR_MS = 3_600_000;
const MOST = 60;
/** Of all in an hour: whoever needs no account keeps none of those out who have one. */
const MOST_OF = { visitors: 400, accounts: 600 };
/** One part in so many of what is left is the most one asker fills, so that those who come later find some. */
const SHARE = 5;
const MOST_ASKERS = 10_000;

/**
 * Keeps who was refused what, in the log of the organization it belongs to where they are its member, else in that of accounts. It is
 * written after the answer; a flood fills nothing, since of one account, or one address of visitors, sixty an hour are looked at, of all
 * a thousand, and of each the fewer the more there were.
 */
export function createRefusals({ sql, log }: { sql: Sql; log: Log }): Refusals {
  let since = performance.now();
  const left = { ...MOST_OF };
  const counts = new Map<string, number>();

  return {
    note: ({ request, identity, answer, sent }) => {
      if (identity.role === "service_role") return;
      const isRefused = answer.status === 403;
      const hidden = isRefused ? undefined : askedFor(request, answer);
      if (!isRefused && hidden === undefined) return;
      const { pathname } = new URL(request.url);
      const whence = { address: inetAddress(request), agent: userAgent(request) };
      const asker = identity.claims.sub ?? `visitor at ${clientAddress(request)}`;
      const named = namedIn(request.url, sent);
      write(asker, { identity, named, hidden, what: `${request.method} ${pathname}`, ...whence });
    },
    noteChannel: (identity, topic) => {
      const named = namedIn(topic);
      if (identity.role !== "authenticated" || named === undefined) return;
      write(identity.claims.sub ?? "", { identity, named, what: `JOIN ${topic}`, address: null, agent: null });
    },
  };

  function write(asker: string, refusal: Refusal) {
    if (!counted(asker, refusal.identity.claims.sub === undefined ? "visitors" : "accounts")) return;
    const { identity, named = null, hidden, what, address, agent } = refusal;
    sql`select private.note_refusal(${identity.claims.sub ?? null}, ${named}, ${hidden?.table ?? null}, ${hidden?.id ?? null},
      ${what}, ${address}, ${agent})`.catch((error: unknown) =>
      log.error({ err: error }, "a refused access could not be written into the audit log"),
    );
  }

  function counted(asker: string, kind: keyof typeof MOST_OF): boolean {
    if (performance.now() - since > HOUR_MS) {
      since = performance.now();
      Object.assign(left, MOST_OF);
      counts.clear();
    }
    const count = (counts.get(asker) ?? 0) + 1;
    if (count === MOST + 1) log.warn("somebody is refused so often that no more of it is recorded within the hour");
    if (left[kind] === 0 || count > MOST + 1 || counts.size >= MOST_ASKERS) return false;
    counts.set(asker, count);
    if (count > Math.min(MOST, Math.ceil(left[kind] / SHARE))) return false;
    left[kind] -= 1;
    if (left[kind] === 0) log.warn(`so many ${kind} are refused that no more of it is recorded within the hour`);
    return true;
  }
}

type Refusal = {
  identity: Identity;
  named?: string | undefined;
  hidden?: { table: string; id: string } | undefined;
  what: string;
  address: string | null;
  agent: string | null;
};
