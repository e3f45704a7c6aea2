import { Failure } from "#domain/failure.ts";
import { logoFileMaxBytes, logoKinds, logoLimit, logoMaxBytes, logoSides, pictureType } from "#domain/logo.ts";

/**
 * A picture drawn anew as a PNG in base64, small enough to be kept: nothing else that was in its file comes along. A `Failure` where it
 * is no picture of the kinds a logo may be.
 */
export async function drawnLogo(file: File): Promise<string> {
  if (file.size > logoFileMaxBytes) throw new Failure("invalid", `Choose a picture of at most ${logoLimit}.`);
  const refused = (cause?: unknown) => new Failure("invalid", `Choose a ${logoKinds} picture.`, { cause });
  if (!pictureType(new Uint8Array(await file.slice(0, 64).arrayBuffer()))) throw refused();
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw refused(cause);
  });
  try {
    for (const side of logoSides) {
      const blob = await drawn(picture, side);
      if (blob.size <= logoMaxBytes) return base64(new Uint8Array(await blob.arrayBuffer()));
    }
  } finally {
    picture.close();
  }
  throw new Failure("invalid", "This picture has too much detail for a logo. Choose a plainer one.");
}

function drawn(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((pixels) => Math.max(1, Math.round(pixels * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
}

function base64(bytes: Uint8Array): string {
  const step = 8192;
  const parts = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * step, (at + 1) * step)),
  );
  return btoa(parts.join(""));
}
