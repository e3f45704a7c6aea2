/** What PostgreSQL is sent for a value: always text, bytes or null, so that nothing of a request can make the driver throw. */
export function bound(value: unknown): string | Buffer | null {
  if (value === null) return null;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return `{${value.map(element).join(",")}}`;
  if (typeof value === "object") return JSON.stringify(value);
  throw new TypeError(`A statement cannot hold ${typeof value} as a value.`);
}

function element(value: unknown): string {
  const text = bound(value);
  if (text === null) return "NULL";
  if (Array.isArray(value)) return String(text);
  const word = typeof text === "string" ? text : `\\x${text.toString("hex")}`;
  return `"${word.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
