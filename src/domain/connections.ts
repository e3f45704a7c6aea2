import * as z from "zod";
import { defineContract } from "./contract.ts";
import { keyScopes } from "./project-api-keys.ts";

/** The rights an application may ask for, in the words of OAuth, and what they are called here. */
export const scopeWords = { read_only: "read", read_write: "read write" } as const;

/** Who asks, as the person is shown: the names are what the application says of itself. */
export const askingClient = z.object({
  name: z.string(),
  /** Who vouches for the name: the host that published it and is sent back to, or nobody. */
  is_verified: z.boolean(),
  host: z.string(),
  /** Where the person is sent back to: a host, or a program on their own computer. */
  returns_to: z.string(),
  is_local: z.boolean(),
});
export type AskingClient = z.output<typeof askingClient>;

export const connectableProject = z.object({
  id: z.uuid(),
  name: z.string(),
  organization_name: z.string(),
  color: z.string().nullable(),
});

/** The query an application sent the person with, as it is. */
const query = z.string().max(12_000);

const problem = z.object({ kind: z.literal("problem"), sentence: z.string() });
const elsewhere = z.object({ kind: z.literal("elsewhere"), address: z.string() });
const question = z.object({
  kind: z.literal("question"),
  client: askingClient,
  asks: z.enum(keyScopes),
  /** Where Cancel leads. */
  cancel: z.string(),
  projects: z.array(connectableProject),
});

/** What an application asks of the person who is signed in; `elsewhere` where it is to be told that it asked wrongly. */
export const describeConnection = defineContract({
  name: "describe-connection",
  input: z.object({ query }),
  output: z.discriminatedUnion("kind", [problem, elsewhere, question]),
});
export type DescribedConnection = z.output<(typeof describeConnection)["output"]>;

/** Lets the application in, and answers where the person goes on. */
export const allowConnection = defineContract({
  name: "allow-connection",
  input: z.object({ query, project_id: z.uuid("Choose a project"), scope: z.enum(keyScopes) }),
  output: z.object({ address: z.string() }),
});
