import type { ReactNode } from "react";

/** Around what floats over the page and is no dialog: it stands at the end of the page, outside of every landmark. */
export function FloatingRegion({ children, ...rest }: { children: ReactNode }) {
  return (
    <section aria-label="Choices" {...rest}>
      {children}
    </section>
  );
}
