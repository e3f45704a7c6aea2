import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Striking } from "#domain/acceptance.ts";
import { type AssumedFigure, assumedFigures } from "#domain/assumed-figures.ts";
import { nouns } from "#domain/nouns/all.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { acceptanceQuery, acceptRowsMutation, strikeFiguresMutation } from "#web/queries/acceptance.ts";
import { useProjectContent } from "#web/queries/document-content.ts";
import { addressOfText } from "#web/queries/found-place.ts";
import { toldSourcesQuery } from "#web/queries/told-sources.ts";
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
  const { data: sources } = useQuery(toldSourcesQuery(project.id));
  const accept = useMutation(acceptRowsMutation(project.id));
  const strike = useMutation(strikeFiguresMutation(project.id));
  return (
    <Loaded
      from={{ ...content, data: acceptance && sources && content.data }}
      failure="The numbers could not be loaded"
      skeleton={<Skeleton className="h-24" />}
    >
      {(loaded) => {
        const assumed = acceptance ? assumedFigures(loaded, acceptance, sources?.said) : [];
        if (assumed.length === 0)
          return <p className="text-muted">Every number comes from your sources, was typed or was accepted.</p>;
        const strikable = assumed.flatMap(({ striking }) => striking ?? []);
        const whatOf = (all: readonly unknown[]) => counted(all.length, { one: "number", many: "numbers" });
        return (
          <div className="grid gap-3">
            {canEdit ? (
              <div className="flex justify-end gap-2">
                {strikable.length > 0 ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    loading={strike.isPending}
                    onClick={() => strike.mutate({ struck: strikable, what: whatOf(strikable) })}
                  >
                    Remove all in view
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  loading={accept.isPending}
                  onClick={() => accept.mutate({ accepted: assumed.map(({ accepting }) => accepting), what: whatOf(assumed) })}
                >
                  Accept all in view
                </Button>
              </div>
            ) : null}
            <ul aria-label="Assumed numbers" className="-mx-5 -mb-5 max-h-[60vh] divide-y overflow-y-auto rounded-b-xl border-t">
              {assumed.map((figure) => (
                <li
                  key={`${figure.accepting.id} ${figure.accepting.field} ${figure.before}${figure.accepting.figure}`}
                  className="flex items-center gap-3 px-5 py-3"
                >
                  <FigureRow figure={figure} project_id={project.id} onLeave={onLeave} />
                  {canEdit ? (
                    <Actions
                      figure={figure}
                      onAccept={() => accept.mutate({ accepted: [figure.accepting], what: figure.accepting.figure })}
                      onStrike={(striking) => strike.mutate({ struck: [striking], what: striking.figure })}
                    />
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

type ActionsProps = { figure: AssumedFigure; onAccept: () => void; onStrike: (striking: Striking) => void };

function Actions({ figure: { accepting, reference, striking }, onAccept, onStrike }: ActionsProps) {
  const named = `${accepting.figure} in ${reference}`;
  return (
    <div className="flex shrink-0 gap-1">
      {striking ? (
        <Button size="sm" variant="ghost" aria-label={`Remove ${named}`} onClick={() => onStrike(striking)}>
          Remove
        </Button>
      ) : null}
      <Button size="sm" aria-label={`Accept ${named}`} onClick={onAccept}>
        Accept
      </Button>
    </div>
  );
}

type FigureRowProps = { figure: AssumedFigure; project_id: string; onLeave: () => void };

function FigureRow({ figure: { noun, reference, label, before, after, accepting }, project_id, onLeave }: FigureRowProps) {
  const to = noun
    ? rowAddress(paths.specification(project_id, nouns[noun].section), reference)
    : addressOfText(project_id, accepting.field);
  return (
    <div className="grid min-w-0 grow gap-0.5">
      <p className="wrap-anywhere">
        {before}
        <mark className="rounded-sm bg-warning-soft px-0.5 text-ink">{accepting.figure}</mark>
        {after}
      </p>
      <p className="text-xs text-muted">
        <Link to={to} onClick={onLeave} className="underline underline-offset-4">
          {reference}
        </Link>
        {noun ? `, ${label}` : null}
      </p>
    </div>
  );
}
