import { useQuery } from "@tanstack/react-query";
import { FileText, Sparkles } from "lucide-react";
import { Link } from "react-router";
import { draftingParts, isDrafted } from "#domain/drafting-parts.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { paths } from "#web/lib/paths.ts";
import { questionnairesQuery } from "#web/queries/questionnaires.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SplitLink } from "#web/ui/actions/split-link.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** While nothing stands in any section, what is pressed next. */
export function EmptyDocument({ content }: { content: ProjectContent | undefined }) {
  const { project, canEdit } = useWorkspace();
  const { data: questionnaires } = useQuery(questionnairesQuery(project.id));
  if (!content || draftingParts.some((part) => isDrafted(part, content))) return null;
  const isAnswered = questionnaires !== undefined && questionnaires.length > 0;
  return (
    <EmptyState
      icon={<FileText />}
      title="This document is still empty"
      className="mt-8 print:hidden"
      text={
        !canEdit
          ? "Once members of the project write or draft something, you can read it here."
          : isAnswered
            ? "Have every section drafted from the questionnaire in one press, or bring a document you have."
            : "Answer the questionnaire first: every section is drafted from it. Or bring a document you have."
      }
      action={
        canEdit ? (
          <>
            <SplitLink
              to={paths.draftEverything(project.id)}
              icon={<Sparkles aria-hidden />}
              label="Draft everything"
              state={{ begins: true }}
              asking={{ label: "Draft everything with an instruction", state: { asks: true } }}
              variant={isAnswered ? "primary" : "secondary"}
            />
            <Button variant={isAnswered ? "secondary" : "primary"} asChild>
              <Link to={paths.questionnaireStepper(project.id)}>
                {isAnswered ? "Look at the questionnaire" : "Answer the questionnaire"}
              </Link>
            </Button>
            <Button asChild>
              <Link to={paths.bring(project.id)}>Bring what you have</Link>
            </Button>
          </>
        ) : null
      }
    />
  );
}
