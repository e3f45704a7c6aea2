/** Who has to do with whom: by the id of a row, the ids of the others. */
export type Links = ReadonlyMap<string, ReadonlySet<string>>;

export const noLinks: Links = new Map();

/** Links between kinds of rows, each known from both its ends. */
export class LinkTable<Kind extends string> {
  private readonly pairs = new Map<string, Map<string, Set<string>>>();

  add(kind: Kind, id: string, other: Kind, otherId: string) {
    this.put(kind, id, other, otherId);
    this.put(other, otherId, kind, id);
  }

  between(kind: Kind, other: Kind): Links {
    return this.pairs.get(`${kind} ${other}`) ?? noLinks;
  }

  /** Rows that have to do with the same row in the middle have to do with each other. */
  addThrough(kind: Kind, middle: Kind, other: Kind) {
    const onward = this.between(middle, other);
    for (const [id, steps] of this.between(kind, middle)) {
      for (const step of steps) for (const otherId of onward.get(step) ?? []) this.add(kind, id, other, otherId);
    }
  }

  private put(kind: Kind, id: string, other: Kind, otherId: string) {
    const key = `${kind} ${other}`;
    const links = this.pairs.get(key) ?? new Map<string, Set<string>>();
    const ids = links.get(id) ?? new Set<string>();
    this.pairs.set(key, links.set(id, ids.add(otherId)));
  }
}
