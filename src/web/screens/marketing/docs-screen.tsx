import { Link } from "react-router";
import { docPlaces, shelves } from "#domain/docs/doc-places.ts";
import { paths } from "#web/lib/paths.ts";
import { Band } from "./band.tsx";
import { DocsSearchForm } from "./docs-search-form.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";

/** Where the documentation begins: its guides, page by page. */
export function DocsScreen() {
  return (
    <>
      <PageHead
        name="Documentation"
        description="How to write, keep and hand over a specification with Product Architect, how to run an instance, and how it is built."
        path={paths.docs()}
      />
      <PageHero
        eyebrow="Documentation"
        title="How it works, page by page"
        text="Three guides: for those who write and read specifications, for those who run an instance, and for those who build on it."
      >
        <div className="max-w-md">
          <DocsSearchForm />
        </div>
      </PageHero>
      {shelves.map((shelf, at) => (
        <Band
          key={shelf.folder}
          id={shelf.folder}
          title={shelf.title}
          text={shelf.about}
          raised={at % 2 === 1}
          className="lg:py-16"
        >
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {docPlaces
              .filter((place) => place.shelf === shelf)
              .map(({ address, title }) => (
                <li key={address}>
                  <Link
                    to={address}
                    className="-mx-3 flex min-h-10 items-center rounded-md px-3 py-1.5 font-medium text-accent-ink hover:bg-hover"
                  >
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </Band>
      ))}
    </>
  );
}
