import { useMutation, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ShareRefusal } from "#domain/project-shares.ts";
import { pageTitle, productName } from "#web/lib/page-title.ts";
import { openSharedMutation, refusalOf, sharedQuery, sharedStandsQuery } from "#web/queries/shared-document.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Brand } from "#web/ui/marks/brand.tsx";
import { DocumentSkeleton } from "#workspace/document/document-skeleton.tsx";
import { ClosedShare } from "./closed-share.tsx";
import { ShareLock } from "./share-lock.tsx";
import { SharedDocument } from "./shared-document.tsx";

/** A document as those read it who have a link to it, with or without an account. */
export function SharedScreen() {
  const { token = "" } = useParams();
  return (
    <>
      <title>{pageTitle("Shared document")}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b bg-canvas px-4 sm:px-6 print:hidden">
        <Brand name={productName} />
        <p className="ms-auto text-xs text-muted">Read only</p>
      </header>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <SharedAt key={token} token={token} />
      </main>
    </>
  );
}

function SharedAt({ token }: { token: string }) {
  const read = useQuery(sharedQuery(token));
  const unlock = useMutation(openSharedMutation(token));
  const shared = read.data ?? unlock.data;
  const stands = useQuery({ ...sharedStandsQuery(token), enabled: shared !== undefined });
  const isLocked = refusalOf(read.error) === "share_locked";
  const why = [stands, unlock, read].map(({ error }) => refusalOf(error)).find((refusal) => refusal && closes(refusal));
  if (why) return <ClosedShare why={why} />;
  if (shared) return <SharedDocument token={token} shared={shared} />;
  if (isLocked) return <ShareLock error={unlock.error} pending={unlock.isPending} onOpen={unlock.mutate} />;
  if (!read.error) return <DocumentSkeleton />;
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-8">
      <h1 className="sr-only">Shared document</h1>
      <Banner title="The document could not be loaded" onRetry={() => void read.refetch()}>
        {read.error.message}
      </Banner>
    </div>
  );
}

/** A password that is asked for or was wrong can be entered; everything else is final. */
function closes(why: ShareRefusal): boolean {
  return why !== "share_locked" && why !== "share_wrong_password";
}
