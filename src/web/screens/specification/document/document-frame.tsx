import { useCallback, useMemo, useRef, useState } from "react";
import type { Heading, ReadingPart } from "#domain/document/reading.ts";
import { paths } from "#web/lib/paths.ts";
import { useProjectContent } from "#web/queries/document-content.ts";
import { useReading } from "#web/queries/reading.ts";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { Contents } from "./contents.tsx";
import { Cover } from "./cover.tsx";
import { DocumentBody } from "./document-body.tsx";
import { useDocumentCitations } from "./document-citations.ts";
import { TextSkeleton } from "./document-skeleton.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import { useHashPlace } from "./hash-place.ts";
import { useFind } from "./use-find.ts";
import { useRowLinks } from "./use-row-links.ts";

type FrameProps = { version: string; contentsOpen: boolean; onContentsOpen: (open: boolean) => void };

/** Contents beside the text, and above both what can be done with it. */
export function DocumentFrame({ version, contentsOpen, onContentsOpen }: FrameProps) {
  const { project, place } = useWorkspace();
  const isCurrent = version === place.version;
  const content = useProjectContent(project, version);
  const { reading, failed } = useReading(content.data);
  const text = useRef<HTMLDivElement>(null);
  const headings = useMemo(() => headingsOf(reading?.parts ?? []), [reading]);
  const citations = useDocumentCitations(paths.document(project.id, isCurrent ? undefined : version), reading?.parts);
  const [isWhole, setWhole] = useState(false);
  const find = useFind(text, isWhole ? reading : null);
  const follow = useRowLinks();
  const sought = useHashPlace(text, reading !== null);
  const closeContents = useCallback(() => onContentsOpen(false), [onContentsOpen]);
  const error = content.error?.message ?? (failed ? "It could not be put together." : null);
  return (
    <div className="document flex bg-surface min-h-[calc(100dvh-3.5rem)]">
      <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-72 shrink-0 border-r bg-canvas lg:block print:hidden">
        <Contents headings={headings} />
      </aside>
      <div className="min-w-0 grow">
        <DocumentToolbar version={version} find={find} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the anchors within hear the keys themselves */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: they are what is pressed */}
        <div ref={text} onClick={follow} className="mx-auto max-w-3xl px-4 pb-32 sm:px-8 print:max-w-none print:p-0">
          <Cover version={version} reading={reading} headings={headings} />
          {reading ? (
            <CitationsContext value={citations}>
              <DocumentBody parts={reading.parts} sought={sought} onWhole={setWhole} />
            </CitationsContext>
          ) : error ? (
            <Banner title="The document could not be loaded" onRetry={() => void content.refetch()}>
              {error}
            </Banner>
          ) : (
            <TextSkeleton />
          )}
        </div>
      </div>
      <Drawer open={contentsOpen} onOpenChange={onContentsOpen} title="Contents">
        <Contents headings={headings} onChosen={closeContents} />
      </Drawer>
    </div>
  );
}

function headingsOf(parts: readonly ReadingPart[]): readonly Heading[] {
  return parts.filter((part): part is Heading => part.kind === "heading");
}
