/** Icons that stand in every row: each is one shape, where those of the library have up to six, and needs no component. */
export const gripIcon = icon("M9 12h.01M9 5h.01M9 19h.01M15 12h.01M15 5h.01M15 19h.01", "size-4 stroke-4");
export const editIcon = icon(
  "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4",
  "size-4 stroke-2",
);
export const removeIcon = icon(
  "M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
  "size-4 stroke-2",
);
export const proposeIcon = icon(
  "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM12 8v6M9 11h6",
  "size-3.5 stroke-2",
);

function icon(d: string, className: string) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
    >
      <path d={d} />
    </svg>
  );
}
