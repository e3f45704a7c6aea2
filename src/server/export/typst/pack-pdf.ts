import { deflateSync } from "node:zlib";

type Stored = { number: number; bytes: Buffer };
/** Where an object stands: at a byte, or in a stream of objects at a place. */
type XrefEntry = { kind: 1 | 2; first: number; second: number };

const IN_STREAM = 200;
const OBJECT = /^(\d+) 0 obj\s*/;

/**
 * The same PDF with its small objects packed in compressed streams (ISO 32000-1, 7.5.7 and 7.5.8), which makes a tagged one a
 * tenth as long. Takes a file with one table of cross-references, as the typesetter writes it.
 */
export function packPdf(file: Buffer): Buffer {
  const table = file.lastIndexOf("\nxref\n") + 1;
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(file.toString("latin1", table))?.[1];
  if (table === 0 || trailer === undefined) return file;
  const objects = objectsOf(file, table);
  const whole = objects.filter(({ bytes }) => bytes.includes("stream\n"));
  const small = objects.filter(({ bytes }) => !bytes.includes("stream\n"));
  const places = new Map<number, XrefEntry>();
  const parts: Buffer[] = [file.subarray(0, file.indexOf("\n", file.indexOf("\n") + 1) + 1)];
  let at = parts[0]?.length ?? 0;
  let next = Math.max(0, ...objects.map(({ number }) => number)) + 1;
  const write = (number: number, body: Buffer) => {
    places.set(number, { kind: 1, first: at, second: 0 });
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    parts.push(object);
    at += object.length;
  };
  for (const { number, bytes } of whole) write(number, bytes);
  for (let from = 0; from < small.length; from += IN_STREAM) {
    const number = next++;
    const held = small.slice(from, from + IN_STREAM);
    held.forEach((object, place) => {
      places.set(object.number, { kind: 2, first: number, second: place });
    });
    write(number, objectStream(held));
  }
  const start = at;
  places.set(next, { kind: 1, first: at, second: 0 });
  parts.push(
    Buffer.concat([Buffer.from(`${next} 0 obj\n`), crossReferences(places, next + 1, trailer), Buffer.from("\nendobj\n")]),
  );
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

function objectsOf(file: Buffer, table: number): Stored[] {
  const offsets = [...file.toString("latin1", table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets.toSorted((a, b) => a - b), table];
  return ends.slice(0, -1).flatMap((from, index) => {
    const slice = file.subarray(from, ends[index + 1]);
    const head = OBJECT.exec(slice.toString("latin1", 0, 32));
    return head ? [{ number: Number(head[1]), bytes: slice.subarray(head[0].length, slice.lastIndexOf("endobj")) }] : [];
  });
}

function objectStream(objects: readonly Stored[]): Buffer {
  let offset = 0;
  const head = objects.map(({ number, bytes }) => {
    const entry = `${number} ${offset}`;
    offset += bytes.length + 1;
    return entry;
  });
  const index = Buffer.from(`${head.join(" ")}\n`);
  const bodies = objects.flatMap(({ bytes }) => [bytes, Buffer.from("\n")]);
  return stream(`/Type /ObjStm /N ${objects.length} /First ${index.length}`, Buffer.concat([index, ...bodies]));
}

function crossReferences(places: ReadonlyMap<number, XrefEntry>, size: number, trailer: string): Buffer {
  const rows = Buffer.alloc(size * 7);
  for (const [number, { kind, first, second }] of places) {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(first, number * 7 + 1);
    rows.writeUInt16BE(second, number * 7 + 5);
  }
  return stream(`/Type /XRef /W [1 4 2] ${trailer.replace(/\/Size \d+/, `/Size ${size}`)}`, rows);
}

function stream(entries: string, content: Buffer): Buffer {
  const packed = deflateSync(content);
  const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream")]);
}
