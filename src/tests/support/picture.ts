import { crc32, deflateSync } from "node:zlib";

/** A PNG of one colour, in base64 (ISO/IEC 15948). */
export function pngOf(
  { width, height }: { width: number; height: number },
  [red = 0, green = 0, blue = 0] = [15, 118, 110],
): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits each of red, green and blue
  head.set([8, 2], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const parts = [
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat(parts).toString("base64");
}

function chunk(name: string, data: Buffer): Buffer {
  const said = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(said));
  return Buffer.concat([length, said, sum]);
}
