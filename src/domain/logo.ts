import { sizeLimit } from "./file-size.ts";

/** A project's logo as it is kept: a PNG in base64, and how many pixels it has. */
export type Logo = { png: string; width: number; height: number };

/** In bytes: what may be chosen, and what is kept of it once it is drawn as a PNG. */
export const logoFileMaxBytes = 10_485_760;
export const logoMaxBytes = 1_000_000;
/** In pixels, the longer side: the first of these whose picture is small enough is kept. */
export const logoSides = [1200, 800, 480] as const;

/** What a logo may be, in words for the person. */
export const logoKinds = "PNG, JPEG or WebP";
export const logoLimit: string = sizeLimit(logoFileMaxBytes);
export const logoMediaTypes = ["image/png", "image/jpeg", "image/webp"] as const;

const HEAD = 24;
const begins: Readonly<Record<(typeof logoMediaTypes)[number], (head: string) => boolean>> = {
  "image/png": (head) => head.startsWith("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
  "image/jpeg": (head) => head.startsWith("\xff\xd8\xff"),
  "image/webp": (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
};

/** What a picture is by its first bytes, whatever its name says; null where it is none of these. */
export function pictureType(bytes: Uint8Array): (typeof logoMediaTypes)[number] | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return logoMediaTypes.find((type) => begins[type](head)) ?? null;
}

/** A stored logo; null where its first bytes are none of a PNG that can be drawn. */
export function readLogo(png: string | null | undefined): Logo | null {
  if (!png) return null;
  const head = bytesOf(png.slice(0, (HEAD / 3) * 4));
  if (!head || pictureType(head) !== "image/png") return null;
  const view = new DataView(head.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { png, width, height } : null;
}

export const logoAddress = ({ png }: Pick<Logo, "png">) => `data:image/png;base64,${png}`;

/** What stands for a logo where it is not seen. */
export const logoWords = (project: string) => `Logo of ${project}`;

/** As wide and as high as it can be within a box, in the unit of the box. */
export function logoWithin({ width, height }: Pick<Logo, "width" | "height">, box: { width: number; height: number }) {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
