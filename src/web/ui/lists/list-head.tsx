import type { ReactNode } from "react";
import { ListCell, RowBox } from "./list-boxes.tsx";

/** What stands above the rows of a group. */
export function ListHead({ place, children }: { place: number; children: ReactNode }) {
  return (
    <RowBox aria-rowindex={place}>
      <ListCell className={place > 1 ? "pt-6 pb-2" : "pb-2"}>{children}</ListCell>
    </RowBox>
  );
}
