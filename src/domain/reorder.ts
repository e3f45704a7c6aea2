type Placed = { id: string; position?: number };

/** The rows with those of `ids` before another one, or last; what is moved gets positions between those around it. */
export function reordered<Row extends Placed>(rows: readonly Row[], ids: readonly string[], before: string | null): Row[] {
  const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const others = rows.filter(({ id }) => !ids.includes(id));
  const found = others.findIndex(({ id }) => id === before);
  const at = found < 0 ? others.length : found;
  const low = others[at - 1]?.position ?? (others[at]?.position ?? 0) - moved.length - 1;
  const high = others[at]?.position ?? low + moved.length + 1;
  const step = (high - low) / (moved.length + 1);
  const placed = moved.map((row, place) => ({ ...row, position: low + step * (place + 1) }));
  return [...others.slice(0, at), ...placed, ...others.slice(at)];
}
