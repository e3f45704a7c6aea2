import { useQuery } from "@tanstack/react-query";
import { Search, SearchX } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { rowNamedBy } from "#domain/search.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { foundGroups, foundIn } from "#web/queries/found-groups.ts";
import { searchQuery } from "#web/queries/search.ts";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { moveAmongFound } from "#web/ui/lists/move-among-found.ts";
import { counted } from "#web/ui/text/counted.ts";
import { FoundList } from "./found-list.tsx";
import { KindFilter } from "./kind-filter.tsx";

import { SearchField } from "./search-field.tsx";

const most = 200;

/** What is looked for and in which list stand in the address, which follows what is typed. */
export function ProjectSearch({ project_id, arrival }: { project_id: string; arrival: string }) {
  const [address, setAddress] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const [{ typed, table }, setAsked] = useState({ typed: address.get("q") ?? "", table: address.get("in") });
  const query = useSettled(typed);
  const isAsked = query.trim() !== "";
  const everywhere = useQuery({ ...searchQuery({ project_id, query }), enabled: isAsked });
  const within = useQuery({
    ...searchQuery({ project_id, query, table: table ?? "", most }),
    enabled: isAsked && table !== null,
  });
  const named = rowNamedBy(query)?.noun;

  function look(q: string, kind: string | null) {
    setAsked({ typed: q, table: kind });
    const asked = { ...(q ? { q } : {}), ...(kind ? { in: kind } : {}) };
    setAddress(asked, { replace: true, preventScrollReset: true, state: { arrival } });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk through the links within
    <div ref={list} className="grid gap-5" onKeyDown={(event) => moveAmongFound(event, list.current)}>
      <SearchField value={typed} onChange={(q) => look(q, table)} />
      {!isAsked ? (
        <EmptyState
          icon={<Search />}
          title="Find anything in this project"
          text="Type words of a requirement, a text, an answer or a document's name, in any order. Other forms of a word are found as well."
          example={
            <>
              <span className="font-semibold">loans renewed</span> finds “As a reader, I want to renew a loan”;{" "}
              <span className="font-semibold">US-14</span> finds the story with that number.
            </>
          }
        />
      ) : (
        <Loaded from={everywhere} failure="The search failed" skeleton={<FoundSkeleton />}>
          {(hits) => {
            const groups = foundGroups(project_id, hits, named);
            const chosen = table && within.data ? foundGroups(project_id, within.data) : null;
            const shown = chosen ?? groups.filter((group) => !table || group.table === table);
            return (
              <>
                <p role="status" className={groups.length > 0 ? "-mt-2 text-xs text-muted tabular-nums" : "sr-only"}>
                  {groups.length > 0 ? `${counted(foundIn(groups), { one: "result", many: "results" })} found` : "Nothing found"}
                </p>
                {groups.length > 0 ? <KindFilter groups={groups} chosen={table} onChoose={(kind) => look(typed, kind)} /> : null}
                {shown.map((group) => (
                  <FoundList key={group.table} group={group} onShowAll={() => look(typed, group.table)} />
                ))}
                {shown.length === 0 ? <Nothing query={query} /> : null}
              </>
            );
          }}
        </Loaded>
      )}
    </div>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={`Nothing found for “${query.trim().slice(0, 80)}”`}
      text="Every word must be in the same row or text. Try fewer words, another word for it, or a part of it of three letters or more."
    />
  );
}

function FoundSkeleton() {
  return (
    <SkeletonGroup label="Looking…" className="grid gap-4">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-44 rounded-xl" />
      <Skeleton className="h-28 rounded-xl" />
    </SkeletonGroup>
  );
}
