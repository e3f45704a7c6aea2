import { createHash } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type * as z from "zod";
import { Complaint, TooSoon } from "#cli/complaint.ts";
import { version } from "#cli/own-version.ts";
import { plainLine } from "#cli/terminal/plain.ts";
import { fetchBy } from "./request.ts";

type Reached = { address: string; key: string };
/** What a tool answers: a text for people, and the same for programs. */
export type Answer = { text: string; structured: unknown };
export type Tools = { call(name: string, args: Record<string, unknown>): Promise<Answer> };

/** The project's tools over the Model Context Protocol, for as long as `use` takes. */
export async function withTools<Result>({ address, key }: Reached, use: (tools: Tools) => Promise<Result>): Promise<Result> {
  const client = new Client({ name: "product-architect", version }, { versionNegotiation: { mode: "auto" } });
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { fetch: fetchBy({ address, key }) });
  try {
    await client.connect(transport);
    return await use({ call: (name, args) => call(client, name, args) });
  } catch (error) {
    throw complaintIn(error) ?? new Complaint(`${address} does not answer as Product Architect does; check the address.`);
  } finally {
    await client.close();
  }
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args });
  const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  if (isError) throw refusalOf(plainLine(text).slice(0, 1_000) || "The server refused without saying why.");
  return { text, structured: structuredContent };
}

/** A tool says in words alone that a key is used too often. */
function refusalOf(sentence: string): Complaint {
  return /within a minute\.$/.test(sentence) ? new TooSoon(sentence, 30) : new Complaint(sentence);
}

/** What a tool answers for programs, in the shape that is expected. */
export function answerIn<Shape extends z.ZodType>(shape: Shape, { structured }: Answer): z.output<Shape> {
  const read = shape.safeParse(structured);
  if (!read.success)
    throw new Complaint("The server does not answer as this product-architect expects; update the older one of the two.");
  return read.data;
}

/** By which the server knows that it was told this already: nothing else but what is said. */
export function sameForSame(what: string, said: object): string {
  return `${what}-${createHash("sha256").update(JSON.stringify(said)).digest("hex")}`;
}

/** The sentence on purpose, which the client may have wrapped. */
function complaintIn(error: unknown): Complaint | null {
  if (error instanceof Complaint) return error;
  return error instanceof Error && error.cause ? complaintIn(error.cause) : null;
}
