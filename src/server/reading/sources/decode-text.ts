/** A text file's words, whatever it is written in: UTF-8, UTF-16 with or without its mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const unmarked = widthOf(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Latin letters in 16 bits have a zero in every other byte. */
function widthOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [zeros, pairs] = [[0, 0], Math.min(bytes.length >> 1, 2000)];
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  if (pairs < 4) return undefined;
  if ((zeros[1] ?? 0) > pairs * 0.4) return "utf-16le";
  return (zeros[0] ?? 0) > pairs * 0.4 ? "utf-16be" : undefined;
}
