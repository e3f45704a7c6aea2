import { lstatSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { Complaint } from "#cli/complaint.ts";
import { askGit } from "./git.ts";
import { ignoreRules } from "./ignored.ts";
import { readText } from "./read-text.ts";

const neverOurs = new Set([".git", "node_modules", ".hg", ".svn"]);

/** The files of a repository below these paths that git keeps or would keep, as paths with slashes from its root. */
export async function filesBelow(root: string, paths: readonly string[]): Promise<string[]> {
  const wanted = paths.map((path) => pathInside(root, path));
  const limits = wanted.length > 0 ? wanted : ["."];
  const listed = await askGit(root, ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...limits]);
  const files = listed === null ? limits.flatMap((path) => walked(root, path)) : listed.split("\0").filter(Boolean);
  return [...new Set(files)].sort();
}

function pathInside(root: string, path: string): string {
  const absolute = resolve(path);
  const inside = relative(root, absolute);
  if (inside === ".." || inside.startsWith(`..${sep}`)) throw new Complaint(`'${path}' lies outside of the repository ${root}.`);
  if (!lstatSync(absolute, { throwIfNoEntry: false })) throw new Complaint(`There is no '${path}'.`);
  return inside.split(sep).join("/") || ".";
}

type Ignores = (path: string, isDirectory: boolean) => boolean;

function walked(root: string, from: string): string[] {
  const start = from === "." ? "" : from;
  if (lstatSync(join(root, start)).isFile()) return [start];
  return below(
    root,
    start,
    ignoresOf(root, "", () => false),
  );
}

function below(root: string, directory: string, above: Ignores): string[] {
  const ignores = directory === "" ? above : ignoresOf(root, directory, above);
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = directory === "" ? entry.name : `${directory}/${entry.name}`;
    if (neverOurs.has(entry.name) || ignores(path, entry.isDirectory())) return [];
    if (entry.isDirectory()) return below(root, path, ignores);
    return entry.isFile() ? [path] : [];
  });
}

function ignoresOf(root: string, directory: string, above: Ignores): Ignores {
  const read = readText(join(root, directory, ".gitignore"));
  const rules = ignoreRules("text" in read ? read.text : "");
  return (path, isDirectory) => {
    const inside = directory === "" ? path : path.slice(directory.length + 1);
    return rules(inside, isDirectory) ?? above(path, isDirectory);
  };
}
