import { mutationOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { startProject } from "#data/start-project.ts";
import { templateOf } from "#domain/catalog/templates/all.ts";
import { type FirstProjectInput, startSample } from "#domain/first-project.ts";
import { nameOfIdea } from "#domain/naming/name-of-idea.ts";
import { db } from "#web/lib/supabase.ts";
import { organizationsQuery } from "./organizations.ts";

/** The project, its idea and, where there is none, the organization; all of it or nothing. */
export const startProjectMutation = (organization_id: string | undefined) =>
  mutationOptions({
    mutationFn: ({ idea, name, template }: FirstProjectInput) =>
      startProject(db, {
        organization_id,
        name: name.trim() || nameOfIdea(idea),
        questionnaire: { ...templateOf(template)?.questionnaire, project_description: idea },
      }),
    meta: { failure: "project.create_failed", refreshes: [organizationsQuery.queryKey, ["projects"]] },
  });

/** The sample project of the organization, or of one that is made for it. */
export const startSampleMutation = (organization_id: string | undefined) =>
  mutationOptions({
    mutationKey: ["start_sample"],
    mutationFn: () => callFunction(db, startSample, { organizationId: organization_id }),
    meta: { failure: "project.sample_failed", refreshes: [organizationsQuery.queryKey, ["projects"]] },
  });
