import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type AssumedFigure, assumedFigures } from "#domain/assumed-figures.ts";
import { nouns } from "#domain/nouns/all.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { acceptanceQuery, acceptRowsMutation } from "#web/queries/acceptance.ts";
import { useProjectContent } from "#web/queries/document-content.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Each number with the words around it: accepted as it stands, or changed where it stands. */
export function AssumedNumbers({ onLeave }: { onLeave: () => void }) {
  const { project, canEdit } = useWorkspace();
  const content = useProjectContent(project);
  const { data: acceptance } = useQuery(acceptanceQuery(project.id));
  const accept = useMutation(acceptRowsMutation(project.id));
  return (
    <Loaded
      from={{ ...content, data: acceptance && content.data }}
      failure="The numbers could not be loaded"
      skeleton={<Skeleton className="h-24" />}
    >
      {(loaded) => {
        const assumed = acceptance ? assumedFigures(loaded, acceptance) : [];
        if (assumed.length === 0) return <p className="text-muted">Every number was said, typed or accepted.</p>;
        const what = counted(assumed.length, { one: "number", many: "numbers" });
        return (
          <div className="grid gap-3">
            {canEdit ? (
              <Button
                size="sm"
                className="justify-self-end"
                loading={accept.isPending}
                onClick={() => accept.mutate({ accepted: assumed.map(({ accepting }) => accepting), what })}
              >
                Accept all in view
              </Button>
            ) : null}
            <ul aria-label="Assumed numbers" className="-mx-5 -mb-5 max-h-[60vh] divide-y overflow-y-auto rounded-b-xl border-t">
              {assumed.map((figure) => (
                <li
                  key={`${figure.accepting.id} ${figure.accepting.field} ${figure.before}${figure.accepting.figure}`}
                  className="flex items-center gap-3 px-5 py-3"
                >
                  <Place figure={figure} project_id={project.id} onLeave={onLeave} />
                  {canEdit ? (
                    <Button
                      size="sm"
                      aria-label={`Accept ${figure.accepting.figure} in ${figure.reference}`}
                      onClick={() => accept.mutate({ accepted: [figure.accepting], what: figure.accepting.figure })}
                    >
                      Accept
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}

type PlaceProps = { figure: AssumedFigure; project_id: string; onLeave: () => void };

function Place({ figure: { noun, reference, label, before, after, accepting }, project_id, onLeave }: PlaceProps) {
  const section = noun ? nouns[noun].section : "projectIntroduction";
  return (
    <div className="grid min-w-0 grow gap-0.5">
      <p className="wrap-anywhere">
        {before}
        <mark className="rounded-sm bg-warning-soft px-0.5 text-ink">{accepting.figure}</mark>
        {after}
      </p>
      <p className="text-xs text-muted">
        <Link
          to={noun ? rowAddress(paths.specification(project_id, section), reference) : paths.specification(project_id, section)}
          onClick={onLeave}
          className="underline underline-offset-4"
        >
          {reference}
        </Link>
        {noun ? `, ${label}` : null}
      </p>
    </div>
  );
}
