import { Info } from "lucide-react";
import { useEffect, useState } from "react";

/** A remark that floats in, takes no room and goes by itself. */
export function PassingNotice({ text, milliseconds }: { text: string; milliseconds: number }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return (
    <div
      role="status"
      data-above-bar
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--toast-room,0px)+1.5rem)] z-20 flex justify-center"
    >
      {shown ? (
        <p className="flex items-center gap-2 rounded-full border border-accent-line bg-accent-soft px-3.5 py-1.5 text-xs font-medium text-accent-ink shadow-float animate-rise">
          <Info aria-hidden className="size-3.5 shrink-0" />
          {text}
        </p>
      ) : null}
    </div>
  );
}
