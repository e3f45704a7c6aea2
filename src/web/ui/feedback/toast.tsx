import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { giveFocus } from "#web/ui/actions/give-focus.ts";
import { cn } from "#web/ui/cn.ts";
import { useIsDialogOpen } from "#web/ui/dialogs/after-dialogs.ts";
import { passEscapeOn } from "#web/ui/dialogs/escape.ts";
import { useToastPlace } from "./toast-place.ts";
import { undoKeys } from "./undo-keys.ts";

export type ToastCard = {
  id: string;
  title: string;
  description?: string | undefined;
  details?: readonly string[] | undefined;
  destructive: boolean;
  open: boolean;
  action?: { label: string; run: () => void; undoes?: boolean } | undefined;
};

/** In milliseconds: whoever is offered something needs time to take it. */
const offered = 10_000;

/** In milliseconds, the most a timer takes: what is asked in a dialog comes first. */
const behindDialog = 2 ** 31 - 1;

/** In milliseconds: the second click of a double click meets the toast, not what stands beneath it. */
const lingering = 500;

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label="Notification">
      {children}
    </Radix.Provider>
  );
}

export function Toast({ toast, onAnswer, onDismiss }: { toast: ToastCard; onAnswer: () => void; onDismiss: () => void }) {
  const { isLeaving, leave, onFocus } = useLeaving(onAnswer, onDismiss);
  const isDialogOpen = useIsDialogOpen(toast.open && toast.action !== undefined);
  const Icon = toast.destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      type={toast.destructive || toast.action ? "foreground" : "background"}
      {...(toast.action ? { duration: isDialogOpen ? behindDialog : offered } : {})}
      onFocus={onFocus}
      onPointerMove={pressInPlaceOfSwipe}
      onEscapeKeyDown={passEscapeOn}
      className={cn(
        "flex items-start gap-3 rounded-lg border bg-raised p-3 pr-2 shadow-float animate-rise",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full",
        toast.destructive && "border-danger-line bg-danger-soft",
        isLeaving && "opacity-0 transition-opacity *:invisible *:transition-[visibility]",
      )}
      data-style={toast.destructive ? "destructive" : "default"}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", toast.destructive ? "text-danger-ink" : "text-success-ink")} />
      <div className="grid min-w-0 grow gap-0.5">
        <Radix.Title className={cn("font-semibold", toast.destructive && "text-danger-ink")}>{toast.title}</Radix.Title>
        {toast.description || toast.details ? (
          <Radix.Description asChild>
            <div className={cn("wrap-anywhere", toast.destructive ? "text-ink" : "text-muted")}>
              {toast.description}
              {toast.details ? (
                <ul className="list-disc pl-4">
                  {toast.details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </Radix.Description>
        ) : null}
      </div>
      {toast.action ? (
        <Radix.Action asChild altText={toast.action.label}>
          <Button
            size="sm"
            aria-keyshortcuts={toast.action.undoes ? undoKeys : undefined}
            onClick={(event) => leave(event, toast.action?.run)}
          >
            {toast.action.label}
          </Button>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <Button aria-label="Dismiss" variant="ghost" size="icon-sm" className="-mt-1" onClick={(event) => leave(event)}>
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}

/** A hand that moves while it presses a button does not swipe, which would take the press away. */
function pressInPlaceOfSwipe(event: PointerEvent) {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

/** Once something was pressed the toast fades where it stands, and the focus goes back to where it came from. */
function useLeaving(onAnswer: () => void, onDismiss: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const before = useRef<EventTarget | null>(null);
  const gone = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(gone.current), []);
  return {
    isLeaving,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    leave: (event: MouseEvent, act?: () => void) => {
      event.preventDefault();
      if (isLeaving) return;
      setLeaving(true);
      onAnswer();
      gone.current = setTimeout(onDismiss, lingering);
      giveFocus(before.current instanceof Element ? before.current : null);
      act?.();
    },
  };
}

export function ToastViewport({ count }: { count: number }) {
  return (
    <Radix.Viewport
      ref={useToastPlace(count)}
      hotkey={["F8"]}
      label="Notifications ({hotkey})"
      data-toasts
      // the buttons of a dialog stand at the bottom of a small screen, and a wide dialog reaches beneath them on others
      className="fixed right-0 bottom-(--toast-room,0px) z-50 flex w-full flex-col gap-2 p-4 outline-none data-[place=left]:right-auto data-[place=left]:left-0 data-[place=top]:top-14 data-[place=top]:bottom-auto sm:w-96 max-[104rem]:[body:has([data-overlay])_&]:top-0 max-[104rem]:[body:has([data-overlay])_&]:bottom-auto"
    />
  );
}
