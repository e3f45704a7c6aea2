import * as z from "zod";
import { rowNamedBy, searchLength } from "#domain/search.ts";
import { type Db, unwrap } from "./db.ts";

const hits = z.array(
  z.object({
    table_name: z.string(),
    row_id: z.string(),
    /** The text that was found, where it is not a row of its own. */
    field: z.string().nullable(),
    number: z.number().nullable(),
    name: z.string().nullable(),
    /** Of a section of a page. */
    page_id: z.string().nullable(),
    excerpts: z.array(z.object({ field: z.string(), text: z.string() })),
    /** What is to be marked in the excerpts, without case and accents. */
    marks: z.array(z.string()),
    /** How many its list has in all. */
    count: z.number(),
  }),
);
export type Hit = z.output<typeof hits>[number];

type Asked = {
  project_id: string;
  query: string;
  /** Of which list; of all of them where it is left out. */
  table?: string;
  /** In hits of each list, up to 200. */
  most?: number;
  signal?: AbortSignal;
};

/** Where a project says these words: the hits of a list follow each other, the best first. */
export async function searchProject(db: Db, { project_id, query, table, most, signal }: Asked) {
  const named = rowNamedBy(query);
  const asked = {
    project_id,
    query: query.slice(0, searchLength),
    ...(table ? { of_table: table } : {}),
    ...(most ? { most } : {}),
    ...(named ? { cited_table: named.noun, cited_number: named.number } : {}),
  };
  const answer = db.rpc("search_project", asked);
  return hits.parse(unwrap(await (signal ? answer.abortSignal(signal) : answer)));
}
