import { unzipSync } from "fflate";
import { Complaint } from "#cli/complaint.ts";
import { foldedPath, safePath } from "./safe-path.ts";

const MOST_FILES = 20_000;
/** In bytes, unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;

const [CENTRAL, END] = [0x02014b50, 0x06054b50];
const [FILE_TYPE, SYMBOLIC_LINK, REGULAR] = [0xf000, 0xa000, 0x8000];
const broken = () => new Complaint("The archive the server sent is damaged; nothing was written.");

/** The files of an archive by their paths; an archive with anything in it that does not belong is refused as a whole. */
export function unzip(archive: Uint8Array): Map<string, Uint8Array> {
  refuseLinks(archive);
  let files = 0;
  let bytes = 0;
  const unpacked = unpack(archive, (size) => {
    files += 1;
    bytes += size;
    if (files > MOST_FILES || bytes > MOST_BYTES)
      throw new Complaint("The archive the server sent is too large; nothing was written.");
  });
  const kept = new Map<string, Uint8Array>();
  const taken = new Set<string>();
  for (const [name, content] of Object.entries(unpacked)) {
    if (name.endsWith("/")) continue;
    const path = safePath(name);
    // some disks hold these two for one file
    const folded = foldedPath(path);
    if (taken.has(folded)) throw new Complaint(`The archive the server sent holds '${path}' twice; nothing was written.`);
    taken.add(folded);
    kept.set(path, content);
  }
  return kept;
}

function unpack(archive: Uint8Array, count: (size: number) => void): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, {
      filter: ({ originalSize }) => {
        count(originalSize);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Complaint ? error : broken();
  }
}

/** What a file is stands in the directory at the end of the archive alone. */
function refuseLinks(archive: Uint8Array): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw broken();
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > archive.byteLength || view.getUint32(at, true) !== CENTRAL) throw broken();
    const type = (view.getUint32(at + 38, true) >>> 16) & FILE_TYPE;
    if (type === SYMBOLIC_LINK || (type !== 0 && type !== REGULAR && type !== 0x4000)) {
      throw new Complaint("The archive the server sent holds a link; nothing was written.");
    }
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
