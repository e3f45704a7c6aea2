/** The rows that reads of a table asked for since this was asked last, as the browser saw them. */
export function readsOf(table: string) {
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  return () => {
    const reads = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ pathname, searchParams }) =>
        pathname.endsWith("/rest/v1/rpc/list_rows")
          ? searchParams.get("tables")?.slice(1, -1).split(",").includes(table)
          : pathname.endsWith(`/rest/v1/${table}`) && searchParams.has("order"),
      )
      .map(({ searchParams }) => /^in\.\((.*)\)$/.exec(searchParams.get("id") ?? "")?.[1]?.split(",") ?? "all");
    performance.clearResourceTimings();
    return reads;
  };
}
