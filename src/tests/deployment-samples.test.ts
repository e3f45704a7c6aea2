import { readdirSync, readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { dataSheet } from "#domain/catalog/data-sheet.ts";
import { deployFiles } from "#domain/catalog/deploy-files.ts";
import { readDeployFiles, writeDeployArchive } from "#scripts/deploy-files.ts";
import { deployments } from "#web/screens/marketing/deployments.ts";
import { renderedAt, tried } from "./deploy/helm.ts";
import { readImage } from "./deploy/read-dockerfile.ts";

const file = (path: string) => readFileSync(`deploy/${path}`, "utf8");
const assigned = (text: string) => [...text.matchAll(/^\s*([A-Z][A-Z0-9_]+)\s*=/gm)].map(([, name = ""]) => name);
const manifests = tried.flatMap((name) =>
  parseAllDocuments(readFileSync(renderedAt(name), "utf8")).map((document) => document.toJS()),
);
const values = parse(file("helm/product-architect/values.yaml"));

test("everything that the files of an installation set is a variable the server reads [DEPLOY-15]", () => {
  const env = readFileSync("src/server/env.ts", "utf8");
  const set: Record<string, string[]> = {
    image: Object.keys(readImage().env),
    compose: Object.keys(parse(file("compose.yaml")).services.app.environment),
    values: Object.keys({ ...values.settings, ...values.secrets }),
    chart: manifests.flatMap(({ kind, data, stringData, spec }) =>
      kind === "ConfigMap" || kind === "Secret"
        ? Object.keys({ ...data, ...stringData })
        : (spec?.jobTemplate?.spec.template.spec.containers[0].env ?? []).map(({ name }: { name: string }) => name),
    ),
    terraform: assigned(file("terraform/main.tf") + file("terraform/example/main.tf")),
    unit: [...file("systemd/product-architect.service").matchAll(/^Environment=(\w+)/gm)].map(([, name = ""]) => name),
    "unit's example": assigned(file("systemd/product-architect.env.example")),
    "compose's example": assigned(file("compose.env.example")).filter((name) => name !== "POSTGRES_PASSWORD"),
  };
  for (const [where, names] of Object.entries(set)) {
    expect(names, where).not.toEqual([]);
    expect(
      names.filter((name) => !env.includes(`  ${name}: `)),
      where,
    ).toEqual([]);
  }
});

test("the enterprise page shows and hands out these very files, all of them, and the data sheet names no others [DEPLOY-16]", () => {
  const there = [...readDeployFiles().keys()];
  expect(Object.values(deployFiles).flat().sort()).toEqual(there);
  const kept = readdirSync("deploy", { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.name !== ".env",
  );
  expect(there).toHaveLength(kept.length);
  expect(deployments.flatMap(({ files }) => [...files]).sort()).toEqual(there);
  for (const { label, text, files, folder } of deployments) {
    expect(text, label).toBe(file(files[0]));
    expect(files.filter((path) => !path.startsWith(folder))).toEqual([]);
  }
  const archive = unzipSync(writeDeployArchive());
  expect(Object.keys(archive)).toEqual(there.map((path) => `deploy/${path}`));
  for (const path of there) expect(Buffer.from(archive[`deploy/${path}`] ?? []).toString()).toBe(file(path));
  const said = JSON.stringify(dataSheet);
  expect(said).toContain("Dockerfile, compose file, Helm chart, Terraform module, systemd unit; you build the image.");
  expect(said).not.toMatch(/OVA|registry|published/i);
});
