const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** Bytes as people read them, in thousands: "1.2 GB". */
export function asBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString("en", { maximumFractionDigits: power === 0 || value >= 100 ? 0 : 1 })} ${UNITS[power]}`;
}
