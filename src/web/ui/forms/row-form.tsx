import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { useComesBack } from "#web/ui/dialogs/use-comes-back.ts";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { type Conflict, ConflictDialog } from "./conflict-dialog.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { NotSaved } from "./not-saved.tsx";
import { UnsavedHint } from "./unsaved-hint.tsx";

export type RowFormProps = {
  restored: boolean;
  keep: () => void;
  discard: () => void;
  pending: boolean;
  /** Why the last save failed. */
  failure: string | null;
  /** What others did to the row since it is being written. */
  meanwhile?: string | null;
  submit: () => Promise<void>;
  giveUp: () => void;
  /** Closes the form; what was typed is kept. */
  onClose: () => void;
  conflict?: Conflict | null;
  /** The number of the row that is written; what cites it is listed. */
  reference?: string;
  /** What the button that saves says. */
  action: string;
  children: ReactNode;
};

/** The frame of a form that stands where its row stands; Escape keeps what was typed, 'Cancel' gives it up. */
export function RowForm({
  restored,
  keep,
  discard,
  pending,
  failure,
  meanwhile = null,
  submit,
  giveUp,
  onClose,
  conflict = null,
  reference,
  action,
  children,
}: RowFormProps) {
  useComesBack();
  function leave(event: KeyboardEvent<HTMLFormElement>) {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || !isInside) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  return (
    <>
      <form
        noValidate
        onChange={keep}
        onKeyDown={leave}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-4 px-5 py-4"
      >
        {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
        {children}
        {reference ? <CitationLists reference={reference} citedByOnly /> : null}
        <Meanwhile said={meanwhile} />
        <NotSaved why={failure} />
        <div className="flex justify-end gap-2">
          <Button onClick={giveUp}>Cancel</Button>
          <Button type="submit" variant="primary" loading={pending}>
            {action}
          </Button>
        </div>
      </form>
      <ConflictDialog conflict={conflict} />
    </>
  );
}
