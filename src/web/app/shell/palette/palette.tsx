import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { useRevealed } from "#web/ui/lists/reveal.ts";
import { PaletteDialog } from "./palette-dialog.tsx";
import { isShortcut, shortcutKeys, shortcutLabel } from "./palette-shortcut.ts";

/** The quiet button and the keys that open the palette; an address that ends in a number shows its row. */
export function Palette({ onHelp }: { onHelp: () => void }) {
  const [open, setOpen] = useState(false);
  useRevealed();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.isComposing) return;
    event.preventDefault();
    if (open) setOpen(false);
    else if (!document.querySelector("[role=dialog], [role=alertdialog]")) setOpen(true);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <Button
        variant="ghost"
        aria-keyshortcuts={shortcutKeys}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="px-2.5"
      >
        <Search aria-hidden />
        <span className="sr-only sm:not-sr-only">Go to…</span>
        <kbd aria-hidden className="hidden rounded-sm border px-1 font-sans text-2xs text-faint sm:inline">
          {shortcutLabel}
        </kbd>
      </Button>
      <PaletteDialog open={open} onOpenChange={setOpen} onHelp={onHelp} />
    </>
  );
}
