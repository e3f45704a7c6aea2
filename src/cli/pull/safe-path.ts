import { lstatSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "#cli/complaint.ts";
import { projectFile } from "#cli/repository/root.ts";

/** What a pull never writes: what git obeys, and what is ours. */
const closed = /^(?:\.git(?:$|\/|modules$|attributes$)|\.product-architect(?:$|\/))/i;
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const unfit = /[\p{Cc}\p{Cf}<>:"|?*\\]/u;
/** What words and emoji need between their letters; some disks leave them out of a name. */
const joiners = /[\u200c\u200d]/g;

/** A path as the disk knows it that tells the fewest apart. */
export function foldedPath(path: string): string {
  return path.replace(joiners, "").normalize("NFC").toLowerCase();
}

/** Whether a path of others, with slashes and from the root, can only mean a file inside that is neither git's nor ours. */
export function isSafePath(name: string): boolean {
  const held = name.replace(joiners, "");
  const parts = held.split("/");
  const strange = parts.some(
    (part) => part === "" || part === "." || part === ".." || unfit.test(part) || /[. ]$/.test(part) || devices.test(part),
  );
  const inner = parts.some((part, at) => /^git~\d+$/i.test(part) || (at > 0 && /^\.git$/i.test(part)));
  return !strange && !inner && !closed.test(held) && held.toLowerCase() !== projectFile;
}

/** The path, if it is one of those. */
export function safePath(name: string): string {
  if (isSafePath(name)) return name;
  throw new Complaint(`The server sent a file that does not belong into a repository ('${name}'); nothing was written.`);
}

/** Whether every directory on the way, and the file itself, is no link that leads elsewhere. */
export function refuseLinkOnTheWay(root: string, path: string): void {
  const parts = path.split("/");
  for (let depth = 1; depth <= parts.length; depth++) {
    const way = parts.slice(0, depth).join("/");
    const found = lstatSync(join(root, way), { throwIfNoEntry: false });
    if (!found) return;
    if (found.isSymbolicLink())
      throw new Complaint(`'${way}' is a link; a pull writes into the repository only. Nothing was written.`);
    const fits = depth === parts.length ? found.isFile() : found.isDirectory();
    if (!fits) throw new Complaint(`'${way}' is in the way of '${path}'; move it and pull again. Nothing was written.`);
  }
}
