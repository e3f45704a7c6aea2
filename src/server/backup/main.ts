import { parseArgs } from "node:util";
import { readEnv } from "#server/env.ts";
import { lastWords } from "#server/halt.ts";
import { commands } from "./commands.ts";

const [command = "", ...args] = process.argv.slice(2);

// what is half written goes with us
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
// the server whose backup it is has gone
if (process.send) process.once("disconnect", () => process.exit(1));
process.channel?.unref();

try {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "without-secrets": { type: "boolean", default: false },
      scheduled: { type: "boolean", default: false },
    },
  });
  const wishes = { replace: values.replace, withoutSecrets: values["without-secrets"] };
  const lines = await (command === "restore"
    ? commands.restore(readEnv(), positionals[0], wishes)
    : values.scheduled
      ? commands.scheduled(readEnv())
      : commands.backup(readEnv(), positionals[0]));
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exitCode = 1;
}
