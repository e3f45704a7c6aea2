import type { Column, Relation, Routine } from "./catalogue.ts";

/** A key or a place in JSON. */
export type Step = { key: string; isIndex: boolean };
/** A column, or what stands somewhere in its JSON; `asText` where the last arrow was `->>`. */
export type Field = { column: Column; path: readonly Step[]; asText: boolean };

/** Every `sql` here is of our own vocabulary; `value` and `values` are the request's and are only ever bound. */
export type Condition = { not: boolean } & (
  | { kind: "compare"; field: Field; sql: string; value: string; type?: string }
  | { kind: "any" | "all"; field: Field; sql: string; value: string; type?: string }
  | { kind: "is"; field: Field; sql: string }
  | { kind: "search"; field: Field; sql: string; value: string; config: string | undefined }
  | { kind: "absent"; embed: Embed }
  | { kind: "and" | "or"; parts: Condition[] }
);

export type Item =
  | { kind: "column"; field: Field; name: string | undefined; cast: string | undefined }
  | { kind: "embed"; embed: Embed };

export type Order = { field: Field; through: Embed | undefined; sql: string };

/** How rows of one relation find those of another: pairs of columns that hold the same. */
export type Link = {
  target: Relation;
  isMany: boolean;
  pairs: { here: Column; there: Column }[];
  /** The table between, and its own pairs with the target. */
  through?: { relation: Relation; pairs: { here: Column; there: Column }[] };
};

export type Node = {
  relation: Relation;
  items: Item[];
  where: Condition[];
  order: Order[];
  limit: number | undefined;
  offset: number;
};

/** Its key in the answer is the table's name, or the `name` the request gave. */
export type Embed = Node & {
  link: Link;
  name: string | undefined;
  /** What the request may call it in filters and orders. */
  called: readonly string[];
  isInner: boolean;
  isSpread: boolean;
};

/** `isUneven` where a row may lack one of the columns. */
export type Body = { text: string; isList: boolean; isUneven: boolean; columns: Column[] };

export type Upsert = { on: Column[]; merge: boolean };

export type Query =
  | { kind: "read"; node: Node }
  | { kind: "insert"; node: Node; body: Body; upsert: Upsert | undefined }
  | { kind: "update"; node: Node; body: Body }
  | { kind: "delete"; node: Node }
  | { kind: "call"; node: Node | undefined; routine: Routine; given: Given };

/** The arguments of a call: one JSON object, or a text for each. */
export type Given = { names: string[] } & ({ json: string } | { texts: ReadonlyMap<string, string> });
