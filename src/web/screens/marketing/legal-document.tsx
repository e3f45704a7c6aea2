import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";

export type Clause = { title: string; text: readonly ReactNode[] };

/** A long text to look things up in: contents beside it, numbered clauses. */
export function LegalDocument({
  title,
  description,
  path,
  intro,
  clauses,
  children,
}: {
  title: string;
  description: string;
  path: string;
  intro: string;
  clauses: readonly Clause[];
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <PageHead name={title} description={description} path={path} />
      <header className="grid max-w-2xl gap-4 lg:col-span-2">
        <h1 className="text-4xl leading-11 font-semibold tracking-tighter">{title}</h1>
        <p className="text-base leading-7 text-pretty text-muted">{intro}</p>
      </header>
      <nav aria-label="Contents" className="lg:sticky lg:top-20 lg:self-start">
        <ol className="grid gap-1 border-l pl-4">
          {clauses.map((clause, position) => (
            <li key={clause.title}>
              <a href={`#clause-${position + 1}`} className="inline-flex min-h-6 rounded-sm text-muted hover:text-ink">
                {clause.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-2xl content-start gap-10">
        {clauses.map((clause, position) => (
          <section key={clause.title} id={`clause-${position + 1}`} className="grid scroll-mt-20 gap-3">
            <h2 className="text-lg font-semibold tracking-tight">
              {position + 1}. {clause.title}
            </h2>
            {clause.text.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a clause never move
              <div key={at} className="leading-7 text-pretty text-muted">
                {paragraph}
              </div>
            ))}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
