import type { ListFilter, ListSort } from "./narrow-list.ts";

export type Listed = { id: string };
export type ListGroup = { id: string; name: string };

export type ListSpec<Row extends Listed> = {
  /** A row keeps its identity while nothing in it changes, so that what is drawn can rest. */
  rows: readonly Row[];
  /** How the rows are counted, such as "feature" and "features". */
  noun: { one: string; many: string };
  /** What the search looks through. */
  text: (row: Row) => string;
  /** What a row is called when it is read out, such as "Select Book a berth". */
  name: (row: Row) => string;
  /** The number a row is cited by: an address that ends in it shows the row. */
  reference?: (row: Row) => string | undefined;
  filters?: readonly ListFilter<Row>[];
  sorts?: readonly ListSort<Row>[];
  /** Groups the rows stand in, in their order; a group without a row is shown while nothing is looked for. */
  groups?: {
    all: readonly ListGroup[];
    of: (row: Row) => string;
    /** Another text where rows may stand in other groups though none of them changed. */
    signature?: string;
  };
};

/** How those around a list bring the keys into it. */
export type ListEntry = { toFirst: () => void; back: () => void };
