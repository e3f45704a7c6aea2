import type { ComponentProps, ReactNode } from "react";
import { Input } from "./input.tsx";

/** Takes a link. What is remarked upon it waits until the typing is done; `open` leads to it. */
export function AddressInput({
  remark,
  open,
  ...input
}: ComponentProps<typeof Input> & { remark: string | null; open?: ReactNode }) {
  return (
    <div className="group grid min-w-0 gap-1.5">
      <div className="flex gap-1.5">
        <Input inputMode="url" {...input} />
        {open}
      </div>
      {remark ? <p className="text-xs text-warning-ink group-focus-within:hidden">{remark}</p> : null}
    </div>
  );
}
