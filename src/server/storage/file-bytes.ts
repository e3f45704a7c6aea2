import type { FileHandle } from "node:fs/promises";

const PIECE = 65_536;

/** The bytes from `start` to `end` (both included) of an open file, which is closed at the end, at a fault or when the reader goes. */
export function fileBytes(
  file: FileHandle,
  { start, end }: { start: number; end: number },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = start;
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const piece = new Uint8Array(Math.min(PIECE, end - at + 1));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        if (bytesRead === 0) throw new Error("The file ended before its size.");
        controller.enqueue(piece.subarray(0, bytesRead));
        at += bytesRead;
        if (at <= end) return;
        await file.close();
        controller.close();
      } catch (error) {
        await file.close();
        controller.error(error);
      }
    },
    cancel: () => file.close(),
  });
}
