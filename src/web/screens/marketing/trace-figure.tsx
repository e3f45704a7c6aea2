import { Badge } from "#web/ui/marks/badge.tsx";

const trail = [
  { number: "UC-2", kind: "User class", name: "Member of the studio" },
  { number: "PAGE-3", kind: "Page", name: "Timetable" },
  { number: "US-14", kind: "User story", name: "Join the waiting list" },
  { number: "FEAT-9", kind: "Feature", name: "Places freed are offered in order" },
  { number: "RISK-1", kind: "Risk", name: "Two people get the last place" },
];

export function TraceFigure() {
  return (
    <figure aria-label="One requirement, from who wants it to what could go wrong" className="relative">
      <span aria-hidden className="absolute inset-y-6 left-8 w-px bg-accent-line" />
      <ol className="relative grid gap-3">
        {trail.map(({ number, kind, name }) => (
          <li key={number} className="flex items-center gap-4 rounded-lg border bg-raised p-4 shadow-card even:ml-8">
            <Badge tone="accent" className="w-16 justify-center">
              {number}
            </Badge>
            <span className="grid min-w-0">
              <span className="font-medium">{name}</span>
              <span className="text-xs text-muted">{kind}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
