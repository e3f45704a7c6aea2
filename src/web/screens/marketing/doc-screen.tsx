import type { ComponentType } from "react";
import { type Doc, docOf } from "#domain/docs/doc.ts";
import type { DocPlace } from "#domain/docs/doc-places.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { cn } from "#web/ui/cn.ts";
import { DocContents } from "./doc-contents.tsx";
import { DocNeighbours } from "./doc-neighbours.tsx";
import { DocShelf } from "./doc-shelf.tsx";
import { DocText } from "./doc-text.tsx";
import { PageHead } from "./page-head.tsx";

const texts = import.meta.glob<string>("/docs/*/*.md", { query: "?raw", import: "default" });

/** The screen of a page of the documentation, made of its file. */
export async function readDoc(place: DocPlace): Promise<ComponentType> {
  const doc = docOf((await texts[place.file]?.()) ?? "");
  return () => <DocScreen place={place} doc={doc} />;
}

function DocScreen({ place, doc: { title, summary, sections } }: { place: DocPlace; doc: Doc }) {
  const [lead, ...others] = sections;
  const headings = others.filter(({ depth }) => depth === 2);
  return (
    <div className="mx-auto grid max-w-6xl gap-x-10 px-4 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_11rem]">
      <PageHead
        name={title}
        title={pageTitle(`${title} · ${place.shelf.title}`)}
        description={summary}
        path={place.address}
        above={[{ name: "Documentation", path: paths.docs() }]}
      />
      <DocShelf place={place} />
      <article className={cn("grid min-w-0 content-start gap-10 py-8 lg:py-12", headings.length < 2 && "xl:col-span-2")}>
        <header className="grid gap-5">
          <p className="text-sm font-medium">
            <TextLink to={`${paths.docs()}#${place.shelf.folder}`}>{place.shelf.title}</TextLink>
          </p>
          <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{title}</h1>
          {headings.length > 1 ? <DocContents headings={headings} className="xl:hidden" folds /> : null}
          {lead ? <DocText section={lead} file={place.file} /> : null}
        </header>
        {others.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="grid min-w-0 gap-4">
            <Heading section={section} />
            <DocText section={section} file={place.file} />
          </section>
        ))}
        <DocNeighbours place={place} />
      </article>
      {headings.length > 1 ? <DocContents headings={headings} className="max-xl:hidden" /> : null}
    </div>
  );
}

function Heading({ section: { id, title, depth } }: { section: Doc["sections"][number] }) {
  const Tag = depth === 2 ? "h2" : "h3";
  return (
    <Tag
      id={id}
      className={cn("flex scroll-mt-20 items-baseline gap-2 font-semibold", depth === 2 ? "text-xl tracking-tight" : "text-base")}
    >
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <a href={`#${id}`} aria-label={`Link to ${title}`} className="rounded-sm text-faint hover:text-accent-ink">
        #
      </a>
    </Tag>
  );
}
