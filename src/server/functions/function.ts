import type * as z from "zod";
import type { Db } from "#data/db.ts";
import type { Contract } from "#domain/contract.ts";
import { Failure } from "#domain/failure.ts";
import type { Ai } from "#server/ai/ai.ts";
import type { Identity } from "#server/identity.ts";
import type { Mailer } from "#server/mail/mailer.ts";

/** What a function works with; `db` carries the caller's rights. */
export type FunctionContext = {
  db: Db;
  identity: Identity;
  ai: Ai;
  mailer: Mailer;
  /** Where the web app is reached, without a slash at the end. */
  origin: string;
};

export type ServerFunction = { name: string; run(body: unknown, context: FunctionContext): Promise<unknown> };

/** A function of the server by its contract; both ends are parsed with it. */
export function defineFunction<Input extends z.ZodType, Output extends z.ZodType>(
  contract: Contract<string, Input, Output>,
  handler: (context: FunctionContext & { input: z.output<Input> }) => Promise<z.input<Output>>,
): ServerFunction {
  return {
    name: contract.name,
    run: async (body, context) => {
      const read = contract.input.safeParse(body);
      if (!read.success) throw new Failure("invalid", sentenceOf(read.error));
      return contract.output.parse(await handler({ ...context, input: read.data }));
    },
  };
}

function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const place = issue?.path.join(".");
  return `The request is not valid${place ? ` at "${place}"` : ""}: ${issue?.message ?? "correct it and try again"}.`;
}
