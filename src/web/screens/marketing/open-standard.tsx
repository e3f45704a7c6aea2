import { CodeBlock } from "#web/ui/text/code-block.tsx";

const excerpt = `## 5 User stories

### US-1 Book a place in a class

As a member, I want to book a place from the
timetable, so that I know I can come.

- Given a class with a free place
- When I book it
- Then the class shows one place fewer
- And I get a confirmation by mail`;

export function OpenStandard() {
  return (
    <section
      id="open-standard"
      aria-labelledby="standard-title"
      className="mx-auto grid max-w-6xl scroll-mt-14 gap-10 px-4 py-16 lg:py-20 sm:px-6 lg:grid-cols-2 lg:items-center"
    >
      <div className="grid min-w-0 gap-4">
        <h2 id="standard-title" className="text-3xl font-semibold tracking-tight">
          Open formats, nothing locked in
        </h2>
        <p className="leading-7 text-pretty text-muted">
          A specification is plain text with numbers, so it reads the same in a review, in a repository and in the context of a
          coding agent. Exports follow the outline of ISO/IEC/IEEE 29148, the international standard for requirements
          specifications, and AI code generators read projects over the Model Context Protocol, an open standard too.
        </p>
        <p className="leading-7 text-pretty text-muted">
          Underneath are PostgreSQL and the open Supabase protocol. Run it on your own machine with one command, on a database of
          yours, or on a hosted platform. Your text stays where you put it.
        </p>
      </div>
      <CodeBlock label="A specification as Markdown" className="bg-surface p-5 shadow-card">
        {excerpt}
      </CodeBlock>
    </section>
  );
}
