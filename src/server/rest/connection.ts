import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";
import { PostgresConnection } from "@supabase/lite/postgres";
import { sql } from "kysely";
import type { Identity } from "#server/http/identity.ts";
import { connectionOptions, type Introspection, readCatalogue } from "./catalogue.ts";
import { travelLight, UNAWAITED } from "./driver.ts";
import { databaseRefusal, isDatabaseError } from "./errors.ts";

type WithContext = PostgresConnection["withContext"];
type ContextOptions = Parameters<WithContext>[2];
type Querying = Parameters<Parameters<WithContext>[1]>[0];

/** Who asks, for the work of one request; the library itself is never told. */
export const asking = new AsyncLocalStorage<Identity>();

function whoAsks(): Identity {
  const identity = asking.getStore();
  if (!identity) throw new Error("The data API was reached without an identity.");
  return identity;
}

class Undo extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("undo");
    this.response = response;
  }
}

/** The library's connection with its identity set-up, catalogue and error answers replaced by ours. */
class GuardedConnection extends PostgresConnection {
  readonly #ownerUrl: string;
  #catalogue: Promise<Introspection> | undefined;

  constructor(urls: { apiUrl: string; ownerUrl: string }) {
    super(connectionOptions(urls.apiUrl, 10));
    this.#ownerUrl = urls.ownerUrl;
    travelLight(this.driver);
  }

  /** Always one transaction, one statement for the identity, and no answer without one. */
  override async withContext<T>(_vars: unknown, work: (db: Querying) => Promise<T>, options?: ContextOptions): Promise<T> {
    const identity = whoAsks();
    if (options?.transaction) throw new Error("The data API runs one transaction for each request.");
    try {
      return await this.kysely.transaction().execute(async (tx) => {
        await become(identity, options).execute(tx);
        const result = await work(tx);
        if (result instanceof Response && result.status >= 400) throw new Undo(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return answered(error.response);
      if (isDatabaseError(error)) return answered(databaseRefusal(error, identity.role === "anon"));
      throw error;
    }
  }

  /** The public schema as the owner sees it: nothing else can be named, embedded or called. */
  override introspect(): Promise<Introspection> {
    this.#catalogue ??= readCatalogue(this.#ownerUrl).catch((error: unknown) => {
      this.#catalogue = undefined;
      throw error;
    });
    return this.#catalogue;
  }

  override async clearSchemaCache() {
    this.#catalogue = undefined;
  }

  override async close() {
    await this.driver.end({ timeout: 5 });
  }
}

function become(identity: Identity, options: ContextOptions) {
  const rpc = options?.rpc;
  const settings: [string, string][] = [
    ["role", identity.role],
    ["request.jwt.claims", JSON.stringify({ ...identity.claims, role: identity.role })],
  ];
  if (rpc) {
    settings.push(["response.status", ""], ["response.headers", ""]);
    settings.push(["request.method", rpc.method], ["request.path", rpc.path], ["request.headers", "{}"]);
    if (rpc.readOnly) settings.push(["transaction_read_only", "on"]);
  }
  return sql`${sql.raw(UNAWAITED)}select ${sql.join(settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`))}`;
}

/** The library hands back whatever this step answers, so a Response from here is the answer. */
function answered<T>(response: Response): T {
  return response as T;
}

export async function openLibrary(urls: { apiUrl: string; ownerUrl: string }) {
  const connection = new GuardedConnection(urls);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"], pg_safe_update: true },
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: {
        apiKeys: { resolver: async () => ({ type: "publishable" as const, claims: { ...whoAsks().claims } }) },
        disableStudio: true,
        disableFallback: true,
      },
    },
  });
  await app.init();
  return { connection, fetch: (request: Request): Promise<Response> => Promise.resolve(app.fetch(request)) };
}
