import type { ReactNode } from "react";

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/** A share from 0 to 1 as a ring, with what is said of it in its middle. */
export function Ring({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="relative size-28 shrink-0">
      <svg role="img" aria-label={label} viewBox="0 0 100 100" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="9" className="stroke-sunken" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeDasharray={`${value * AROUND} ${AROUND}`}
          className="stroke-accent"
        />
      </svg>
      <div aria-hidden className="absolute inset-0 grid place-content-center text-center">
        {children}
      </div>
    </div>
  );
}
