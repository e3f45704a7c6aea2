import { expect, test } from "vitest";
import { pngOf } from "#tests/support/picture.ts";
import { logoWithin, pictureType, readLogo } from "./logo.ts";

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

test("a picture is what its first bytes say, whatever it is called", () => {
  expect(pictureType(Uint8Array.from(Buffer.from(pngOf({ width: 2, height: 1 }), "base64")))).toBe("image/png");
  expect(pictureType(bytes("\xff\xd8\xff\xe0\0\x10JFIF"))).toBe("image/jpeg");
  expect(pictureType(bytes("RIFF\x24\0\0\0WEBPVP8 "))).toBe("image/webp");
  for (const other of ["", "<svg onload=alert(1)>", "GIF89a", "RIFF\x24\0\0\0AVI LIST", "%PDF-1.7", "\x89PNG\r\n\x1a\n"]) {
    expect(pictureType(bytes(other)), other).toBeNull();
  }
});

test("a stored logo says how large it is, and what is none is none", () => {
  const png = pngOf({ width: 300, height: 120 });
  expect(readLogo(png)).toEqual({ png, width: 300, height: 120 });
  for (const other of [null, undefined, "", "no base64!", btoa("<svg>"), pngOf({ width: 0, height: 5 })]) {
    expect(readLogo(other)).toBeNull();
  }
});

test("a logo is as large as its box allows and keeps its shape", () => {
  expect(logoWithin({ width: 300, height: 100 }, { width: 150, height: 100 })).toEqual({ width: 150, height: 50 });
  expect(logoWithin({ width: 10, height: 20 }, { width: 150, height: 100 })).toEqual({ width: 50, height: 100 });
});
