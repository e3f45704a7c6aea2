import type { ReactNode } from "react";
import { Words } from "#web/ui/text/words.tsx";

/** A typed address as a link where it is one on the web, else as the text it is. */
export function OutsideLink({ address, fallback }: { address: string; fallback: ReactNode }) {
  const text = address.trim();
  if (!text) return fallback;
  if (!/^https?:\/\/\S+$/i.test(text))
    return (
      <span>
        <Words text={text} />
      </span>
    );
  return (
    <a
      href={text}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-sm font-medium text-accent-ink underline-offset-4 wrap-anywhere hover:underline"
    >
      {text}
    </a>
  );
}
