import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import yauzl, { type Entry } from "yauzl";
import { Halt } from "#server/halt.ts";
import { entryOfFile, entryOfTable, MANIFEST, type Manifest, manifest } from "./manifest.ts";
import { type Measured, meter } from "./meter.ts";
import { isWhole } from "./seal.ts";
import { plain, Unfit } from "./told.ts";

const LARGEST_MANIFEST = 256 << 20;

export type Archive = {
  manifest: Manifest;
  table(name: string): Promise<Readable>;
  file(version: string): Promise<Readable>;
  close(): void;
};

/** Opens a backup that is whole and says what is in it; anything else is refused, before anything was touched. */
export async function readArchive(path: string): Promise<Archive> {
  const whole = await isWhole(path).catch((error: { code?: string }) => {
    throw new Halt(`${path} cannot be read (${error.code ?? error}); name a backup.`);
  });
  if (!whole) throw new Halt(`${path} is no backup, or a damaged one: its checksum does not fit. Use another one.`);
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => refuse(path));
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) refuse(path);
      entries.set(entry.fileName, entry);
    }
    const said = entries.get(MANIFEST);
    if (!said || said.uncompressedSize > LARGEST_MANIFEST) refuse(path);
    const read = manifest.safeParse(JSON.parse(await text(await zip.openReadStreamPromise(said))));
    if (!read.success) {
      throw new Halt(`${path} is a backup of a form this version does not know; restore it with the version that made it.`);
    }
    const known = measures(read.data);
    entries.delete(MANIFEST);
    const fits = [...entries].every(([name, entry]) => known.get(name)?.bytes === entry.uncompressedSize);
    if (!fits || known.size !== entries.size || saysTwice(read.data)) refuse(path);
    const open = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) refuse(path);
      const { through } = meter(known.get(name));
      const packed = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
        throw new Unfit(plain(error));
      });
      packed.on("error", (error) => through.destroy(new Unfit(plain(error))));
      // whoever reads is told
      pipeline(packed, through).catch(() => {});
      return through;
    };
    return {
      manifest: read.data,
      table: (name) => open(entryOfTable(name)),
      file: (version) => open(entryOfFile(version)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof Halt ? error : new Halt(NOT_OURS(path), { cause: error });
  }
}

function measures({ tables, files }: Manifest): Map<string, Measured> {
  return new Map([
    ...tables.map((table): [string, Measured] => [entryOfTable(table.name), table]),
    ...files.map((file): [string, Measured] => [entryOfFile(file.version), file]),
  ]);
}

function saysTwice({ tables, files, migrations }: Manifest): boolean {
  const lists = [
    tables.map(({ name }) => name),
    files.map(({ version }) => version),
    migrations,
    ...tables.map(({ columns }) => columns),
  ];
  return lists.some((list) => new Set(list).size < list.length);
}

const NOT_OURS = (path: string) => `${path} is no backup of Product Architect; use another one.`;

function refuse(path: string): never {
  throw new Halt(NOT_OURS(path));
}
