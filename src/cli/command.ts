import type { ParseArgsOptionDescriptor } from "node:util";

/** What a shell reads: all is well, something was found, or nothing could be done. */
export const exitCodes = { fine: 0, findings: 1, failed: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** `value` stands in the help where the option takes one. */
export type Option = { type: "string" | "boolean"; says: string; value?: string; multiple?: boolean; short?: string };
export type Options = Readonly<Record<string, Option>>;

type ValueOf<Of extends Option> = Of["type"] extends "string" ? (Of["multiple"] extends true ? string[] : string) : boolean;
export type Values<Of extends Options> = { [Name in keyof Of]?: ValueOf<Of[Name]> };
export type Given<Of extends Options> = { options: Values<Of>; words: readonly string[] };

export type Command<Of extends Options = Options> = {
  /** What stands after the command's name, such as "[format]". */
  usage: string;
  /** How many words it takes. */
  words: { least: number; most: number };
  /** Whole sentences, a paragraph each. */
  about: readonly string[];
  options: Of;
  examples: readonly string[];
  run(given: Given<Of>): Promise<ExitCode>;
};

/** A command whose `run` knows the types of its options. */
export function defineCommand<const Of extends Options>(command: Command<Of>): Command {
  return command as unknown as Command;
}

export const json = { type: "boolean", says: "print JSON, for programs" } as const satisfies Option;

export function parserOptions(options: Options): Record<string, ParseArgsOptionDescriptor> {
  const given = Object.entries(options).map(([name, { type, multiple = false, short }]) => [
    name,
    { type, multiple, ...(short ? { short } : {}) },
  ]);
  return { ...Object.fromEntries(given), help: { type: "boolean", short: "h" } };
}
