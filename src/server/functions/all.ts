import * as z from "zod";
import { requestKeyHeader } from "#domain/contract.ts";
import { Failure } from "#domain/failure.ts";
import { clientAddress } from "#server/auth/request.ts";
import type { Part, ServerContext } from "#server/http/app.ts";
import { parseJson, readBody } from "#server/http/body.ts";
import { failureResponse } from "#server/http/failure-response.ts";
import { withKey } from "#server/http/wrong-keys.ts";
import { type Clients, clientsOf } from "#server/oauth/clients.ts";
import { type DescribeInstance, instanceOf } from "#server/operating/instance.ts";
import { nameRoute } from "#server/operating/request-scope.ts";
import { type Readers, readersOf } from "#server/reading/readers.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { createWeb, type Web } from "#server/web-reading/web.ts";
import { answerAsEvents } from "./answer-as-events.ts";
import { answerFile } from "./answer-file.ts";
import { callerOf } from "./caller.ts";
import { createDrafters } from "./drafters.ts";
import { type Drafters, FileAnswer, type FunctionContext, type ServerFunction } from "./function.ts";
import { plainFunctions } from "./plain-functions.ts";
import { createRunningDrafts, type RunningDrafts } from "./running-drafts.ts";

type Tools = {
  drafters: Drafters;
  running: RunningDrafts;
  web: Web;
  readers: Readers;
  clients: Clients;
  instance: DescribeInstance;
};

/** Everything below /functions/v1/; the models are made from the environment on the first call. */
export function createFunctions(): Part {
  let tools: Tools | undefined;
  return async (request, context) => {
    try {
      tools ??= toolsOf(context);
      return await answer(request, context, tools);
    } catch (error) {
      if (error instanceof Failure && error.kind === "unavailable")
        context.log.warn({ err: error.cause ?? error }, error.message);
      return failureResponse(coded(error), context.log);
    }
  };
}

function toolsOf(context: ServerContext): Tools {
  const readers = readersOf(context.env);
  return {
    drafters: createDrafters(context),
    running: createRunningDrafts(),
    web: createWeb(context.env, readers),
    readers,
    clients: clientsOf(context.env),
    instance: instanceOf(context),
  };
}

async function answer(request: Request, { backend, env, log }: ServerContext, tools: Tools): Promise<Response> {
  const name = new URL(request.url).pathname.replace(/^\/functions\/v1\//, "");
  const found = plainFunctions.get(name) ?? (await import("./drafting-functions.ts")).draftingFunctions.get(name);
  if (!found) throw new Failure("not_found", "There is no function of this name.");
  nameRoute(`/functions/v1/${name}`);
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow: "OPTIONS, POST" } });
  if (request.method !== "POST") {
    const said = { message: "Call a function with POST.", code: "method_not_allowed" };
    return Response.json(said, { status: 405, headers: { allow: "OPTIONS, POST" } });
  }
  const caller = await callerOf(request, backend, found);
  const work = await taken(request, found);
  if (!work) return Response.json({ message: "This is too much to send at once.", code: "too_large" }, { status: 413 });
  const context: FunctionContext = {
    ...tools,
    mailer: backend.mailer,
    ...caller,
    origin: env.SITE_URL,
    visitor: sha256(clientAddress(request)),
    goOn: (work) => void work.catch((err: unknown) => log.error({ err }, "what went on after an answer failed")),
    request_key: z.uuid().safeParse(request.headers.get(requestKeyHeader)).data,
  };
  const { key } = caller;
  const run = (told: FunctionContext) => (key === undefined ? work(told) : withKey({ request, backend, key }, () => work(told)));
  if (request.headers.get("accept")?.includes("text/event-stream")) {
    return answerAsEvents(
      (tell, gone) => run({ ...context, tell, gone }),
      (error) => failureResponse(coded(error), log),
    );
  }
  const said = await run(context);
  if (said instanceof FileAnswer) return answerFile(said.file, request);
  return Response.json(said, { headers: { "cache-control": "no-store" } });
}

/** What a request asks for, once its body is let go; nothing where that is too long. */
async function taken(request: Request, { take, most }: Pick<ServerFunction, "take"> & { most: number }) {
  const bytes = await readBody(request, most);
  if (!bytes) return undefined;
  const body = parseJson(bytes);
  if (!body) throw new Failure("invalid", "The request is not valid JSON.");
  return take(body.value);
}

/** Every refusal has a code; its kind where no deeper one is known. */
function coded(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== undefined) return error;
  const { kind, message, retry_after, reasons, cause } = error;
  return new Failure(kind, message, { code: kind, reasons, cause, ...(retry_after === undefined ? {} : { retry_after }) });
}
