import { inPercent } from "#web/ui/text/counted.ts";

/** A share from 0 to 1 at one of the places of a course. */
export type ChartPoint = { name: string; value: number };

/** As many can be named beside each other. */
const MOST_NAMED = 6;

/** Shares as a line, the last being what stands now. */
export function CourseChart({ label, points }: { label: string; points: readonly ChartPoint[] }) {
  const floor = floorOf(points);
  const placed = points.map((point, at) => ({
    ...point,
    x: points.length === 1 ? 50 : 6 + (88 * at) / (points.length - 1),
    y: 92 - (80 * (point.value - floor)) / (1 - floor),
  }));
  const isNamed = (at: number) => points.length <= MOST_NAMED || at === 0 || at === points.length - 1;
  return (
    <figure
      aria-label={`${label}: ${points.map(({ name, value }) => `${name} ${inPercent(value)}`).join(", ")}`}
      className="grid gap-1"
    >
      <div aria-hidden className="flex gap-2 text-2xs text-faint tabular-nums">
        <div className="flex h-24 w-8 flex-col justify-between pt-1 text-right leading-none">
          <span>100%</span>
          <span>{inPercent(floor)}</span>
        </div>
        <div className="relative h-24 grow border-l border-b">
          <svg className="absolute inset-0 size-full overflow-visible">
            <title>{label}</title>
            <line x1="0" x2="100%" y1="12%" y2="12%" strokeDasharray="3 4" className="stroke-line" />
            {placed.slice(1).map(({ name, x, y }, at) => (
              <line
                key={name}
                x1={`${placed[at]?.x}%`}
                y1={`${placed[at]?.y}%`}
                x2={`${x}%`}
                y2={`${y}%`}
                strokeWidth="2"
                strokeLinecap="round"
                className="stroke-accent"
              />
            ))}
            {placed.map(({ name, x, y }, at) => (
              <circle
                key={name}
                cx={`${x}%`}
                cy={`${y}%`}
                r={at === placed.length - 1 ? 4.5 : 3}
                strokeWidth="2"
                className={at === placed.length - 1 ? "fill-accent stroke-surface" : "fill-surface stroke-accent"}
              />
            ))}
          </svg>
        </div>
      </div>
      <ol aria-hidden className="relative ml-10 h-8 text-2xs text-muted tabular-nums">
        {placed.map(({ name, value, x }, at) =>
          isNamed(at) ? (
            <li
              key={name}
              className="absolute grid max-w-20 -translate-x-1/2 text-center leading-tight"
              style={{ left: `${x}%` }}
            >
              <span className="truncate" title={name}>
                {name}
              </span>
              <span className="font-medium text-ink">{inPercent(value)}</span>
            </li>
          ) : null,
        )}
      </ol>
    </figure>
  );
}

/** Where the scale begins: at the tenth below the lowest, so that small steps are seen. */
function floorOf(points: readonly ChartPoint[]): number {
  const lowest = Math.min(...points.map(({ value }) => value));
  return Math.max(0, Math.floor(lowest * 10 - 0.5) / 10);
}
