import { once } from "node:events";
import { createWriteStream, rmSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { Halt, unusable } from "#server/halt.ts";
import { MANIFEST, type Manifest } from "./manifest.ts";
import { type Measured, meter } from "./meter.ts";
import { sealing, UNSEALED } from "./seal.ts";

export type ArchiveWriter = {
  add(name: string, content: Readable, options: { compress: boolean }): Promise<Measured>;
  /** Seals the archive and gives it its name: until then there is none. */
  finish(manifest: Manifest): Promise<{ bytes: number }>;
  /** Leaves nothing. */
  discard(): Promise<void>;
};

/** A file that is written beside the place it will have, entry by entry, none of them ever whole in memory. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const part = `${path}.part`;
  const out = await openPart(part).catch((error: { code?: string; path?: string }) => {
    throw error.code === "ENOENT" ? new Halt(unusable(error.path, error.code, "name another place"), { cause: error }) : error;
  });
  const zip = new yazl.ZipFile();
  const seal = sealing();
  const written = pipeline(zip.outputStream, seal.through, out);
  const broken = new Promise<never>((_done, fail) => {
    zip.on("error", fail);
    written.catch(fail);
  });
  // said to whoever adds next
  broken.catch(() => {});
  const leaveNothing = () => rmSync(part, { force: true });
  process.once("exit", leaveNothing);

  return {
    add: async (name, content, { compress }) => {
      const { through, measured } = meter();
      zip.addReadStream(through, name, { compress, mode: 0o600 });
      await Promise.race([broken, pipeline(content, through)]).catch((error: unknown) => {
        content.destroy();
        throw error;
      });
      return measured();
    },
    finish: async (manifest) => {
      zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), MANIFEST, { mode: 0o600 });
      zip.end({ comment: UNSEALED, forceZip64Format: false });
      await Promise.race([broken, written]);
      await using file = await open(part, "r+");
      await seal.seal(file);
      await file.sync();
      await rename(part, path);
      process.off("exit", leaveNothing);
      await syncFolder(dirname(path));
      return { bytes: (await file.stat()).size };
    },
    discard: async () => {
      out.destroy();
      await written.catch(() => {});
      await rm(part, { force: true });
      process.off("exit", leaveNothing);
    },
  };
}

async function openPart(part: string) {
  await mkdir(dirname(part), { recursive: true, mode: 0o700 });
  const out = createWriteStream(part, { flags: "wx", mode: 0o600 });
  await once(out, "open");
  return out;
}

async function syncFolder(path: string) {
  await using folder = await open(join(path, "."), "r");
  await folder.sync();
}
