type Named = { name: string };
type Fetched = { address: string; content_type: string };

/** What a reader is told beside the bytes, by us. */
export type Job =
  | ({ kind: "document" } & Named)
  | ({ kind: "source" } & Named)
  | ({ kind: "page" } & Fetched)
  | ({ kind: "sight" } & Fetched)
  | { kind: "sitemap" };
