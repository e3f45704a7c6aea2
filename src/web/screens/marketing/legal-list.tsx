/** What is kept or done, named and explained. */
export function LegalList({ entries }: { entries: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid divide-y border-y">
      {entries.map((entry) => (
        <div key={entry.name} className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr] sm:gap-4">
          <dt className="font-medium wrap-anywhere text-ink">{entry.name}</dt>
          <dd>{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}
