import { Popover as Radix } from "radix-ui";
import { type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { cn } from "#web/ui/cn.ts";

const OPENS_AFTER_MS = 250;
const CLOSES_AFTER_MS = 200;

/**
 * A quiet sign with a popover that a pointer opens by resting on it, and everybody by pressing it. As many of them stand in a list as
 * rows, of which one is looked at: what it shows is made once it is opened.
 */
export function HoverPopover({
  label,
  className,
  sign,
  children,
}: {
  label: string;
  className?: string;
  sign: ReactNode;
  children: () => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const id = useId();
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
  const pointer = { onPointerEnter: soon(true), onPointerLeave: soon(false) };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => change(!open)}
        {...pointer}
        className={cn(
          "-m-1.5 inline-grid h-6 min-w-6 place-items-center self-center rounded-md hover:bg-sunken print:hidden",
          className,
        )}
      >
        {sign}
      </button>
      {open ? (
        <Radix.Root open onOpenChange={change}>
          <Radix.Anchor virtualRef={trigger} />
          <Radix.Portal>
            <Shown id={id} label={label} trigger={trigger} isHovered={isHovered} pointer={pointer}>
              {children()}
            </Shown>
          </Radix.Portal>
        </Radix.Root>
      ) : null}
    </>
  );
}

type ShownProps = {
  id: string;
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  isHovered: RefObject<boolean>;
  pointer: object;
  children: ReactNode;
};

function Shown({ id, label, trigger, isHovered, pointer, children }: ShownProps) {
  const wentElsewhere = useRef(false);
  return (
    <Radix.Content
      id={id}
      aria-label={label}
      align="start"
      sideOffset={6}
      collisionPadding={8}
      {...pointer}
      onInteractOutside={(event) => {
        // pressing the sign again closes it by itself
        if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
        else wentElsewhere.current = true;
      }}
      // whoever only passes by keeps the focus where it is
      onOpenAutoFocus={(event) => isHovered.current && event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!isHovered.current && !wentElsewhere.current) trigger.current?.focus();
      }}
      className="z-50 w-80 max-w-[calc(100vw-1rem)] rounded-lg border bg-raised shadow-float animate-rise"
    >
      {children}
    </Radix.Content>
  );
}
