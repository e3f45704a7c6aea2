export type Selected = ReadonlySet<string>;

/** With `id` turned over; from `anchor` to `id`, all of `order` between them become what `id` becomes. */
export function toggled(selected: Selected, order: readonly string[], id: string, anchor: string | null): Selected {
  const next = new Set(selected);
  const isAdded = !selected.has(id);
  for (const each of between(order, anchor ?? id, id)) {
    if (isAdded) next.add(each);
    else next.delete(each);
  }
  return next;
}

function between(order: readonly string[], anchor: string, id: string): readonly string[] {
  const [from, to] = [order.indexOf(anchor), order.indexOf(id)];
  if (from < 0 || to < 0) return [id];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}
