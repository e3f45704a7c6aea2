import { Scale } from "lucide-react";
import type { Compared } from "#domain/quality/contradictions/compared.ts";
import { splitSettled, useCompared } from "#web/queries/compared.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";
import { Panel } from "#workspace/panel/panel.tsx";
import { PossibleCard } from "#workspace/possible/possible-card.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { ContradictionItem, type Settled } from "./contradiction-item.tsx";
import { DuplicateItem } from "./duplicate-item.tsx";
import { GapGroups } from "./gap-groups.tsx";
import { nameOfPlace } from "./place-words.ts";

/** What the rows of a project say against each other, say twice, or leave out. */
export function ContradictionsPanel() {
  const { project } = useWorkspace();
  const loading = useCompared(project);
  const open = loading.data ? splitSettled(loading.data, project.id).open.length : undefined;
  return (
    <Panel
      title="Contradictions"
      count={open}
      blurb="Rows that contradict each other, rows that say the same, and what is missing."
    >
      <Loaded from={loading} failure="The rows could not be compared" skeleton={<ListSkeleton />}>
        {(told) => <Reports told={told} project_id={project.id} />}
      </Loaded>
      <PossibleCard />
    </Panel>
  );
}

type Told = NonNullable<ReturnType<typeof useCompared>["data"]>;

function Reports({ told, project_id }: { told: Told; project_id: string }) {
  const { compared } = told;
  const { open, closed } = splitSettled(told, project_id);
  return (
    <>
      {compared.language === "other" ? (
        <Banner tone="info" title="Only part of this is checked">
          Contradictions and duplicates are found in English text only, and most of this project is in another language. Only the
          links between rows are checked.
        </Banner>
      ) : null}
      {compared.left > 0 ? (
        <Banner tone="info" title="Not all rows were compared with each other">
          {`${counted(compared.left, { one: "row says", many: "rows say" })} so much, or so much alike, that not all pairs of them were compared.`}
        </Banner>
      ) : null}
      {open.length > 0 ? (
        <Card>
          <CardHeader title="At odds" description="Change either row, or say why both are right." />
          <List label="At odds" all={open} />
        </Card>
      ) : (
        <EmptyState icon={<Scale />} title="No contradictions found" text={comparedWords(compared)} />
      )}
      {compared.duplicates.length > 0 ? (
        <Card>
          <CardHeader title="Said twice" description="Rows with nearly the same words; one of them may be redundant." />
          <ul aria-label="Said twice" className="mt-3 divide-y border-t">
            {compared.duplicates.map((one) => (
              <DuplicateItem key={`${nameOfPlace(one.a)} ${nameOfPlace(one.b)}`} {...one} />
            ))}
          </ul>
        </Card>
      ) : null}
      {compared.gaps.length > 0 ? (
        <Card>
          <CardHeader title="Gaps" description={`${inFigures(compared.gaps.length)} found: what the rows need but do not say.`} />
          <div className="mt-3 border-t">
            <GapGroups gaps={compared.gaps} />
          </div>
        </Card>
      ) : null}
      {closed.length > 0 ? (
        <Card>
          <CardHeader title="Both are right" description="You are asked again as soon as either row changes." />
          <List label="Both are right" all={closed} />
        </Card>
      ) : null}
    </>
  );
}

type Listed = { one: Compared["contradictions"][number]; settled: Settled | undefined };

function List({ label, all }: { label: string; all: readonly Listed[] }) {
  return (
    <ul aria-label={label} className="mt-3 divide-y border-t">
      {all.map(({ one, settled }) => (
        <ContradictionItem key={`${one.a.key} ${one.a.row.field} ${one.b.key} ${one.b.row.field}`} of={one} settled={settled} />
      ))}
    </ul>
  );
}

function comparedWords({ language, facts, rows }: Compared): string {
  if (language === "other") return "Contradictions are found in English text only.";
  const what = `${counted(facts, { one: "fact", many: "facts" })} of ${counted(rows, { one: "row", many: "rows" })}`;
  return `${what} were compared: numbers, rights, yes and no, what may follow, choices, scope, how long things are kept, and formats.`;
}
