import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { completenessRecordQuery } from "#web/queries/completeness-record.ts";
import { useDocumentBeginning } from "#web/queries/document-beginning.ts";
import { useProjectContent } from "#web/queries/document-content.ts";
import { qualityQuery } from "#web/queries/quality.ts";
import { useReading } from "#web/queries/reading.ts";
import { useToldAcceptance } from "#web/queries/told-sources.ts";
import { workQuery } from "#web/queries/work.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ComparePicker } from "./compare-picker.tsx";
import { Cover } from "./cover.tsx";
import { DocumentBody } from "./document-body.tsx";
import { useDocumentCitations } from "./document-citations.ts";
import { DocumentLayout, headingsOf } from "./document-layout.tsx";
import { TextSkeleton } from "./document-skeleton.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import { EmptyDocument } from "./empty-document.tsx";
import { useHashPlace } from "./hash-place.ts";
import { NothingChanged } from "./nothing-changed.tsx";
import { useChanges } from "./use-changes.ts";
import { useChosenVersions } from "./use-chosen-versions.ts";
import { useFind } from "./use-find.ts";

type FrameProps = { version: string; against: string | null; contentsOpen: boolean; onContentsOpen: (open: boolean) => void };

/** A version as it is read, compared with another one where that is asked for. */
export function DocumentFrame({ version, against, contentsOpen, onContentsOpen }: FrameProps) {
  const { project, place } = useWorkspace();
  const text = useRef<HTMLDivElement>(null);
  const isCurrent = version === place.version;
  const content = useProjectContent(project, version);
  const other = useProjectContent(project, against ?? version);
  const work = useQuery({ ...workQuery(project.id), enabled: isCurrent });
  // a document that tells of none is not put together again when they come
  const reports = isCurrent && against === null && work.data?.reports.length ? work.data.reports : undefined;
  const acceptance = useToldAcceptance(project.id, isCurrent && against === null);
  const decided = useQuery({
    ...completenessRecordQuery(project.id, isCurrent ? undefined : version),
    enabled: against === null,
  });
  const completeness = against === null && decided.data?.decisions.length ? decided.data : undefined;
  const held = useQuery({ ...qualityQuery(project.id, isCurrent ? undefined : version), enabled: against === null });
  const quality = against === null ? held.data : undefined;
  const beside = { against: against === null ? null : other.data, reports, acceptance, completeness, quality };
  const { reading, failed } = useReading(content.data, beside);
  const { hash } = useLocation();
  const [awaitsRows] = useState(content.data === undefined);
  // a place further down is shown once it is there
  const begins = awaitsRows && isCurrent && against === null && hash === "";
  const beginning = useDocumentBeginning(project.id, begins && reading === null);
  const shown = reading ?? beginning;
  const changes = useChanges(text, against === null, shown);
  const { parts } = changes;
  const headings = useMemo(() => (reading ? headingsOf(parts) : []), [reading, parts]);
  const citations = useDocumentCitations(
    paths.document(project.id, isCurrent ? undefined : version, against ?? undefined),
    reading?.parts,
  );
  const [isWhole, setWhole] = useState(false);
  const find = useFind(text, isWhole && reading ? parts : null);
  const { compare } = useChosenVersions({ version, against });
  const sought = useHashPlace(text, reading !== null);
  const error = content.error?.message ?? other.error?.message ?? (failed ? "It could not be created." : null);
  return (
    <DocumentLayout
      text={text}
      headings={headings}
      contentsOpen={contentsOpen}
      onContentsOpen={onContentsOpen}
      toolbar={<DocumentToolbar version={version} against={against} find={find} changes={changes} headings={headings} />}
      aboveContents={
        <div className="px-5 pt-5 sm:hidden">
          <ComparePicker
            project={project}
            version={version}
            against={against}
            onChange={(other) => {
              onContentsOpen(false);
              compare(other);
            }}
          />
        </div>
      }
    >
      <Cover version={version} against={against} reading={shown} headings={headings} />
      {against === null && reading ? <EmptyDocument content={content.data} /> : null}
      {shown ? (
        <CitationsContext value={citations}>
          <DocumentBody parts={parts} sought={changes.here ?? sought} onWhole={setWhole} />
          {against !== null && changes.count === 0 ? <NothingChanged version={version} against={against} /> : null}
        </CitationsContext>
      ) : null}
      {reading ? null : error ? (
        <Banner title="The document could not be loaded" onRetry={() => void Promise.all([content.refetch(), other.refetch()])}>
          {error}
        </Banner>
      ) : (
        <TextSkeleton />
      )}
    </DocumentLayout>
  );
}
