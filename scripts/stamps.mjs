// What was done last, and for which files, so that nothing is done twice.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const stamps = join(root, "node_modules", ".product-architect");

export function hashOf(paths) {
  const hash = createHash("sha256").update(process.versions.modules);
  for (const path of paths) for (const file of filesOf(join(root, path))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesOf(join(path, name))).filter((file) => !/\.test\.tsx?$/.test(file));
}

export function readStamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

export function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
