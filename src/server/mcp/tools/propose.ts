import * as z from "zod";
import { propose as proposeWith } from "#data/proposals.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { proposalInput } from "#domain/proposals.ts";
import { defineTool } from "#server/mcp/tool.ts";

const text = z.string().max(100_000).nullable();

export const propose = defineTool({
  name: "propose",
  title: "Propose a change",
  description:
    "Suggests a change that a person accepts or declines: of a field ({cite, field, value}), a new row ({kind, words by field}), or a removal ({cite, remove: true}). Never an overwrite. Needs a key that may write.",
  input: z.object({
    cite: z.string().max(60).optional().describe("The revision you read: US-14@3 or project_scope@7"),
    field: z.string().max(63).optional(),
    value: text.optional(),
    remove: z.literal(true).optional(),
    kind: z.enum(allNouns as [Noun, ...Noun[]]).optional(),
    words: z.record(z.string().max(63), text).optional(),
    why: z.string().max(2000).optional(),
    idempotency_key: z.string().min(1).max(200).optional().describe("The same for a repeated try"),
  }),
  output: { id: z.string(), state: z.string(), of: z.string() },
  writes: true,
  run: async ({ idempotency_key, kind, ...given }, { db, by }) => {
    const said = Object.fromEntries(Object.entries({ ...given, noun: kind }).filter(([, value]) => value !== undefined));
    const read = proposalInput.safeParse(said);
    if (!read.success) {
      throw new Failure("invalid", "Say either cite, field and value, or kind and words, or cite and remove: true.");
    }
    const { id, state } = await proposeWith(db, { ...by, proposal: read.data, idempotency_key });
    return { id, state, of: given.cite ?? kind ?? "" };
  },
});
