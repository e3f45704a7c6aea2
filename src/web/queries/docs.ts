import { queryOptions } from "@tanstack/react-query";
import { docsIndexAddress } from "#domain/docs/doc-places.ts";
import { createDocsSearch } from "#domain/docs/find-in-docs.ts";
import { Failure } from "#domain/failure.ts";

/** The search over the documentation, which is loaded by whoever searches. */
export const docsSearchQuery = queryOptions({
  queryKey: ["docs"],
  queryFn: async ({ signal }) => {
    const answer = await fetch(docsIndexAddress, { signal });
    if (!answer.ok) throw new Failure("unavailable", "The documentation could not be read.");
    return createDocsSearch(await answer.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: null },
});
