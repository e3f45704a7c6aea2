/** A stored value as words: lists line by line, records as `key: value`, their names first, nothing as an empty text. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value.trim() === "" ? "" : value;
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join("\n");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .sort(([a], [b]) => Number(b === "name") - Number(a === "name"))
    .map(([key, inner]) => [key.replaceAll("_", " "), readable(inner)] as const)
    .filter(([, text]) => text !== "")
    .map(([key, text]) => (text.includes("\n") ? `${key}:\n${text}` : `${key}: ${text}`))
    .join("\n");
}
