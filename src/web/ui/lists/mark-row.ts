/** Marks a row for a moment. */
export function markRow(row: Element): void {
  const ring = { outline: "2px solid var(--accent)", outlineOffset: "-2px" };
  row.animate(
    [
      { ...ring, offset: 0 },
      { ...ring, offset: 0.7 },
      { ...ring, outlineColor: "transparent" },
    ],
    2_400,
  );
}
