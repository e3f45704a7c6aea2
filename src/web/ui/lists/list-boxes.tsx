import type { ComponentProps } from "react";

type Box = (props: ComponentProps<"div">) => React.JSX.Element;

/** A table of which only a part is there cannot be a `table`; its boxes say what they are. */
function box(role: "grid" | "rowgroup" | "row" | "gridcell" | "columnheader"): Box {
  return (props) => <div role={role} {...props} />;
}

export const GridBox = box("grid");
export const RowGroupBox = box("rowgroup");
export const RowBox = box("row");

/** A cell of a row in `ListRows`. */
export const ListCell = box("gridcell");

/** The heading of a column in `ListRows`. */
export const ListColumn = box("columnheader");
