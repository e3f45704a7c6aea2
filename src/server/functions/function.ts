import type * as z from "zod";
import type { Db } from "#data/db.ts";
import type { Contract, FileContract } from "#domain/contract.ts";
import { Failure } from "#domain/failure.ts";
import type { openPoints } from "#domain/what-is-open.ts";
import type { Ai } from "#server/ai/ai.ts";
import type { Drafter } from "#server/ai/drafter-of.ts";
import type { Identity } from "#server/http/identity.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { Clients } from "#server/oauth/clients.ts";
import type { DescribeInstance } from "#server/operating/instance.ts";
import type { Readers } from "#server/reading/readers.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { Web } from "#server/web-reading/web.ts";
import type { RunningDrafts } from "./running-drafts.ts";

/** Who answers questions for an organization, and what keeps its key. */
export type Drafters = {
  /** Without an organization, whoever answers where none has set a model. */
  of(db: Db, organization_id?: string): Promise<Drafter>;
  ownOf(db: Db, organization_id: string): Promise<Ai | undefined>;
  vault(): Promise<Vault>;
  /** Refuses an address where an organization's model may not be. */
  admit(model: { provider: string; base_url: string | null }): Promise<void>;
  daily_limit: number | undefined;
};

/** What a function works with; `db` carries the caller's rights. */
export type FunctionContext = {
  db: Db;
  identity: Identity;
  /** A project's key, where the function takes one and nobody is signed in: `db` is nobody's then. */
  key?: string | undefined;
  drafters: Drafters;
  running: RunningDrafts;
  mailer: Mailer;
  web: Web;
  readers: Readers;
  /** What this process knows of itself, for operators. */
  instance: DescribeInstance;
  /** Who the applications are that want in. */
  clients: Clients;
  /** Where the web app is reached, without a slash at the end. */
  origin: string;
  /** Stands for the network address the request comes from, without telling it. */
  visitor: string;
  /** The same when a request is repeated. */
  request_key?: string | undefined;
  /** Goes on with work after the answer; what goes wrong in it is logged. */
  goOn(work: Promise<unknown>): void;
  /** Ends when whoever called has gone: for work that is worth nothing to anybody else. */
  gone?: AbortSignal | undefined;
  /** Tells a caller who listens what comes before the answer. */
  tell?: ((event: FunctionEvent) => void) | undefined;
};

export type FunctionEvent =
  | { event: "started"; data: { generationId: string } }
  | { event: "text"; data: { text: string } }
  | { event: "read"; data: { address: string; read: number } }
  | { event: "open"; data: z.output<typeof openPoints> };

/** `input` is what the contract takes, for those who look at every function. */
export type ServerFunction = {
  name: string;
  input: z.ZodType;
  /** Whether a project's key may call it, too. */
  byKey: boolean;
  /** Answers everybody, as it would somebody who is not signed in. */
  isOpen?: true;
  /** What does the work: it holds what the contract takes, and nothing else of the body. */
  take(body: unknown): (context: FunctionContext) => Promise<unknown>;
};

/** A function of the server by its contract; both ends are parsed with it. */
export function defineFunction<Input extends z.ZodType, Output extends z.ZodType>(
  contract: Contract<string, Input, Output>,
  handler: (context: FunctionContext & { input: z.output<Input> }) => Promise<z.input<Output>>,
  { byKey = false }: { byKey?: boolean } = {},
): ServerFunction {
  return {
    name: contract.name,
    input: contract.input,
    byKey,
    take: (body) => {
      const input = inputOf(contract.input, body);
      return async (context) => contract.output.parse(await handler({ ...context, input }));
    },
  };
}

/** One that is called without an account; `db` has the rights of a visitor, whoever calls. */
export const defineOpenFunction: typeof defineFunction = (contract, handler) => ({
  ...defineFunction(contract, handler),
  isOpen: true,
});

/** What a function answers that hands out a file; `type` is its media type. */
export type NamedFile = { name: string; type: string; bytes: string | Uint8Array };

/** Tells a file from an answer in JSON. */
export class FileAnswer {
  readonly file: NamedFile;
  constructor(file: NamedFile) {
    this.file = file;
  }
}

/** A function of the server that answers a file. */
export function defineFileFunction<Input extends z.ZodType>(
  contract: FileContract<string, Input>,
  handler: (context: FunctionContext & { input: z.output<Input> }) => Promise<NamedFile>,
  { byKey = false }: { byKey?: boolean } = {},
): ServerFunction {
  return {
    name: contract.name,
    input: contract.input,
    byKey,
    take: (body) => {
      const input = inputOf(contract.input, body);
      return async (context) => new FileAnswer(await handler({ ...context, input }));
    },
  };
}

function inputOf<Input extends z.ZodType>(shape: Input, body: unknown): z.output<Input> {
  const read = shape.safeParse(body);
  if (!read.success) throw new Failure("invalid", sentenceOf(read.error));
  return read.data;
}

function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const place = issue?.path.join(".");
  return `The request is not valid${place ? ` at "${place}"` : ""}: ${issue?.message ?? "correct it and try again"}.`;
}
