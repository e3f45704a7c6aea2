import { dismissToast, useHeldToasts } from "#web/lib/toast-store.ts";
import { Toast, ToastProvider, ToastViewport } from "#web/ui/toast.tsx";

export function Toaster() {
  return (
    <ToastProvider>
      {useHeldToasts().map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />
      ))}
      <ToastViewport />
    </ToastProvider>
  );
}
