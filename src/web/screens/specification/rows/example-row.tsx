import type { Noun } from "#domain/nouns/all.ts";
import { exampleOf } from "#web/lib/noun-words.ts";

/** What a good row of a noun says, for whoever has not written one yet. */
export function ExampleRow({ noun }: { noun: Noun }) {
  const { name, words } = exampleOf(noun);
  return (
    <>
      <p className="font-semibold">{name}</p>
      <dl className="mt-1 grid gap-1 text-muted">
        {words.map(({ label, text }) => (
          <div key={label}>
            <dt className="inline font-medium">{label}: </dt>
            <dd className="inline whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
