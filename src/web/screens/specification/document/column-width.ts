/** In pixels, where no document stands yet. */
const usual = 704;
const known = { window: 0, column: usual };

/** How wide the text of the document is, in pixels; measured once for each width of the window. */
export function columnWidth(): number {
  if (known.window === innerWidth) return known.column;
  const text = document.querySelector("[data-document-text]");
  if (!text) return known.column;
  const { paddingLeft, paddingRight } = getComputedStyle(text);
  known.window = innerWidth;
  known.column = text.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return known.column;
}
