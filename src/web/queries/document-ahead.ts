import { allNouns } from "#domain/nouns/all.ts";
import { currentVersion } from "#domain/projects.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { followAuth } from "./follow-auth.ts";
import { projectQuery } from "./projects.ts";
import { questionnairesQuery } from "./questionnaires.ts";
import { awaitReading } from "./reading.ts";
import { rowsQuery } from "./rows.ts";
import { readAuth } from "./session.ts";
import { specificationQuery } from "./specifications.ts";
import { toldSourcesQuery } from "./told-sources.ts";
import { versionsQuery } from "./versions.ts";

/** Asks for what a document says while its screen is still on the way; the screen says what fails. */
export async function readDocumentAhead(project_id: string) {
  await followAuth();
  if (!readAuth().user || queryClient.getQueryData(projectQuery(project_id).queryKey)) return;
  awaitReading();
  void queryClient.prefetchQuery(questionnairesQuery(project_id));
  void queryClient.prefetchQuery(versionsQuery(project_id));
  for (const noun of allNouns) void queryClient.prefetchQuery(rowsQuery(noun, project_id));
  void queryClient.prefetchQuery(toldSourcesQuery(project_id));
  const project = await queryClient.ensureQueryData(projectQuery(project_id)).catch(() => null);
  if (project) await queryClient.prefetchQuery(specificationQuery({ project_id, version: currentVersion(project) }));
}
