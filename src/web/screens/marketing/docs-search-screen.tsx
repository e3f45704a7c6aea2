import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { longestDocsQuery } from "#domain/docs/doc-places.ts";
import type { FindInDocs } from "#domain/docs/find-in-docs.ts";
import { foundBlank, foundSentence } from "#domain/docs/found-in-docs.ts";
import { paths } from "#web/lib/paths.ts";
import { useIsTakenOver } from "#web/lib/use-is-taken-over.ts";
import { docsSearchQuery } from "#web/queries/docs.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { moveAmongFound } from "#web/ui/lists/move-among-found.ts";
import { FoundInDocsList } from "./found-in-docs-list.tsx";
import { PageHead } from "./page-head.tsx";

/** What is looked for stands in the address, which follows what is typed; without scripts the server writes down what it finds. */
export function DocsSearchScreen() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const isTakenOver = useIsTakenOver();
  const list = useRef<HTMLDivElement>(null);
  const query = typed ?? (isTakenOver ? "" : (address.get("q") ?? ""));
  const search = useQuery({ ...docsSearchQuery, enabled: query.trim() !== "" });

  function look(q: string) {
    setTyped(q);
    setAddress(q ? { q } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="mx-auto grid max-w-3xl content-start gap-6 px-4 py-12 sm:px-6">
      <PageHead
        name="Search the documentation"
        description="Find words in the user guide, the operator guide and the developer guide of Product Architect."
        path={paths.docsSearch()}
        above={[{ name: "Documentation", path: paths.docs() }]}
        unlisted
      />
      <header className="grid gap-2">
        <TextLink to={paths.docs()} className="justify-self-start text-sm">
          Documentation
        </TextLink>
        <h1 className="text-3xl font-semibold tracking-tight">Search the documentation</h1>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk through the links within */}
      <div ref={list} className="grid gap-6" onKeyDown={(event) => moveAmongFound(event, list.current)}>
        <search>
          <form action={paths.docsSearch()} onSubmit={(event) => event.preventDefault()}>
            <Input
              type="search"
              name="q"
              aria-label="Words to look for"
              placeholder="Such as: compare versions"
              maxLength={longestDocsQuery}
              autoFocus
              value={query}
              onChange={(event) => look(event.target.value)}
              className="h-11 text-base"
            />
          </form>
        </search>
        {query.trim() === "" ? (
          <p className="text-muted noscript:hidden">
            Type a word or its first letters. Use the arrow keys to move through the results.
          </p>
        ) : (
          <Loaded from={search} failure="The search could not be loaded" skeleton={<FoundSkeleton />}>
            {(find) => <FoundFor query={query.trim()} find={find} />}
          </Loaded>
        )}
      </div>
      <noscript>
        <FoundInDocsList {...foundBlank} />
      </noscript>
    </div>
  );
}

function FoundFor({ query, find }: { query: string; find: FindInDocs }) {
  const found = useMemo(() => find(query), [query, find]);
  return <FoundInDocsList sentence={foundSentence(query, found)} found={found} />;
}

function FoundSkeleton() {
  return (
    <SkeletonGroup label="Looking…" className="grid gap-4">
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-24 rounded-xl" />
    </SkeletonGroup>
  );
}
