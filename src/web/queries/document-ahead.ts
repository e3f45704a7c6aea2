import { allNouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { documentBeginningQuery } from "./document-beginning.ts";
import { followAuth } from "./follow-auth.ts";
import { projectQuery, projectWith } from "./projects.ts";
import { rowsQuery } from "./rows.ts";
import { readAuth } from "./session.ts";
import { toldSourcesQuery } from "./told-sources.ts";

/** Asks for what a document says while its screen is still on the way; the screen says what fails. */
export async function readDocumentAhead(project_id: string) {
  await followAuth();
  if (!readAuth().user || queryClient.getQueryData(projectQuery(project_id).queryKey)) return;
  const beginning = queryClient.fetchQuery(documentBeginningQuery(project_id));
  void queryClient.prefetchQuery(projectWith(project_id, beginning));
  await beginning.catch(() => null);
  for (const noun of allNouns) void queryClient.prefetchQuery(rowsQuery(noun, project_id));
  void queryClient.prefetchQuery(toldSourcesQuery(project_id));
}
