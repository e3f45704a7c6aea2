import { useMemo, useRef, useState } from "react";
import { readingOf } from "#domain/document/reading.ts";
import type { Shared } from "#domain/project-shares.ts";
import { asDay } from "#web/lib/dates.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useRevealed } from "#web/ui/lists/reveal.ts";
import { CitationsContext } from "#web/ui/text/citations.ts";
import { CoverPage } from "#workspace/document/cover.tsx";
import { DocumentBody } from "#workspace/document/document-body.tsx";
import { useDocumentCitations } from "#workspace/document/document-citations.ts";
import { DocumentLayout, headingsOf } from "#workspace/document/document-layout.tsx";
import { useHashPlace } from "#workspace/document/hash-place.ts";
import { useFind } from "#workspace/document/use-find.ts";
import { SharedToolbar } from "./shared-toolbar.tsx";

export function SharedDocument({ token, shared: { document, expires_at } }: { token: string; shared: Shared }) {
  const text = useRef<HTMLDivElement>(null);
  const [contentsOpen, setContentsOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const parts = useMemo(() => readingOf(document), [document]);
  const headings = useMemo(() => headingsOf(parts), [parts]);
  const citations = useDocumentCitations(paths.shared(token), parts);
  const find = useFind(text, isWhole ? parts : null);
  const sought = useHashPlace(text, true);
  useRevealed();
  const facts = [
    ...document.front.filter(({ label }) => label !== "Date"),
    { label: "As of", text: asDay(document.generated_at) },
    { label: "Link ends", text: asDay(expires_at) },
  ];
  return (
    <>
      <title>{pageTitle(document.title)}</title>
      <DocumentLayout
        text={text}
        headings={headings}
        contentsOpen={contentsOpen}
        onContentsOpen={setContentsOpen}
        toolbar={<SharedToolbar find={find} onContents={() => setContentsOpen(true)} />}
      >
        <CoverPage title={document.title} facts={facts} headings={headings} />
        <CitationsContext value={citations}>
          <DocumentBody parts={parts} sought={sought} onWhole={setWhole} />
        </CitationsContext>
      </DocumentLayout>
    </>
  );
}
