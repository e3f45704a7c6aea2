import { type Accounted, countsOf, type Fate } from "#domain/bring/account.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";

const labels: Record<Fate, string> = {
  placed: "Becomes new",
  changed: "Changes a row",
  same: "Already there",
  left_out: "Left out",
  heading: "Read as a heading",
  kept: "Source text",
};
const tones = {
  placed: "success",
  changed: "warning",
  same: "neutral",
  left_out: "danger",
  heading: "neutral",
  kept: "accent",
} as const;
const order: readonly Fate[] = ["placed", "changed", "same", "kept", "heading", "left_out"];

/** Every part of the file and what becomes of it. */
export function FileAccount({ units }: { units: readonly Accounted[] }) {
  if (units.length === 0) return null;
  const counts = countsOf(units);
  return (
    <Card>
      <CardHeader title="All of the file" description={`Every one of its ${units.length} parts, and what becomes of it.`} />
      <CardBody>
        <ul aria-label="What happens to the file" className="flex flex-wrap gap-2">
          {order.map((fate) =>
            counts[fate] > 0 ? (
              <li key={fate}>
                <Badge tone={tones[fate]}>
                  {labels[fate]}: {counts[fate]}
                </Badge>
              </li>
            ) : null,
          )}
        </ul>
        <details>
          <summary className="min-h-6 cursor-pointer rounded-sm text-accent-ink">Show every part</summary>
          <ol className="mt-3 grid divide-y rounded-lg border">
            {units.map(({ key, fate, text }) => (
              <li key={key} className="grid gap-x-4 gap-y-0.5 px-3 py-2 sm:grid-cols-[9rem_1fr]">
                <span className="text-xs text-faint">{labels[fate]}</span>
                <span className="line-clamp-2 min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ol>
        </details>
      </CardBody>
    </Card>
  );
}
