import { constants, type Stats } from "node:fs";
import { access, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifMissing } from "#server/if-missing.ts";
import { checkedId, type Drive, isId } from "./drive.ts";
import { fileBytes } from "./file-bytes.ts";

const MARK = "store-id";

/** Files in a directory: a shared one where several machines serve the same database. */
export function fileDrive(directory: string): Drive {
  const incoming = (id: string) => join(directory, "incoming", checkedId(id));
  const published = (id: string) => join(directory, "files", checkedId(id).slice(0, 2), id);

  async function untouchedIn(folder: string, since: Date) {
    const names = (await readdir(folder).catch(ifMissing([]))).filter(isId);
    const times = await Promise.all(names.map((name) => stat(join(folder, name)).then(writtenAt, ifMissing(null))));
    return names.filter((_name, index) => (times[index] ?? since) < since);
  }

  async function has(id: string) {
    return (await stat(published(id)).then(writtenAt, ifMissing(null))) !== null;
  }

  return {
    receive: async (id, chunks) => {
      await mkdir(dirname(incoming(id)), { recursive: true, mode: 0o700 });
      await using file = await open(incoming(id), "wx", 0o600);
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
    },
    receiveCopy: async (id, of) => {
      await mkdir(dirname(incoming(id)), { recursive: true, mode: 0o700 });
      if (!(await has(of))) return false;
      const found = await copyFile(published(of), incoming(id), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).then(
        () => true,
        ifMissing(false),
      );
      if (found) await sync(incoming(id));
      return found;
    },
    publish: async (id) => {
      const folder = dirname(published(id));
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) await sync(dirname(folder));
      await rename(incoming(id), published(id));
      await sync(folder);
    },
    discard: async (id) => {
      await rm(incoming(id), { force: true });
      await rm(published(id), { force: true });
    },
    read: async (id, range) => {
      const file = await open(published(id), "r").catch(ifMissing(null));
      if (!file) return null;
      const there = await file.stat();
      const { start, end } = range ?? { start: 0, end: there.size - 1 };
      if (there.isFile() && end >= start) return fileBytes(file, { start, end });
      await file.close();
      return there.isFile() ? new Blob([]).stream() : null;
    },
    has,
    remove: async (ids) => {
      for (const id of ids) await rm(published(id), { force: true });
    },
    untouched: async (since) => {
      const folders = await readdir(join(directory, "files")).catch(ifMissing<string[]>([]));
      const files = await Promise.all(folders.map((folder) => untouchedIn(join(directory, "files", folder), since)));
      return { published: files.flat(), unpublished: await untouchedIn(join(directory, "incoming"), since) };
    },
    mark: () => readFile(join(directory, MARK), "utf8").catch(ifMissing(null)),
    setMark: async (id) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(join(directory, MARK), id, { mode: 0o600, flush: true });
    },
    check: async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

/** A folder somebody made there is no file of ours. */
const writtenAt = (there: Stats) => (there.isFile() ? there.mtime : null);

async function sync(path: string) {
  await using file = await open(path, "r");
  await file.sync();
}
