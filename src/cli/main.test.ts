import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { commands } from "./all-commands.ts";
import { plain } from "./terminal/plain.ts";

const program = resolve("bin/product-architect.mjs");
const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: "utf8", env: { PATH: process.env.PATH } });

test("every command says what it takes, and a mistake in asking is one sentence and exit code 2 [CLI-2]", async () => {
  const overview = run(program, "--help");
  expect(overview).toMatchObject({ status: 0, stderr: "" });
  for (const [name, { load }] of Object.entries(commands)) {
    expect(overview.stdout).toContain(`  ${name}`);
    const { command } = await load();
    const help = run(program, name, "--help");
    expect(help).toMatchObject({ status: 0, stderr: "" });
    for (const said of [...Object.keys(command.options).map((option) => `--${option}`), ...command.examples]) {
      expect(help.stdout).toContain(said);
    }
    expect(help.stdout.split("\n").every((line) => line.length <= 100)).toBe(true);
  }
  for (const wrong of [["chek"], ["check", "--offlien"], ["pull", "a", "b"], ["check", "--sarif"]]) {
    const { status, stdout, stderr } = run(program, ...wrong);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^product-architect: [^\n]+\n$/);
  }
  expect(run(program, "--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run(program)).toMatchObject({ status: 2, stdout: overview.stdout });
}, 120_000);

test("an older Node is told which one is needed, and the command runs from where npx puts it [CLI-1]", () => {
  const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"22.17.1"}})`;
  expect(run("--import", older, program, "--help")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "product-architect needs Node 22.18 or newer, and this is 22.17.1.\n",
  });
  const home = mkdtempSync(join(tmpdir(), "product-architect-npx-"));
  try {
    const installed = join(home, "node_modules/product-architect");
    mkdirSync(installed, { recursive: true });
    for (const part of ["bin", "package.json", "src/cli", "src/domain"]) cpSync(part, join(installed, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(installed, "node_modules"));
    const { name, bin } = JSON.parse(execFileSync("cat", [join(installed, "package.json")], { encoding: "utf8" }));
    const [ran, help] = [run(join(installed, bin[name]), "check", "--offline"), run(join(installed, bin[name]), "--help")];
    expect(help).toMatchObject({ status: 0, stderr: "" });
    expect(ran.stderr).toMatch(/^product-architect: Nothing was pulled here yet/);
  } finally {
    rmSync(home, { recursive: true });
  }
});

test("what others wrote cannot move the cursor, change the title or turn the direction of what is read [CLI-7]", () => {
  expect(plain("a\u001b[2J\u001b]0;title\u0007b\u009b31mc\r\nd\te\u202ef\u2066g\u0000h\rj")).toBe("abc\nd\tefghj");
  expect(plain("Käse 🌾 👩‍🚀 日本語 עברית")).toBe("Käse 🌾 👩‍🚀 日本語 עברית");
});
