import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod";

export const CHART = "deploy/helm/product-architect";
const VALUES = "src/tests/deploy/values";

/** The values the chart is tried with, by their names. */
export const tried = globSync(`${VALUES}/*.yaml`)
  .map((path) => basename(path, ".yaml"))
  .filter((name) => name !== "refused")
  .sort();

export const valuesOf = (name: string): unknown => parse(readFileSync(`${VALUES}/${name}.yaml`, "utf8"));
export const renderedAt = (name: string) => `src/tests/deploy/rendered/${name}.yaml`;

const refusals = z.array(z.object({ says: z.string(), values: z.record(z.string(), z.unknown()) }));
export const refused = refusals.parse(valuesOf("refused"));

/** Helm itself, where the machine has it: `HELM` names it. */
const program = process.env.HELM ?? "helm";
export const hasHelm = spawnSync(program, ["version"]).status === 0;

/** What the chart becomes with these values, or why it is refused. */
export function render(values: unknown): { manifests: string } | { refusal: string } {
  const args = ["template", "specs", CHART, "--namespace", "specs", "--kube-version", "1.30.0", "--values", "-"];
  const { status, stdout, stderr } = spawnSync(program, args, { input: stringify(values), encoding: "utf8" });
  return status === 0 ? { manifests: stdout } : { refusal: stderr };
}

/** Tells whether a rendering is that of this very chart. */
export function chartMark(): string {
  const paths = [...globSync(`${CHART}/**/*`), ...globSync(`${VALUES}/*.yaml`)].filter((path) => /\.\w+$/.test(path)).sort();
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path}\n${readFileSync(path, "utf8")}\n`);
  return `# ${hash.digest("hex")}`;
}
