import { ListTree } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { SpecificationSection } from "#domain/specifications.ts";
import { comesBackTo } from "#web/lib/comes-back.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { BackLink } from "#web/ui/layout/page-header.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { DraftEverythingOffer } from "#workspace/drafts/draft-everything-offer.tsx";
import { DrafterNotice } from "#workspace/drafts/drafter-notice.tsx";
import { DraftsButton } from "#workspace/drafts/drafts-button.tsx";
import { ExportButton } from "#workspace/export/export-button.tsx";
import { AskedWords } from "#workspace/panel/asked-words.tsx";
import { PeopleHere } from "#workspace/workspace/people-here.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** One section of the workspace: its heading and actions stay in sight, what it holds scrolls beneath them. */
export function Panel({
  title,
  count,
  blurb,
  drafts = false,
  asked,
  status,
  actions,
  tools,
  children,
}: {
  title: string;
  count?: number | undefined;
  blurb: ReactNode;
  /** Something in this section can be drafted, so it says by whom. */
  drafts?: boolean;
  /** The section whose words are compared with the answers of the questionnaire. */
  asked?: SpecificationSection;
  /** What is not saved, beside the heading. */
  status?: ReactNode;
  actions?: ReactNode;
  /** Search, filters and order of what is listed. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { openMenu, canEdit } = useWorkspace();
  const back = comesBackTo(useLocation().state);
  return (
    <>
      <header className="top-14 z-10 bg-canvas max-sm:contents sm:sticky sm:border-b sm:px-6 sm:py-3">
        <div className="flex max-w-6xl flex-wrap items-center gap-2 max-sm:contents">
          <div className="flex min-h-8 min-w-0 grow max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:border-b max-sm:bg-canvas max-sm:px-4 max-sm:py-2 flex-wrap items-center gap-x-2">
            <IconButton label="Sections" variant="secondary" className="mr-1 lg:hidden" onClick={openMenu}>
              <ListTree aria-hidden />
            </IconButton>
            <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
            {count ? <Badge>{inFigures(count)}</Badge> : null}
            {canEdit ? null : <Badge>Read only</Badge>}
            {status ? <div className="max-sm:order-last max-sm:basis-full">{status}</div> : null}
            <div className="ml-auto flex items-center">
              <PeopleHere />
              <DraftsButton />
              <ExportButton />
            </div>
          </div>
          {canEdit && actions ? <div className="flex flex-wrap items-center gap-2 max-sm:px-4 max-sm:pt-3">{actions}</div> : null}
        </div>
        {tools ? <div className="mt-2.5 max-w-6xl max-sm:px-4">{tools}</div> : null}
      </header>
      <div className="px-4 py-5 sm:px-6">
        <div className="grid max-w-6xl gap-4">
          {back ? <BackLink {...back} /> : null}
          <div className="grid gap-1">
            <p className="max-w-3xl text-pretty text-muted">{blurb}</p>
            {drafts && canEdit ? <DrafterNotice /> : null}
          </div>
          {asked ? <AskedWords section={asked} /> : null}
          {canEdit ? <DraftEverythingOffer /> : null}
          {children}
        </div>
      </div>
    </>
  );
}
