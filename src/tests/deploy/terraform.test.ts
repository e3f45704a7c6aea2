import { readFileSync } from "node:fs";
import { parse } from "@cdktn/hcl2json";
import { expect, test } from "vitest";
import * as z from "zod";

const MODULE = ["main.tf", "variables.tf", "outputs.tf", "versions.tf"];
const file = (path: string) => readFileSync(`deploy/terraform/${path}`, "utf8");
const texts = MODULE.map(file).join("\n");

const block = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
const variables = block.parse((await parse("variables.tf", file("variables.tf"))).variable);

test("every variable of the Terraform module is described, typed and used, and what is secret is marked so [DEPLOY-11]", async () => {
  for (const path of [...MODULE, "example/main.tf"]) expect(Object.keys(await parse(path, file(path)))).not.toEqual([]);
  const used = new Set([...texts.matchAll(/\bvar\.(\w+)/g)].map(([, name]) => name));
  expect(used).toEqual(new Set(Object.keys(variables)));
  for (const [name, [variable]] of Object.entries(variables)) {
    expect([name, Object.keys(variable ?? {})]).toEqual([name, expect.arrayContaining(["description", "type"])]);
    expect([name, variable?.sensitive ?? false]).toEqual([name, ["database_url", "secrets"].includes(name)]);
  }
  const outputs = block.parse((await parse("outputs.tf", file("outputs.tf"))).output);
  const hidden = Object.entries(outputs).filter(([, [output]]) => output?.sensitive);
  expect(hidden.map(([name]) => name).sort()).toEqual(["metrics_token", "secrets_key"]);
  expect(file("main.tf").match(/prevent_destroy = true/g)).toHaveLength(1);
});

test("its providers are pinned, and all it speaks of is declared [DEPLOY-11]", async () => {
  const { terraform } = await parse("versions.tf", file("versions.tf"));
  const pinned = z.array(z.object({ required_providers: z.array(z.record(z.string(), z.object({ version: z.string() }))) }));
  const providers = pinned.parse(terraform)[0]?.required_providers[0] ?? {};
  expect(Object.values(providers).filter(({ version }) => !/^~> \d+\.\d+$/.test(version))).toEqual([]);
  const main = await parse("main.tf", file("main.tf"));
  const resources = z.record(z.string(), z.record(z.string(), z.unknown())).parse(main.resource);
  for (const type of Object.keys(resources)) expect(Object.keys(providers)).toContain(type.split("_")[0]);
  const said = [...texts.matchAll(/\b((?:kubernetes|helm|random)_\w+)\.(\w+)/g)];
  expect(said.filter(([, type = "", name = ""]) => !(name in (resources[type] ?? {})))).toEqual([]);
  const locals = z.array(z.record(z.string(), z.unknown())).parse(main.locals)[0] ?? {};
  for (const [, name] of texts.matchAll(/\blocal\.(\w+)/g)) expect(Object.keys(locals)).toContain(name);
});

test("what it hands to the chart are values of the chart, and its example gives it what it needs [DEPLOY-12] [DEPLOY-18]", async () => {
  const { properties } = JSON.parse(readFileSync("deploy/helm/product-architect/values.schema.json", "utf8"));
  const [, handed = ""] = /yamlencode\(\{\n(.*?)\n {2}\}\)/s.exec(file("main.tf")) ?? [];
  const names = [...handed.matchAll(/^ {4}(\w+)\s*=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in properties))).toEqual([]);
  for (const group of ["backup", "ingress"]) {
    const [, inside = ""] = new RegExp(`^ {4}${group} = \\{\\n(.*?)\\n {4}\\}`, "ms").exec(handed) ?? [];
    for (const [, name] of inside.matchAll(/^ {6}(\w+)\s*=/gm)) expect(Object.keys(properties[group].properties)).toContain(name);
  }
  const { module } = await parse("example/main.tf", file("example/main.tf"));
  const { source, ...given } = block.parse(module).product_architect?.[0] ?? {};
  expect(source).toBe("../");
  expect(Object.keys(given).filter((name) => !(name in variables))).toEqual([]);
  const needed = Object.entries(variables).filter(([, [variable]]) => variable && !("default" in variable));
  expect(Object.keys(given)).toEqual(expect.arrayContaining(needed.map(([name]) => name)));
  // a bucket wants keys, several pods a mail server, and a model is nobody's to invent
  const said = file("example/main.tf");
  for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "SMTP_URL"])
    expect(said).toMatch(new RegExp(`${name} += var\\.`));
  expect(said + texts).not.toMatch(/AI_(PROVIDER|BASE_URL|MODEL)\b/);
});
