/** A value that may come as itself or as JSON text, once or twice over; null where the text is no JSON. */
export function jsonValue(stored: unknown): unknown {
  if (typeof stored !== "string") return stored;
  try {
    const read: unknown = JSON.parse(stored);
    return typeof read === "string" ? JSON.parse(read) : read;
  } catch {
    return null;
  }
}

/** The fields of such a value; none where it is no object. */
export function jsonFields(stored: unknown): Readonly<Record<string, unknown>> {
  const value = jsonValue(stored);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
