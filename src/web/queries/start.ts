import { mutationOptions } from "@tanstack/react-query";
import { startProject } from "#data/start-project.ts";
import { templateOf } from "#domain/catalog/templates/all.ts";
import { type FirstProjectInput, nameOfIdea } from "#domain/first-project.ts";
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
