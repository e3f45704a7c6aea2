import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { renderedAt } from "./helm.ts";
import { readImage } from "./read-dockerfile.ts";

const read = (path: string) => readFileSync(path, "utf8");
const guide = read("docs/operate/installing.md");
const [, section = ""] = /\n## Upgrading and going back\n(.*?)\n## /s.exec(guide) ?? [];
const ways = ["From the repository", "With Docker", "With Kubernetes", "With systemd"];
/** What the guide says of a way of installing, and its commands. */
const partOf = (way: string) => new RegExp(`\\*\\*${way}\\.\\*\\*(.*?)(?=\\n\\*\\*|$)`, "s").exec(section)?.[1] ?? "";
const commandsOf = (way: string) => /```sh\n(.*?)```/s.exec(partOf(way))?.[1] ?? "";
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, one = ""]) => one))];

test("for each way of installing there is a backup, a restore and an upgrade, by commands and options that exist [GUIDE-10]", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const options = found(read("src/server/backup/main.ts"), /^ {6}"?([a-z-]+)"?: \{ type: "boolean"/gm);
  const copied = readImage()
    .all("COPY")
    .flatMap(({ args }) => args.slice(0, -1));
  for (const way of ways) {
    const commands = commandsOf(way);
    expect(commands, way).toMatch(/main\.ts backup|npm run backup/);
    expect(commands, way).toMatch(/main\.ts restore|npm run restore|--set restore=/);
    expect(commands, way).toContain("upgrade");
    for (const name of found(commands, /npm run (\S+)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const path of found(commands, /(src\/[\w/-]+\.ts)/g)) {
      expect(existsSync(path), path).toBe(true);
      expect(copied.some((folder) => path.startsWith(folder))).toBe(true);
    }
    for (const path of found(commands, /\b(deploy\/[\w./-]+)/g)) expect(existsSync(path), path).toBe(true);
    for (const option of found(commands, /restore \S+\.zip --([a-z-]+)/g)) expect(options).toContain(option);
    for (const option of found(commands, /restore -- \S+\.zip --([a-z-]+)/g)) expect(options).toContain(option);
  }
});

test("services, volumes, jobs, values, users and paths of those commands are those of the files [GUIDE-10]", () => {
  const { services, volumes } = parse(read("deploy/compose.yaml"));
  const docker = partOf("With Docker");
  for (const service of found(docker, /(?:exec|stop|run --rm(?: --volume "[^"]+")?) ([a-z]+)\b/g))
    expect(Object.keys(services)).toContain(service);
  expect(Object.keys(volumes)).toContain("backups");
  expect(services.app.volumes).toContain("backups:/backups");

  const made = ["one-node", "restoring"].flatMap((name) =>
    parseAllDocuments(read(renderedAt(name))).map((document) => document.toJS()),
  );
  const named = made.map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`);
  const asked = found(commandsOf("With Kubernetes"), /\b((?:cronjob|deployment)\/[\w-]+)/g);
  expect(asked).toHaveLength(2);
  expect(named).toEqual(expect.arrayContaining(asked));
  const { properties } = JSON.parse(read("deploy/helm/product-architect/values.schema.json"));
  for (const value of found(commandsOf("With Kubernetes"), /--set (\w+)=/g)) expect(Object.keys(properties)).toContain(value);

  const unit = read("deploy/systemd/product-architect.service");
  const systemd = partOf("With systemd");
  const of = (name: string) => new RegExp(`--(?:property=|setenv=)?${name}[= ](\\S+)`).exec(systemd)?.[1];
  expect(unit).toContain(`User=${of("uid")}\n`);
  expect(unit).toContain(`EnvironmentFile=${of("EnvironmentFile")}\n`);
  expect(unit).toContain(`Environment=DATA_DIR=${of("DATA_DIR")}\n`);
  expect(unit).toContain(`WorkingDirectory=${of("working-directory")}\n`);
  expect(unit).toContain("ExecStart=/usr/bin/env node ");
  for (const service of found(systemd, /systemctl (?:stop|start|restart|edit) ([\w-]+)/g))
    expect(existsSync(`deploy/systemd/${service}.service`)).toBe(true);
  // what it may not write to by itself, it may by this
  expect(unit).toContain("ProtectSystem=strict");
  expect(/```ini\n\[Service\]\nReadWritePaths=(\S+)\n```/.exec(systemd)?.[1]).toBe("/mnt/backups");
});
