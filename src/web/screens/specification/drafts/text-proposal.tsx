import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useMemo, useState } from "react";
import { compareToRead } from "#domain/compare/words.ts";
import type { NamedToast } from "#web/lib/toast-store.ts";
import type { ToastKey } from "#web/lib/toasts.ts";
import { acceptTextMutation, type DraftedField, declineText, type Proposal } from "#web/queries/drafted-texts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MarkdownText } from "#web/ui/text/markdown-text.tsx";
import { WovenText } from "#web/ui/text/woven-text.tsx";
import { MannerSwitch } from "#workspace/overview/written-or-read.tsx";

type Props = {
  field: DraftedField;
  label: string;
  /** What stands there now. */
  value: string;
  proposal: Proposal;
  writing: boolean;
  failure?: ToastKey | NamedToast | undefined;
};

/** A drafted text beside the one that stands: what differs word by word, or as it reads, to be used or not. */
export function TextProposal({ field, label, value, proposal, writing, failure }: Props) {
  const [manner, setManner] = useState<"difference" | "read">("difference");
  const accept = useMutation(acceptTextMutation(field, failure));
  const { text } = proposal;
  const saysTheSame = text.trim() === value.trim();
  const isCompared = !writing && value.trim() !== "" && manner === "difference";
  return (
    <section
      aria-label={`Draft of ${label}`}
      aria-busy={writing || undefined}
      className="mb-1 overflow-hidden rounded-lg border border-accent-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-accent-line bg-accent-soft px-3 py-2">
        <p className="mr-auto font-medium">
          {writing ? "Being written…" : saysTheSame ? "The draft says the same as your text" : "Draft: nothing is changed yet"}
        </p>
        {writing ? null : (
          <>
            {value.trim() ? (
              <MannerSwitch manner={manner} manners={{ difference: "Difference", read: "Preview" }} onChange={setManner} />
            ) : null}
            <Button size="sm" onClick={() => declineText(field)} disabled={accept.isPending}>
              <X aria-hidden />
              Decline
            </Button>
            <Button size="sm" variant="primary" loading={accept.isPending} onClick={() => accept.mutate(proposal)}>
              {accept.isPending ? null : <Check aria-hidden />}
              Use this draft
            </Button>
          </>
        )}
      </div>
      <div className="px-4 py-3">{isCompared ? <Difference before={value} after={text} /> : <MarkdownText text={text} />}</div>
    </section>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => compareToRead(before, after), [before, after]);
  return <WovenText changes={changes} />;
}
