import { type AuthInfo, createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import type { Opened } from "#data/with-key.ts";
import { handedRows } from "#domain/agents/handed-rows.ts";
import { Failure, failureStatus } from "#domain/failure.ts";
import { clientAddress } from "#server/auth/request.ts";
import type { Part, ServerContext } from "#server/http/app.ts";
import { parseJson, readBody } from "#server/http/body.ts";
import { failureResponse } from "#server/http/failure-response.ts";
import { bearerOf } from "#server/http/identify.ts";
import { withKey } from "#server/http/wrong-keys.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { readersOf } from "#server/reading/readers.ts";
import { mcpServerFor } from "./mcp-server.ts";
import { createOpenedProjects } from "./opened-projects.ts";
import type { Handing } from "./tool.ts";
import { strangeAddress } from "./who-may-ask.ts";

/** In bytes: the longest text there is, and room to say what it is for. */
const MOST_BODY = 1_000_000;

type Options = {
  /** What a refused caller reads in WWW-Authenticate. */
  challenge?: (context: ServerContext) => string;
  /** Our word for the resource that keys are given for which are shown here; none opens other addresses. */
  shownAt?: (context: ServerContext) => Promise<string>;
  /** Registers more than the product offers. */
  alsoOffer?: (server: McpServer) => void;
};

/** The Model Context Protocol over HTTP: 2026-07-28 and, without sessions, that of 2025. Whoever shows a project's key is answered. */
export function createMcp({ challenge = () => "Bearer", shownAt, alsoOffer }: Options = {}): Part {
  const projects = createOpenedProjects();
  const handings = new WeakMap<AuthInfo, Handing>();
  const handler = createMcpHandler(({ authInfo }) => {
    const handing = authInfo && handings.get(authInfo);
    if (!handing) throw new Error("An agent was let in without a key.");
    const server = mcpServerFor(handing);
    alsoOffer?.(server);
    return server;
  });

  return async (request, context) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: "OPTIONS, POST" } });
    const strange = strangeAddress(request, context.env);
    if (strange) return refused(403, -32600, strange);
    try {
      return await answer(request, context);
    } catch (error) {
      if (!(error instanceof Failure)) return failureResponse(error, context.log);
      const headers =
        error.kind === "signed_out"
          ? { "www-authenticate": challenge(context) }
          : { "retry-after": String(error.retry_after ?? 1) };
      return refused(
        failureStatus[error.kind],
        -32001,
        error.message,
        error.kind === "signed_out" || error.retry_after ? headers : {},
      );
    }
  };

  async function answer(request: Request, context: ServerContext): Promise<Response> {
    const { backend } = context;
    const key = bearerOf(request.headers.get("authorization"));
    if (key === undefined) throw new Failure("signed_out", "Show a project's key: Authorization: Bearer srs_…");
    const by = shownAt ? { key, resource: await shownAt(context) } : { key };
    const db = backend.databaseFor(undefined, request);
    return withKey({ request, backend, key }, () =>
      wholeProjects.within(
        clientAddress(request),
        () => projects.open(db, by),
        (opened) => answerWith(opened, { request, context, key, db, by }),
        ({ content }) => content,
      ),
    );
  }

  async function answerWith(opened: Opened, { request, context, key, db, by }: Asked): Promise<Response> {
    const { env, log } = context;
    if (request.method !== "POST") return handler.fetch(request);
    const bytes = await readBody(request, MOST_BODY);
    if (!bytes) return refused(413, -32600, "This is too much to send at once.");
    const body = parseJson(bytes);
    if (!body) return refused(400, -32700, "The request is not valid JSON, or nested too deeply.");
    const authInfo: AuthInfo = { token: key, clientId: opened.key.id, scopes: [opened.key.scope] };
    const { writing } = readersOf(env);
    const whose = [opened.project_id, clientAddress(request)];
    handings.set(authInfo, { db, by, opened, handed: handedRows(opened.content), origin: env.SITE_URL, log, writing, whose });
    return handler.fetch(request, { authInfo, parsedBody: body.value });
  }
}

type Asked = { request: Request; context: ServerContext; key: string } & Pick<Handing, "db" | "by">;

function refused(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}
