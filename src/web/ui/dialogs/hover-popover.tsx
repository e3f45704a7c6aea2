import { Popover as Radix } from "radix-ui";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";

const OPENS_AFTER_MS = 250;
const CLOSES_AFTER_MS = 200;

/** A popover that a pointer opens by resting on its trigger, and everybody by pressing it. */
export function HoverPopover({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  function soon(next: boolean) {
    return ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      isHovered.current = true;
      timer.current = setTimeout(() => setOpen(next), next ? OPENS_AFTER_MS : CLOSES_AFTER_MS);
    };
  }
  function change(next: boolean) {
    clearTimeout(timer.current);
    isHovered.current = false;
    setOpen(next);
  }
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild onPointerEnter={soon(true)} onPointerLeave={soon(false)}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onPointerEnter={soon(true)}
          onPointerLeave={soon(false)}
          // whoever only passes by keeps the focus where it is
          onOpenAutoFocus={(event) => isHovered.current && event.preventDefault()}
          onCloseAutoFocus={(event) => isHovered.current && event.preventDefault()}
          className="z-50 w-80 max-w-[calc(100vw-1rem)] rounded-lg border bg-raised shadow-float animate-rise"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
