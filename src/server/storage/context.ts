import * as z from "zod";
import { nextOf, readOut } from "#server/http/body.ts";
import { type BodyRoom, comingOf, type Pieces } from "#server/http/body-room.ts";
import type { Identity } from "#server/http/identity.ts";
import { jsonFrom } from "#server/http/json.ts";
import type { Log } from "#server/log.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { Refusal } from "#server/rest/errors.ts";
import type { Drive } from "./drive.ts";
import { failures } from "./failure.ts";
import type { VirusScanner } from "./virus-scanner.ts";

/** One request and all it takes to answer it. */
export type Context = {
  sql: Sql;
  drive: Drive;
  /** Where none is set, files are not looked into. */
  scanner?: VirusScanner | undefined;
  log: Log;
  key: Uint8Array;
  /** For the bytes of files that are on their way to the drive. */
  room: BodyRoom;
  request: Request;
  url: URL;
  identity: Identity;
};
/** What the address names: a checked bucket, a checked object name, each only where the route has one. */
export type Target = { bucket: string; name: string };

const JSON_LIMIT = 1_048_576;

export async function readJson<T>(request: Request, shape: z.ZodType<T>): Promise<T> {
  const bytes = await readBytes(request, JSON_LIMIT);
  const parsed = shape.safeParse(parseJson(bytes.toString() || "{}"));
  if (!parsed.success) throw failures.invalid(z.prettifyError(parsed.error).replace(/\s+/g, " ").slice(0, 500));
  return parsed.data;
}

export function readBytes(request: Request, limit: number): Promise<Buffer> {
  const read = reading(request, limit);
  return comingOf(request)?.whole(read) ?? read;
}

async function reading(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitedBody(request, limit, comingOf(request))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The body piece by piece; it ends in a failure as soon as more has come than may. */
export async function* limitedBody(request: Request, limit: number, coming: Pieces | undefined): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw failures.tooLarge();
  const reader = request.body?.getReader();
  let size = 0;
  try {
    while (reader) {
      const { done, value } = await nextOf(reader, coming?.over).catch((error: unknown) => {
        throw error instanceof Refusal ? error : failures.invalid("The upload broke off: send it again.");
      });
      if (done) return;
      size += value.length;
      if (size > limit) throw failures.tooLarge();
      coming?.take(value.length);
      yield value;
    }
  } finally {
    if (reader) void readOut(reader).catch(() => undefined);
  }
}

export function parseJson(text: string): unknown {
  try {
    return jsonFrom(text);
  } catch {
    throw failures.invalid("The body is not JSON.");
  }
}
