import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

/** The frame of a form that stands where its row stands; 'Cancel' gives up what was typed. */
export function WrittenForm({
  restored,
  keep,
  discard,
  pending,
  submit,
  action,
  onCancel,
  children,
}: {
  restored: boolean;
  keep: () => void;
  discard: () => void;
  pending: boolean;
  submit: () => Promise<void>;
  /** What the button that saves says. */
  action: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onChange={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-4 px-5 py-4"
    >
      {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
      {children}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
