import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";

/** The last line of a public form: what happens with the answer, and the button. */
export function SendRow({ pending, send, children }: { pending: boolean; send: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-xs text-muted">{children}</p>
      <Button type="submit" variant="primary" size="lg" loading={pending} className="max-sm:w-full">
        {send}
      </Button>
    </div>
  );
}
