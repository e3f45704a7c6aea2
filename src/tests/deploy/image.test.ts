import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { validate } from "dockerfile-utils";
import { afterAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { freePort } from "#server/postgres/embedded.ts";
import { cloneDatabase } from "#tests/support/cluster.ts";
import { endReal, startReal } from "#tests/support/real-server.ts";
import { DOCKERFILE, readImage, readStages } from "./read-dockerfile.ts";

const home = await mkdtemp(join(tmpdir(), "product-architect-image-"));
const image = readImage();
const names = z.record(z.string(), z.string()).optional();
const needing = z.object({ dependencies: names, optionalDependencies: names });
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** As the image runs: its tree cannot be written, and nobody may do more than its owner. */
const BOUND = 'mount --bind "$PWD" "$PWD" && mount -o remount,bind,ro "$PWD" && cd "$PWD" && touch written 2>/dev/null && exit 3';
const READ_ONLY = [
  ...["unshare", "--mount", "sh", "-c"],
  `${BOUND}; exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"`,
  "sh",
];
const refused = spawnSync(READ_ONLY[0] ?? "", [...READ_ONLY.slice(1), "true"], { encoding: "utf8" });

afterAll(async () => {
  await endReal();
  await rm(home, { recursive: true, force: true });
});

test("the image is built from what is there, with production packages only, and runs without root [DEPLOY-01]", () => {
  expect(validate(readFileSync(DOCKERFILE, "utf8"))).toEqual([]);
  const stages = readStages();
  expect([...stages.keys()]).toEqual(["web", "packages", ""]);
  expect(new Set([...stages.values()].map(([from]) => from?.args[0])).size).toBe(1);

  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  expect(ignored[1]).toBe("*");
  const isSent = (path: string) => ignored.some((line) => line.startsWith("!") && `${path}/`.startsWith(`${line.slice(1)}/`));
  for (const { args } of [...stages.values()].flat().filter(({ keyword, from }) => keyword === "COPY" && !from)) {
    for (const source of args.slice(0, -1)) expect([source, existsSync(source), isSent(source)]).toEqual([source, true, true]);
  }
  const taken = image.all("COPY").filter(({ from }) => from);
  expect(taken.map(({ from, args }) => [from, args[0]])).toEqual([
    ["packages", "/build/node_modules"],
    ["web", "/build/dist"],
  ]);
  const runs = (stage: string) => stages.get(stage)?.flatMap(({ keyword, args }) => (keyword === "RUN" ? [args.join(" ")] : []));
  expect(runs("packages")?.[0]).toMatch(/^npm ci --omit=dev /);
  expect(runs("web")?.[0]).toBe("npm ci");

  const [user = "", group = ""] = image.one("USER")[0]?.split(":") ?? [];
  expect([Number(user) > 9999, group]).toEqual([true, user]);
  expect(image.one("RUN").join(" ")).toContain(`useradd --uid ${user} --gid ${group}`);
  expect(image.one("EXPOSE")).toEqual([image.env.PORT]);
  expect(image.one("STOPSIGNAL")).toEqual(["SIGTERM"]);
  expect(image.list("VOLUME")).toEqual([image.env.DATA_DIR, image.env.BACKUP_DIR]);
  expect(image.list("CMD")).toEqual(["node", "src/server/start.ts"]);
});

test("the lock names all that 'npm ci' looks for, whatever the platform [DEPLOY-17]", () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), needing) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const lacking = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) => {
    const above = path.split("/node_modules/").map((_, at, parts) => `${parts.slice(0, at + 1).join("/node_modules/")}/`);
    const places = path === "" ? [""] : ["", ...above];
    const needed = Object.keys({ ...dependencies, ...optionalDependencies });
    return needed
      .filter((name) => !places.some((place) => `${place}node_modules/${name}` in packages))
      .map((name) => `${path}: ${name}`);
  });
  expect(lacking).toEqual([]);
});

test("whatever the server loads is in the image [DEPLOY-02]", () => {
  const copied = image.all("COPY").flatMap(({ from, args }) => (from ? [] : args.slice(0, -1)));
  const files = globSync("src/{server,data,domain}/**/*.ts").filter((path) => !/(\.test|testing[\w-]*)\.ts$/.test(path));
  const lacking = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [, name = ""] of text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm)) {
      if (name.startsWith("node:") || name.startsWith("./") || name === "") continue;
      const [room = "", folder = ""] = name.split("/");
      const found = name.startsWith("#")
        ? copied.includes(`src/${room.slice(1)}`)
        : (room.startsWith("@") ? `${room}/${folder}` : room) in manifest.dependencies;
      if (!found) lacking.add(`${file}: ${name}`);
    }
  }
  expect([...lacking]).toEqual([]);
  const cuts = [...readFileSync("src/server/export/typst/fonts.ts", "utf8").matchAll(/"(\d{3}\w+)"/g)].map(([, cut = ""]) => cut);
  const kept = [...readFileSync(DOCKERFILE, "utf8").matchAll(/! -name '([^']+)'/g)].map(([, name = ""]) => name);
  expect(cuts.length).toBeGreaterThan(3);
  expect(cuts.filter((cut) => !kept.some((name) => matchesGlob(cut, name)))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining(["package.json", "supabase/migrations", "scripts/move-files.ts"]));
});

test.skipIf(refused.status !== 0)(
  "it runs from a tree it cannot write, tells its health check that it is ready, and ends when it is asked to [DEPLOY-03]",
  async () => {
    const database = await cloneDatabase(inject("cluster"));
    const port = await freePort();
    const variables = { DATABASE_URL: database.url, TMPDIR: home };
    const server = await startReal({ directory: join(home, "data"), port, variables, through: READ_ONLY });
    expect(await checkHealth(port)).toBe(0);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(await checkHealth(port)).toBe(1);
    expect(existsSync("written")).toBe(false);
    await database.drop();
  },
);

/** The exit code of what the image asks itself. */
function checkHealth(port: number): Promise<number | null> {
  const [program = "", ...args] = image.list("HEALTHCHECK");
  const child = spawn(program, args, { env: { PATH: process.env.PATH, PORT: String(port) }, stdio: "ignore" });
  return new Promise((done) => child.once("close", done));
}
