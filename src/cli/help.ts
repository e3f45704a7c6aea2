import { commands } from "./all-commands.ts";
import type { Command, Option } from "./command.ts";

const WIDTH = 96;

export function overview(): string {
  const listed = Object.entries(commands).map(([name, { says }]): [string, string] => [name, says]);
  return [
    "Usage: product-architect <command> [options]",
    "",
    "Takes a specification of Product Architect into a repository, and says back what was built.",
    "",
    "Commands:",
    ...columns(listed),
    "",
    "'product-architect <command> --help' says more. Exit codes: 0 all is well, 1 something was found,",
    "2 nothing could be done. PRODUCT_ARCHITECT_URL and PRODUCT_ARCHITECT_KEY stand for a login.",
  ].join("\n");
}

export function commandHelp(name: string, { usage, about, options, examples }: Command): string {
  const listed = Object.entries(options).map(([option, said]): [string, string] => [written(option, said), said.says]);
  return [
    `Usage: product-architect ${name} ${usage}`.trimEnd(),
    ...about.flatMap((paragraph) => ["", ...wrapped(paragraph, WIDTH)]),
    "",
    "Options:",
    ...columns([...listed, ["-h, --help", "print this"]]),
    "",
    "Examples:",
    ...examples.map((example) => `  product-architect ${example}`),
  ].join("\n");
}

function written(name: string, { short, value }: Option): string {
  return `${short ? `-${short}, ` : ""}--${name}${value ? ` <${value}>` : ""}`;
}

function columns(rows: readonly [string, string][]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 4;
  return rows.flatMap(([first, says]) =>
    wrapped(says, WIDTH - width).map((line, at) => `${(at === 0 ? `  ${first}` : "").padEnd(width)}${line}`),
  );
}

function wrapped(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
