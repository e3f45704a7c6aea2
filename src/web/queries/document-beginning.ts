import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { readDocumentBeginning } from "#data/document-beginning.ts";
import { documentBeginning } from "#domain/document/document-beginning.ts";
import { readingOf } from "#domain/document/reading.ts";
import { currentVersion } from "#domain/projects.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { sharedBy } from "./document-content.ts";
import { knowOwnRole } from "./own-role.ts";
import { questionnairesQuery } from "./questionnaires.ts";
import type { Reading } from "./reading.ts";
import { readAuth } from "./session.ts";
import { isReadable, specificationQuery } from "./specifications.ts";
import { versionsQuery } from "./versions.ts";

type Beginning = NonNullable<Awaited<ReturnType<typeof readDocumentBeginning>>>;

/** In milliseconds: until the rows are there, and no longer. */
const SHORT = 10_000;

/** What a document begins with; what comes along with it is not asked for by itself. */
export const documentBeginningQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["document_beginning", project_id],
    queryFn: async () => {
      const found = await readDocumentBeginning(db, { project_id });
      if (found) know(found);
      return found;
    },
    retry: false,
    staleTime: SHORT,
    gcTime: SHORT,
  });

function know({ project, role, specification, questionnaires, versions }: Beginning) {
  const { id: project_id, organization_id } = project;
  const { user } = readAuth();
  const own = specificationQuery({ project_id, version: currentVersion(project) });
  if (user && role) knowOwnRole({ organization_id, user_id: user.id, role });
  if (isReadable(specification)) queryClient.setQueryData(own.queryKey, (known) => known ?? specification);
  queryClient.setQueryData(questionnairesQuery(project_id).queryKey, (known) => known ?? questionnaires);
  queryClient.setQueryData(versionsQuery(project_id).queryKey, (known) => known ?? versions);
}

/** The cover and the first chapters, to be read until the whole document is there. */
export function useDocumentBeginning(project_id: string, enabled: boolean): Reading | null {
  const { data } = useQuery({ ...documentBeginningQuery(project_id), enabled });
  return useMemo(() => {
    if (!enabled || !data) return null;
    const { project, questionnaires, ...rest } = data;
    const shared = sharedBy({ ...project, version: currentVersion(project) }, questionnaires);
    const document = documentBeginning({ ...rest, ...shared }, new Date().toISOString());
    return document && { ...document, parts: readingOf(document) };
  }, [enabled, data]);
}
