import { parseArgs } from "node:util";
import { readEnv } from "#server/env.ts";
import { lastWords } from "#server/halt.ts";
import { commands } from "./commands.ts";

const [command = "", ...args] = process.argv.slice(2);

try {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, "without-secrets": { type: "boolean", default: false } },
  });
  const wishes = { replace: values.replace, withoutSecrets: values["without-secrets"] };
  const lines = await (command === "restore"
    ? commands.restore(readEnv(), positionals[0], wishes)
    : commands.backup(readEnv(), positionals[0]));
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exitCode = 1;
}
