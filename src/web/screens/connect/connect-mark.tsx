import type { ReactNode } from "react";

export function ConnectMark({ icon }: { icon: ReactNode }) {
  return (
    <span
      aria-hidden
      className="mb-2 grid size-12 place-items-center rounded-xl border bg-accent-soft text-accent-ink [&_svg]:size-5"
    >
      {icon}
    </span>
  );
}
