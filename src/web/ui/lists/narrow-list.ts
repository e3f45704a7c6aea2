/** One way to show fewer rows; `key` names it in the address, and `of` says which of the choices a row belongs to. */
export type ListFilter<Row> = {
  key: string;
  label: string;
  /** What the picker says while it lets everything through. */
  all: string;
  choices: readonly { value: string; label: string }[];
  /** Asked for now and then: where there is room for a line it stands behind 'More filters' until it is used. */
  isAside?: true;
  of: (row: Row) => string;
  /** What can be done at once with all rows that a choice shows. */
  action?: { value: string; label: string; run: (rows: readonly Row[]) => void };
  /** Another text where rows may belong elsewhere though none of them changed. */
  signature?: string;
};

/** One order; `key` names it in the address. */
export type ListSort<Row> = { key: string; label: string; compare: (a: Row, b: Row) => number };

/** What is looked for. An empty text, a filter that is not there and an empty sort ask for everything, as it comes. */
export type ListView = { query: string; filters: Readonly<Record<string, string>>; sort: string };

type Narrowing<Row> = {
  rows: readonly Row[];
  /** What was found of rows by the same view before. */
  found?: Found<Row>;
  /** What the search looks through, as `plain` writes it. */
  textOf: (row: Row) => string;
  filters: readonly ListFilter<Row>[];
  sorts: readonly ListSort<Row>[];
};

/** Whether a row is among what is looked for, or not; looked at once for as long as it is the same row. */
type Found<Row> = (row: Row, look: (row: Row) => boolean) => boolean;

/** The rows a view asks for, in its order; the very same list where it asks for everything. */
export function narrow<Row>(
  { rows, found = (row, look) => look(row), textOf, filters, sorts }: Narrowing<Row>,
  view: ListView,
): readonly Row[] {
  const words = plain(view.query).split(/\s+/).filter(Boolean);
  const wanted = filters.flatMap(({ key, of, choices }) => {
    const value = view.filters[key];
    return value !== undefined && choices.some((choice) => choice.value === value) ? [{ of, value }] : [];
  });
  const compare = sorts.find(({ key }) => key === view.sort)?.compare;
  const isWanted = (row: Row) =>
    wanted.every(({ of, value }) => of(row) === value) && (words.length === 0 || holdsAll(textOf(row), words));
  const left = words.length === 0 && wanted.length === 0 ? rows : rows.filter((row) => found(row, isWanted));
  return compare ? left.toSorted(compare) : left;
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Without case and accents, so that "creme" finds "Crème". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Remembers what a row reads as, `plain`, for as long as the row is the same one: of a long list those that changed are read anew. */
export function readOnce<Row extends object>(): (row: Row, text: (row: Row) => string) => string {
  const read = new WeakMap<Row, string>();
  return (row, text) => {
    const known = read.get(row);
    if (known !== undefined) return known;
    const made = plain(text(row));
    read.set(row, made);
    return made;
  };
}

/** Remembers of a row what was found by a view: of a long list that is searched those that changed are looked at anew. */
export function findOnce<Row extends object>() {
  let last = { signature: "", rows: new WeakMap<Row, boolean>() };
  return (signature: string): Found<Row> => {
    if (last.signature !== signature) last = { signature, rows: new WeakMap() };
    const { rows } = last;
    return (row, look) => {
      const known = rows.get(row);
      if (known !== undefined) return known;
      const isFound = look(row);
      rows.set(row, isFound);
      return isFound;
    };
  };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

export function byName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name);
}
