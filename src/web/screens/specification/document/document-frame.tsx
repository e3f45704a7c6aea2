import { useCallback, useMemo, useRef, useState } from "react";
import type { Heading, ReadingPart } from "#domain/document/reading.ts";
import { paths } from "#web/lib/paths.ts";
import { useProjectContent } from "#web/queries/document-content.ts";
import { useReading } from "#web/queries/reading.ts";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ComparePicker } from "./compare-picker.tsx";
import { Contents } from "./contents.tsx";
import { Cover } from "./cover.tsx";
import { DocumentBody } from "./document-body.tsx";
import { useDocumentCitations } from "./document-citations.ts";
import { TextSkeleton } from "./document-skeleton.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import { useHashPlace } from "./hash-place.ts";
import { NothingChanged } from "./nothing-changed.tsx";
import { useChanges } from "./use-changes.ts";
import { useChosenVersions } from "./use-chosen-versions.ts";
import { useFind } from "./use-find.ts";
import { useRowLinks } from "./use-row-links.ts";

type FrameProps = { version: string; against: string | null; contentsOpen: boolean; onContentsOpen: (open: boolean) => void };

/** Contents beside the text, and above both what can be done with it. */
export function DocumentFrame({ version, against, contentsOpen, onContentsOpen }: FrameProps) {
  const { project, place } = useWorkspace();
  const text = useRef<HTMLDivElement>(null);
  const isCurrent = version === place.version;
  const content = useProjectContent(project, version);
  const other = useProjectContent(project, against ?? version);
  const { reading, failed } = useReading(content.data, against === null ? null : other.data);
  const changes = useChanges(text, against === null, reading);
  const { parts } = changes;
  const headings = useMemo(() => headingsOf(parts), [parts]);
  const citations = useDocumentCitations(
    paths.document(project.id, isCurrent ? undefined : version, against ?? undefined),
    reading?.parts,
  );
  const [isWhole, setWhole] = useState(false);
  const find = useFind(text, isWhole ? parts : null);
  const follow = useRowLinks();
  const { compare } = useChosenVersions({ version, against });
  const sought = useHashPlace(text, reading !== null);
  const closeContents = useCallback(() => onContentsOpen(false), [onContentsOpen]);
  const error = content.error?.message ?? other.error?.message ?? (failed ? "It could not be put together." : null);
  return (
    <div className="document flex bg-surface min-h-[calc(100dvh-3.5rem)]">
      <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-72 shrink-0 border-r bg-canvas lg:block print:hidden">
        <Contents headings={headings} />
      </aside>
      <div className="min-w-0 grow">
        <DocumentToolbar version={version} against={against} find={find} changes={changes} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the anchors within hear the keys themselves */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: they are what is pressed */}
        <div ref={text} onClick={follow} className="mx-auto max-w-3xl px-4 pb-32 sm:px-8 print:max-w-none print:p-0">
          <Cover version={version} against={against} reading={reading} headings={headings} />
          {reading ? (
            <CitationsContext value={citations}>
              <DocumentBody parts={parts} sought={changes.here ?? sought} onWhole={setWhole} />
              {against !== null && changes.count === 0 ? <NothingChanged version={version} against={against} /> : null}
            </CitationsContext>
          ) : error ? (
            <Banner
              title="The document could not be loaded"
              onRetry={() => void Promise.all([content.refetch(), other.refetch()])}
            >
              {error}
            </Banner>
          ) : (
            <TextSkeleton />
          )}
        </div>
      </div>
      <Drawer open={contentsOpen} onOpenChange={onContentsOpen} title="Contents">
        <div className="px-5 pt-5 sm:hidden">
          <ComparePicker project={project} version={version} against={against} onChange={compare} />
        </div>
        <div className="min-h-0 grow">
          <Contents headings={headings} onChosen={closeContents} />
        </div>
      </Drawer>
    </div>
  );
}

function headingsOf(parts: readonly ReadingPart[]): readonly Heading[] {
  return parts.filter((part): part is Heading => part.kind === "heading");
}
