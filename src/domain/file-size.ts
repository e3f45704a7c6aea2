const units = ["Bytes", "KB", "MB", "GB"] as const;

/** A size in bytes in words, on base 1024 with two decimals: '1.50 KB'. Anything above is counted in GB. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${(bytes / 1024 ** step).toFixed(2)} ${units[step]}`;
}

/** The largest size something may have, in words and without needless decimals: '10 MB'. */
export function sizeLimit(bytes: number): string {
  return fileSize(bytes).replace(/\.?0+(?= )/, "");
}
