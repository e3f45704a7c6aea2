import { constants } from "node:fs";
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where the bytes lie, under ids of ours alone. A file is received, then published together with its row. */
export type Drive = {
  receive(id: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  receiveCopy(id: string, of: string): Promise<boolean>;
  publish(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** The file opened for reading, or null where there is none. */
  open(id: string): Promise<FileHandle | null>;
  remove(ids: string[]): Promise<void>;
  /** The files nobody has written to since that time, published or not. */
  untouched(since: Date): Promise<{ published: string[]; unpublished: string[] }>;
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function fileDrive(directory: string): Drive {
  const incoming = (id: string) => join(directory, "incoming", checked(id));
  const published = (id: string) => join(directory, "files", checked(id).slice(0, 2), id);

  async function untouchedIn(folder: string, since: Date) {
    const names = (await readdir(folder).catch(ifMissing([]))).filter((name) => ID.test(name));
    const times = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ mtime }) => mtime, ifMissing(null))));
    return names.filter((_name, index) => (times[index] ?? since) < since);
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
    open: (id) => open(published(id), "r").catch(ifMissing(null)),
    remove: async (ids) => {
      for (const id of ids) await rm(published(id), { force: true });
    },
    untouched: async (since) => {
      const folders = await readdir(join(directory, "files")).catch(ifMissing<string[]>([]));
      const files = await Promise.all(folders.map((folder) => untouchedIn(join(directory, "files", folder), since)));
      return { published: files.flat(), unpublished: await untouchedIn(join(directory, "incoming"), since) };
    },
  };
}

async function sync(path: string) {
  await using file = await open(path, "r");
  await file.sync();
}

function checked(id: string) {
  if (!ID.test(id)) throw new TypeError("A file's id is a UUID.");
  return id;
}

export function ifMissing<T>(otherwise: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return otherwise;
    throw error;
  };
}
