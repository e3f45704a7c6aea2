import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { passEscapeOn } from "#web/ui/dialogs/escape.ts";

export function Tooltip({
  text,
  side = "bottom",
  children,
}: {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={passEscapeOn}
            className="z-50 max-w-64 rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-float animate-appear"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
