import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cn } from "./cn.ts";

export type ToastCard = {
  id: string;
  title: string;
  description?: string | undefined;
  details?: readonly string[] | undefined;
  destructive: boolean;
  open: boolean;
  action?: { label: string; run: () => void } | undefined;
};

/** In milliseconds: whoever is offered something needs time to take it. */
const offered = 10_000;

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label="Notification">
      {children}
    </Radix.Provider>
  );
}

export function Toast({ toast, onDismiss }: { toast: ToastCard; onDismiss: () => void }) {
  const Icon = toast.destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      type={toast.destructive || toast.action ? "foreground" : "background"}
      {...(toast.action ? { duration: offered } : {})}
      className={cn(
        "flex items-start gap-3 rounded-lg border bg-raised p-3 pr-2 shadow-float animate-rise",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full",
        toast.destructive && "border-danger-line bg-danger-soft",
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
          <Button size="sm" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <Button aria-label="Dismiss" variant="ghost" size="icon-sm" className="-mt-1">
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}

export function ToastViewport() {
  return (
    <Radix.Viewport
      hotkey={["F8"]}
      label="Notifications ({hotkey})"
      className="fixed right-0 bottom-(--toast-room,0px) z-50 flex w-full flex-col gap-2 p-4 outline-none sm:w-96"
    />
  );
}
