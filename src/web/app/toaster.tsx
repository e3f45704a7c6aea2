import { useEffect } from "react";
import { answerToast, dismissToast, undoNewest, useHeldToasts } from "#web/lib/toast-store.ts";
import { isDialogOpen } from "#web/ui/dialogs/after-dialogs.ts";
import { Toast, ToastProvider, ToastViewport } from "#web/ui/feedback/toast.tsx";
import { isUndo } from "#web/ui/feedback/undo-keys.ts";

/** What the browser itself takes back what is typed in. */
const writing = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]";

export function Toaster() {
  useUndoKeys();
  const held = useHeldToasts();
  return (
    <ToastProvider>
      {held.map((toast) => (
        <Toast key={toast.id} toast={toast} onAnswer={() => answerToast(toast.id)} onDismiss={() => dismissToast(toast.id)} />
      ))}
      <ToastViewport count={held.filter(({ open }) => open).length} />
    </ToastProvider>
  );
}

/** Ctrl-Z does what the newest 'Undo' in sight does. */
function useUndoKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isUndo(event) || isDialogOpen()) return;
      if (event.target instanceof Element && event.target.matches(writing)) return;
      if (undoNewest()) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
