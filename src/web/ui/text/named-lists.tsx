const inTurn = new Intl.ListFormat("en");

/** Some lists of words, each read as a sentence below its name. */
export function NamedLists({ lists }: { lists: readonly { label: string; words: readonly string[] }[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lists.map(({ label, words }) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-xs font-medium text-muted">{label}</dt>
          <dd>{inTurn.format(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
