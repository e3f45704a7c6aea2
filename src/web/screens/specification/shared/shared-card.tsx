import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";

type CardProps = { icon: ReactNode; title: string; children: ReactNode };

/** What stands in the document's place. */
export function SharedCard({ icon, title, children }: CardProps) {
  return (
    <div className="blueprint grid min-h-[calc(100dvh-3.5rem)] content-center justify-items-center px-4 py-12 text-center">
      <Card className="grid w-full max-w-md justify-items-center gap-2 px-6 py-8">
        <span aria-hidden className="mb-2 grid size-12 place-items-center rounded-xl border bg-sunken text-muted [&_svg]:size-5">
          {icon}
        </span>
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {children}
      </Card>
    </div>
  );
}
