import { DatabaseError } from "pg";
import { clientAddress } from "#server/auth/request.ts";
import { readBody } from "#server/http/body.ts";
import type { Ask } from "#server/http/data-door.ts";
import type { Claims, Identity, Role } from "#server/http/identity.ts";
import { DatabaseAway } from "#server/postgres/database-away.ts";
import { createPool } from "#server/postgres/pool.ts";
import { API_LIMITS } from "#server/postgres/prepare.ts";
import { type Texts, together } from "#server/postgres/together.ts";
import { acceptedForm, answer, type Found } from "./answer.ts";
import { build, type Shape } from "./build.ts";
import { readCatalogue } from "./catalogue.ts";
import { type Answer, databaseRefusal, Refusal, refused } from "./errors.ts";
import { type Asking, guard } from "./guard.ts";
import { createLargeBodies } from "./large-bodies.ts";
import { type Asked, parse } from "./parse.ts";
import { everything, newNode } from "./parse-select.ts";
import type { Query } from "./tree.ts";
import { createTurns, type EndedBy, GaveWay } from "./turns.ts";

export type Rest = {
  fetch(request: Request, identity: Identity): Promise<Response>;
  answer(ask: Ask, body: Asking["body"], identity: Identity): Promise<Answer>;
  close(): Promise<void>;
};

const ROLES: ReadonlySet<Role> = new Set<Role>(["anon", "authenticated", "service_role"]);
const CONNECTIONS = 10;
/** As many as two accounts have at once: whoever asks beside somebody busy does not wait for a connection. */
const WARM = 6;
const TURNS = { atOnce: CONNECTIONS, perAccount: 3, waiting: 200, patienceMs: 10_000, burstMs: 2_000, perSecondMs: 250 };

/**
 * `/rest/v1`: PostgREST's protocol. A request is read into a tree of names the catalogue knows, becomes one statement, and travels
 * with its transaction and identity in one flight; the database writes the answer's body.
 */
export async function createRest(urls: { apiUrl: string; ownerUrl: string }): Promise<Rest> {
  const catalogue = await readCatalogue(urls.ownerUrl);
  const pool = createPool(urls.apiUrl, {
    max: CONNECTIONS,
    min: WARM,
    name: "product-architect-api",
    ...API_LIMITS,
  });
  // whether the database is there is for whoever asks to find out
  void pool.warm().catch(() => {});
  const turns = createTurns(TURNS);
  const payFor = createLargeBodies();

  const rest: Rest = {
    fetch: async (request, identity) => responseOf(await rest.answer(request, (limit) => readBody(request, limit), identity)),
    answer: (ask, body, identity) => {
      const { pathname, search } = new URL(ask.url);
      const header = (name: string) => ask.headers.get(name) ?? undefined;
      return answerTo({ method: ask.method, pathname, search, header, body }, identity, () => clientAddress(ask));
    },
    close: () => pool.end({ timeout: 5 }),
  };
  return rest;

  async function answerTo(asking: Asking, identity: Identity, address: () => string): Promise<Answer> {
    try {
      if (!ROLES.has(identity.role)) throw new Refusal(401, "PGRST301", "This role may not sign in.");
      const account = identity.claims.sub ?? (identity.role === "anon" ? `visitor at ${address()}` : identity.role);
      const asked = await guard(asking);
      await payFor(account, asked.body.byteLength);
      // within the turn, since to read what is refused keeps us busy, too
      const inTurn = async (endedBy: EndedBy) => {
        const query = parse(catalogue, asked);
        const shape = shapeOf(asked, query, asking.header("accept"));
        const statement = build(query, shape);
        const readOnly = asked.method === "GET" || asked.method === "HEAD";
        const queries = [identityQuery(identity, readOnly), statement];
        const texts = await pool.take((connection) => {
          endedBy(() => connection.cancel());
          return together(connection, queries);
        });
        return answer(asked, query, shape, foundIn(texts));
      };
      const turn = () => turns.take(account, inTurn, address());
      return await turn().catch((error: unknown) => {
        if (error instanceof GaveWay && error.isUndone) return turn();
        throw error;
      });
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      if (error instanceof DatabaseAway)
        return refused(new Refusal(503, "PGRST000", "The database cannot answer right now. Please try again."));
      if (error instanceof DatabaseError) return refused(databaseRefusal(error, identity.role === "anon"));
      throw error;
    }
  }
}

export function responseOf({ status, headers, body }: Answer): Response {
  if (body === "") return new Response(null, { status, headers });
  return new Response(body, { status, headers: { ...headers, "content-length": String(Buffer.byteLength(body)) } });
}

const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('transaction_read_only', $3, true),
  set_config('request.jwt.claim.sub', $4, true)`;
const ENDED = "rest.fail(401, 'PGRST301', 'The session is not valid any more. Sign in again.', null)";
const BECOME_LIVING = `${BECOME}, case when not rest.session_lives($5::uuid, $4::uuid) then ${ENDED} end`;
const spelled = new WeakMap<Claims, string>();

/** Who asks, for this transaction; the database itself says whether their session lives. */
function identityQuery({ role, claims }: Identity, readOnly: boolean) {
  const said = spelled.get(claims) ?? JSON.stringify({ ...claims, role });
  spelled.set(claims, said);
  const values = [role, said, readOnly ? "on" : "off", claims.sub ?? ""];
  if (claims.session_id === undefined) return { text: BECOME, values };
  return { text: BECOME_LIVING, values: [...values, claims.session_id] };
}

export function shapeOf({ method, prefer }: Asked, query: Query, accept: string | undefined): Shape {
  const accepted = acceptedForm(accept);
  const isWrite = query.kind !== "read" && query.kind !== "call";
  const isMinimal = isWrite
    ? prefer.returns !== "representation"
    : query.kind === "call" && /return=minimal/.test(prefer.applied.join());
  let form: Shape["form"] = method === "HEAD" || isMinimal ? "none" : accepted.form;
  if (query.kind === "insert" && prefer.returns === "headers-only") {
    const { relation } = query.node;
    query.node = newNode(
      relation,
      everything(relation).filter((item) => item.kind === "column" && relation.primary.includes(item.field.column.name)),
    );
    form = "list";
  }
  const isValue = query.kind === "call" && !query.node && !query.routine.isSet;
  return {
    form,
    mustBeOne: accepted.form === "one" && !isValue,
    stripsNulls: accepted.stripsNulls,
    counts: prefer.counts,
    missingIsDefault: prefer.missingIsDefault,
    mostAffected: query.kind === "read" || query.kind === "insert" ? undefined : prefer.mostAffected,
  };
}

/** In the order in which every statement of ours answers. */
function foundIn([row]: Texts): Found {
  if (!row) throw new Error("The data API's statement answered no row.");
  const [rows, total = null, body = null] = row;
  return { rows: Number(rows), total: total === null ? undefined : Number(total), body };
}
