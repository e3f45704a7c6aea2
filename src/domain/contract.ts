import type * as z from "zod";

/** What a server function is called, takes and answers; both ends parse with it. */
export type Contract<Name extends string, Input extends z.ZodType, Output extends z.ZodType> = {
  readonly name: Name;
  readonly input: Input;
  readonly output: Output;
};

export function defineContract<Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  contract: Contract<Name, Input, Output>,
): Contract<Name, Input, Output> {
  return contract;
}

/** A function that answers a file. */
export type FileContract<Name extends string, Input extends z.ZodType> = { readonly name: Name; readonly input: Input };

export function defineFileContract<Name extends string, Input extends z.ZodType>(
  contract: FileContract<Name, Input>,
): FileContract<Name, Input> {
  return contract;
}

/** The header that says which request this is, so that a repeated one is known. */
export const requestKeyHeader = "idempotency-key";
