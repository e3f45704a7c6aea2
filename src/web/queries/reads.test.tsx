import { expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { allNouns } from "#domain/nouns/all.ts";
import "#tests/support/screen.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { organizationsQuery } from "./organizations.ts";
import { profileQuery } from "./profiles.ts";
import { projectApiKeysQuery } from "./project-api-keys.ts";
import { projectQuery, projectsQuery } from "./projects.ts";
import { questionnaireQuery, questionnairesQuery } from "./questionnaires.ts";
import { rowQuery, rowsQuery } from "./rows.ts";
import { sectionsQuery } from "./sections.ts";
import { specificationQuery } from "./specifications.ts";
import { versionsQuery } from "./versions.ts";
import { webToPrdEntryQuery, webToPrdQuery } from "./web-to-prd.ts";

const id = "an-id";
const FRESH = 5 * 60_000;

test("a specification is always read anew, the analyzed websites are tried for longest, and all else stays fresh for 5 minutes [DATA-24]", () => {
  const usual = queryClient.getDefaultOptions().queries;
  expect(usual).toMatchObject({ staleTime: FRESH });
  const isTriedAgain = usual?.retry;
  if (typeof isTriedAgain !== "function") throw new Error("whether a read is tried again is not decided by its failure");
  const away = new Failure("unavailable", "The server is away.");
  expect([isTriedAgain(0, away), isTriedAgain(1, away)]).toEqual([true, false]);
  expect(isTriedAgain(0, new Failure("signed_out", "Sign in again."))).toBe(false);
  expect(specificationQuery({ project_id: id, version: "1" })).toMatchObject({ staleTime: 0, retry: 2 });
  expect(webToPrdQuery(id)).toMatchObject({ retry: 3, retryDelay: 1000 });
  const others = [
    organizationsQuery,
    profileQuery(id),
    projectsQuery(id),
    projectQuery(id),
    versionsQuery(id),
    ...allNouns.map((noun) => rowsQuery(noun, id)),
    rowQuery("pages", { project_id: id, id }),
    sectionsQuery({ project_id: id, page_id: id }),
    projectApiKeysQuery(id),
    questionnairesQuery(id),
    questionnaireQuery(id),
    webToPrdEntryQuery(id),
  ];
  for (const { queryKey, ...options } of others) {
    expect({ ...usual, ...options }, queryKey.join("/")).toMatchObject({ staleTime: FRESH, retry: isTriedAgain });
  }
});
