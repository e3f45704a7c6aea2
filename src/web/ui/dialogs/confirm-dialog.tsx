import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { useComesFrom } from "./comes-from.ts";
import { takesEscape } from "./escape.ts";
import { Overlay } from "./overlay.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirm: string;
  cancel?: string;
  destructive?: boolean;
  pending?: boolean;
  /** The words that must be typed before the confirm button works. */
  typed?: string;
  onConfirm: () => void;
  /** What the cancel button does besides closing; Enter and Space then meet the confirm button first. */
  onCancel?: () => void;
};

/** Stays open while `pending`; the caller closes it once the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const comesFrom = useComesFrom(props.onCancel ? focusConfirm : undefined);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Overlay className="z-50 grid items-end overflow-y-auto sm:items-start sm:px-4 sm:py-[16vh]">
          <Radix.Content
            {...comesFrom}
            {...takesEscape(() => props.onOpenChange(false))}
            className="mx-auto w-full rounded-t-xl border bg-raised shadow-lift animate-rise focus:outline-none sm:max-w-md sm:rounded-xl"
          >
            <ConfirmForm {...props} />
          </Radix.Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusConfirm(event: Event) {
  const confirm = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector("[type=submit]") : null;
  if (!(confirm instanceof HTMLElement)) return;
  event.preventDefault();
  confirm.focus();
}

function ConfirmForm({
  title,
  description,
  confirm,
  cancel = "Cancel",
  destructive = false,
  pending = false,
  typed,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [text, setText] = useState("");
  const blocked = typed !== undefined && text.trim() !== typed;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!blocked && !pending) onConfirm();
      }}
    >
      <div className="grid gap-4 px-5 pt-5 pb-5">
        <div className="grid gap-1.5">
          <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
          <Radix.Description className="text-muted">{description}</Radix.Description>
        </div>
        {typed === undefined ? null : (
          <Field
            label={
              <>
                Type <span className="font-semibold text-ink">{typed}</span> to confirm
              </>
            }
          >
            <Input value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" spellCheck={false} />
          </Field>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
        <Radix.Cancel asChild>
          <Button disabled={pending} onClick={onCancel}>
            {cancel}
          </Button>
        </Radix.Cancel>
        <Button type="submit" variant={destructive ? "danger" : "primary"} loading={pending} disabled={blocked}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
