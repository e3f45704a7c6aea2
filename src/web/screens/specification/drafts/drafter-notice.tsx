import { useQuery } from "@tanstack/react-query";
import { PenLine, Sparkles } from "lucide-react";
import { paths } from "#web/lib/paths.ts";
import { drafterQuery } from "#web/queries/generations.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Who writes when a generate button is pressed; it keeps its line while that is being asked. */
export function DrafterNotice() {
  const { project } = useWorkspace();
  const { data } = useQuery(drafterQuery(project.id));
  return (
    <p className="flex min-h-5 items-start gap-1.5 text-xs text-muted [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {data?.built_in ? (
        <>
          <PenLine aria-hidden />
          <span>
            The built-in drafter writes from the questionnaire and what is here.{" "}
            <TextLink to={paths.organizationSettings()}>Connect a model</TextLink>
          </span>
        </>
      ) : null}
      {data && !data.built_in ? (
        <>
          <Sparkles aria-hidden />
          Drafts are written by {data.model ? `${data.model} (${data.provider})` : data.provider}
          {data.own ? ", your organization's own model" : ""}.
        </>
      ) : null}
    </p>
  );
}
