import type { Identity, Role } from "#server/http/identity.ts";
import { restError } from "./errors.ts";
import { guard } from "./guard.ts";
import { refuseMisplacedJson } from "./json-text.ts";
import { keepTexts } from "./texts.ts";

export type Rest = {
  fetch(request: Request, identity: Identity): Promise<Response>;
  /** After a migration: the next request reads the catalogue anew. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

const ROLES: ReadonlySet<Role> = new Set<Role>(["anon", "authenticated", "service_role"]);

/** `/rest/v1`: PostgREST's protocol by @supabase/lite, behind our own guards: identity, catalogue, bodies and errors are never the library's. */
export async function createRest(urls: { apiUrl: string; ownerUrl: string }): Promise<Rest> {
  const { asking, openLibrary } = await loadLibrary();
  const library = await openLibrary(urls);
  await library.connection.introspect();

  return {
    async fetch(request, identity) {
      if (!ROLES.has(identity.role)) return restError(401, "PGRST301", "This role may not sign in.");
      const guarded = await guard(request);
      if (guarded instanceof Response) return guarded;
      const { relation, isFunction, written } = guarded;
      if (!isFunction) {
        const columns = await columnsOf(relation);
        if (!columns) return restError(404, "PGRST205", `Could not find the table 'public.${relation}' in the schema cache`);
        const refused = written === undefined ? undefined : refuseMisplacedJson(written, columns);
        if (refused) return refused;
        guarded.url = keepTexts(guarded.url, columns);
      }
      const response = await asking.run(identity, () => library.fetch(new Request(guarded.url, guarded.init)));
      return plain(response);
    },
    reload: () => library.connection.clearSchemaCache(),
    close: () => library.connection.close(),
  };

  async function columnsOf(name: string) {
    const { tables, views, columns } = await library.connection.introspect();
    const known = tables.some((table) => table.name === name) || views.some((view) => view.name === name);
    return known ? columns.filter((column) => column.table === name) : undefined;
  }
}

/** Importing the library replaces `process.emitWarning` by one that throws on Error warnings. */
export async function loadLibrary() {
  const emitWarning = process.emitWarning;
  try {
    return await import("./connection.ts");
  } finally {
    process.emitWarning = emitWarning;
  }
}

async function plain(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith("access-control-")) headers.delete(name);
  headers.set("cache-control", "no-store");
  if (response.status < 500) return new Response(response.body, { status: response.status, headers });
  const said = await response.json().catch(() => ({}));
  // the library answers some malformed requests with 500 and a code of its own
  if (said?.code === "SUP") return restError(400, "PGRST100", "The request could not be understood.");
  return restError(response.status, String(said?.code ?? "PGRSTX00"), "The database cannot answer right now. Please try again.");
}
