import { type MouseEventHandler, type ReactNode, type RefObject, useCallback } from "react";
import type { Heading } from "#domain/document/reading.ts";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { Contents } from "./contents.tsx";
import { useReadingPlace } from "./reading-place.ts";
import { useRowLinks } from "./use-row-links.ts";
import "./document.css";

type LayoutProps = {
  text: RefObject<HTMLDivElement | null>;
  headings: readonly Heading[];
  contentsOpen: boolean;
  onContentsOpen: (open: boolean) => void;
  /** Stays in sight above the text. */
  toolbar: ReactNode;
  /** Above the contents, where they are opened on a phone. */
  aboveContents?: ReactNode;
  children: ReactNode;
};

/** Contents beside the text, and above both what can be done with it. */
export function DocumentLayout({ text, headings, contentsOpen, onContentsOpen, ...parts }: LayoutProps) {
  const follow: MouseEventHandler = useRowLinks();
  const here = useReadingPlace(headings);
  const closeContents = useCallback(() => onContentsOpen(false), [onContentsOpen]);
  return (
    <div className="document flex bg-surface min-h-[calc(100dvh-3.5rem)]">
      <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-72 shrink-0 border-r bg-canvas lg:block print:hidden">
        <Contents headings={headings} here={here} />
      </aside>
      <div className="min-w-0 grow">
        {parts.toolbar}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the anchors within hear the keys themselves */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: they are what is pressed */}
        <div
          ref={text}
          data-document-text
          onClick={follow}
          className="mx-auto max-w-3xl px-4 pb-32 sm:px-8 print:max-w-none print:p-0"
        >
          {parts.children}
        </div>
      </div>
      <Drawer open={contentsOpen} onOpenChange={onContentsOpen} title="Contents">
        {parts.aboveContents}
        <div className="min-h-0 grow">
          <Contents headings={headings} here={here} onChosen={closeContents} />
        </div>
      </Drawer>
    </div>
  );
}

export function headingsOf(parts: readonly { kind: string }[]): readonly Heading[] {
  return parts.filter((part): part is Heading => part.kind === "heading");
}
