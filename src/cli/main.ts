import { parseArgs } from "node:util";
import { commands } from "./all-commands.ts";
import { type Command, type ExitCode, exitCodes, parserOptions } from "./command.ts";
import { Complaint } from "./complaint.ts";
import { commandHelp, overview } from "./help.ts";
import { complain, endQuietlyWithoutReader, print } from "./terminal/output.ts";

/** Runs what the arguments ask for; what is thrown on purpose is one sentence. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  endQuietlyWithoutReader();
  try {
    return await begin(args);
  } catch (error) {
    if (error instanceof Complaint) complain(error.message);
    else complain(`This should not have happened: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return exitCodes.failed;
  }
}

async function begin([name, ...rest]: readonly string[]): Promise<ExitCode> {
  if (name === "--version" || name === "-V") return printVersion();
  if (name === undefined || name === "help" || name === "--help" || name === "-h") return help(rest[0], name === undefined);
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!listed) throw new Complaint(`There is no command '${name}'; choose one of ${Object.keys(commands).join(", ")}.`);
  return runCommand(name, (await listed.load()).command, rest);
}

async function runCommand(name: string, command: Command, args: string[]): Promise<ExitCode> {
  const { values, positionals } = parse(name, command, args);
  if (values.help) {
    print(commandHelp(name, command));
    return exitCodes.fine;
  }
  const { least, most } = command.words;
  if (positionals.length < least || positionals.length > most) {
    throw new Complaint(`Usage: product-architect ${name} ${command.usage}. More with 'product-architect ${name} --help'.`);
  }
  return command.run({ options: values as never, words: positionals });
}

function parse(name: string, command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: parserOptions(command.options), allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split(". ");
    throw new Complaint(`${sentence}. See 'product-architect ${name} --help'.`);
  }
}

async function help(name: string | undefined, unasked: boolean): Promise<ExitCode> {
  const listed = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  print(name && listed ? commandHelp(name, (await listed.load()).command) : overview());
  return unasked ? exitCodes.failed : exitCodes.fine;
}

async function printVersion(): Promise<ExitCode> {
  const { version } = await import("./own-version.ts");
  print(version);
  return exitCodes.fine;
}
