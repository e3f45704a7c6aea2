import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { useComesFrom } from "./comes-from.ts";
import { takesEscape } from "./escape.ts";
import { Overlay } from "./overlay.tsx";

const widths = { sm: "sm:max-w-sm", md: "sm:max-w-md", lg: "sm:max-w-2xl", xl: "sm:max-w-4xl" };

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof widths;
  /** Lies over a question that is open, too. */
  above?: boolean;
  children?: ReactNode;
};

/** Put a `DialogBody` and a `DialogFooter` in it, or a form that holds both. */
export function Dialog({ open, onOpenChange, title, description, size = "md", above = false, children }: DialogProps) {
  const comesFrom = useComesFrom(focusWanted);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* without a place of its own it would draw what is in it once it stands itself, in one go */}
      <Radix.Portal container={globalThis.document?.body}>
        <Overlay
          className={cn("grid scroll-pb-20 items-end overflow-y-auto sm:items-start sm:px-4 sm:py-[12vh]", above && "z-50")}
        >
          <Radix.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            {...comesFrom}
            {...takesEscape(() => onOpenChange(false))}
            className={cn(
              "relative mx-auto w-full rounded-t-xl border bg-raised shadow-lift animate-rise focus:outline-none sm:rounded-xl",
              widths[size],
            )}
          >
            <div className="px-5 pt-4 pr-14">
              <div className="grid gap-1 pt-1">
                <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
                {description ? <Radix.Description className="text-muted">{description}</Radix.Description> : null}
              </div>
            </div>
            {children}
            <Radix.Close asChild>
              <IconButton label="Close" size="icon-sm" className="absolute top-3.5 right-3.5">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </Radix.Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A field marked `data-autofocus` is where typing starts; otherwise the first one. */
function focusWanted(event: Event) {
  const wanted = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector("[data-autofocus]") : null;
  if (!(wanted instanceof HTMLElement)) return;
  event.preventDefault();
  wanted.focus();
}

export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("grid gap-4 px-5 pt-4 pb-5", className)}>{children}</div>;
}

/** In sight however tall the dialog is: at the window's edge, below the room that is kept under a dialog. */
export function DialogFooter({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "sticky bottom-0 z-10 sm:-bottom-[12vh] flex flex-wrap justify-end gap-2 border-t bg-raised px-5 py-3 sm:rounded-b-xl",
        className,
      )}
    >
      {children}
    </div>
  );
}
