import * as z from "zod";
import { jsonFrom } from "#server/http/json.ts";
import { AuthError } from "./errors.ts";

const MAX_BODY_BYTES = 64 * 1024;
const jsonObject = z.record(z.string(), z.unknown());

/** Reads a JSON object of a known shape, at most 64 KB of it, and refuses what PostgreSQL could not store. */
export async function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(parseObject(await readText(request)));
  if (parsed.success) return parsed.data;
  throw new AuthError(400, "validation_failed", firstProblem(parsed.error));
}

/** Reads what a page's own form sends; of a name sent twice the first counts. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const form = new URLSearchParams(await readText(request));
  for (const [name, value] of form)
    if (!storableText(name) || !storableText(value)) throw new AuthError(400, "validation_failed", "The form cannot be read");
  return form;
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseObject(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return jsonObject.parse(jsonFrom(text, storable));
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON: send one JSON object without NUL characters");
  }
}

function storable(key: string, value: unknown): unknown {
  if (!storableText(key) || (typeof value === "string" && !storableText(value))) throw new Error("not storable as text");
  return value;
}

function storableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function tooLarge(): AuthError {
  return new AuthError(413, "validation_failed", "The request body is too large: send at most 64 KB");
}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return "The request is not valid";
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`;
}
