import { useQuery } from "@tanstack/react-query";
import { PenLine, Sparkles } from "lucide-react";
import { paths } from "#web/lib/paths.ts";
import { readerQuery } from "#web/queries/web-to-prd.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";

/** Who describes a website; it keeps its line while that is being asked. */
export function ReaderNotice({ organization_id }: { organization_id: string }) {
  const { data } = useQuery(readerQuery(organization_id));
  const Icon = data?.built_in ? PenLine : Sparkles;
  return (
    <p className="flex min-h-5 items-start gap-1.5 text-xs text-muted">
      {data ? (
        <>
          <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {data.built_in ? (
            <span>
              The built-in drafter describes a website from its headings and sentences.{" "}
              <TextLink to={paths.organizationSettings()}>Connect a model</TextLink>
            </span>
          ) : (
            `Descriptions are written by ${data.model ? `${data.model} (${data.provider})` : data.provider}${data.own ? ", your organization's own model" : ""}.`
          )}
        </>
      ) : null}
    </p>
  );
}
