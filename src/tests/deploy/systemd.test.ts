import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readImage } from "./read-dockerfile.ts";

const UNIT = "deploy/systemd/product-architect.service";
const text = readFileSync(UNIT, "utf8");
const script = readFileSync("deploy/systemd/install.sh", "utf8");
const lines = text.split("\n").filter((line) => /^\w+=/.test(line));
const settings = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test("the unit runs the server as a user of its own who may write to its state and nowhere else [DEPLOY-13]", () => {
  expect(settings).toMatchObject({
    User: "product-architect",
    StateDirectory: "product-architect",
    StateDirectoryMode: "0700",
    Environment: "DATA_DIR=/var/lib/product-architect",
    EnvironmentFile: "/etc/product-architect.env",
    ProtectSystem: "strict",
    ProtectHome: "yes",
    NoNewPrivileges: "yes",
    CapabilityBoundingSet: "",
    PrivateTmp: "yes",
    Restart: "on-failure",
  });
  expect(Number.parseInt(settings.TimeoutStopSec ?? "", 10)).toBeGreaterThan(8);
  expect(existsSync(settings.ExecStart?.split(" ").at(-1) ?? "")).toBe(true);
  expect(readFileSync("deploy/systemd/product-architect.sysusers", "utf8")).toMatch(/^u product-architect - /);
});

test("its installation lays out what the image has, and is a script that a shell takes [DEPLOY-14]", () => {
  expect(spawnSync("sh", ["-n", "deploy/systemd/install.sh"], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  const copied = script.split("\n").flatMap((line) => /^cp (?:-R )?(.+) "/.exec(line)?.[1]?.split(" ") ?? []);
  const ofImage = readImage()
    .all("COPY")
    .flatMap(({ args }) => args.slice(0, -1).map((path) => path.replace("/build/", "")));
  expect(copied).toEqual(expect.arrayContaining(ofImage));
  for (const path of ["product-architect.service", "product-architect.sysusers", "product-architect.env.example"]) {
    expect(script).toContain(`deploy/systemd/${path}`);
    expect(existsSync(`deploy/systemd/${path}`)).toBe(true);
  }
  expect(script).toContain(settings.WorkingDirectory);
});

test.skipIf(!hasSystemd)("systemd takes the unit and finds it confined [DEPLOY-13]", () => {
  const verified = spawnSync("systemd-analyze", ["verify", UNIT], { encoding: "utf8" });
  expect([verified.status, verified.stderr]).toEqual([0, ""]);
  const rated = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", UNIT], { encoding: "utf8" });
  expect(rated.status, rated.stdout).toBe(0);
});
