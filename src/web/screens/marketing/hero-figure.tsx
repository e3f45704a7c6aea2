import { cn } from "#web/ui/cn.ts";
import { Badge } from "#web/ui/marks/badge.tsx";

const outline = ["Overview", "Scope", "User classes", "Pages", "User stories", "Features", "Risks"];

const stories = [
  {
    number: "US-1",
    name: "Book a place in a class",
    story: "As a member, I want to book a place from the timetable, so that I know I can come.",
    criteria: "Then the class shows one place fewer and I get a confirmation by mail",
  },
  {
    number: "US-2",
    name: "Join the waiting list",
    story: "As a member, I want to be told when a place frees up, so that I need not keep checking.",
    criteria: "Then the first in line has 30 minutes to take the place",
  },
];

export function HeroFigure() {
  return (
    <figure
      aria-label="An excerpt of a drafted specification"
      className="overflow-hidden rounded-xl border bg-raised shadow-lift"
    >
      <div className="grid md:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_1fr_18rem]">
        <div className="hidden border-r bg-canvas p-4 md:block">
          <p className="px-2 pb-2 text-xs font-medium text-muted">Studio bookings · 0.1</p>
          <ul className="grid gap-0.5">
            {outline.map((entry, position) => (
              <li
                key={entry}
                className={cn(
                  "flex h-8 items-center justify-between rounded-md px-2",
                  entry === "User stories" ? "bg-hover font-medium" : "text-muted",
                )}
              >
                {entry}
                <span className="text-2xs text-faint tabular-nums">{position + 1}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-4 p-4 sm:p-6">
          <p className="text-lg font-semibold tracking-tight">5 User stories</p>
          {stories.map((story) => (
            <div key={story.number} className="grid gap-2 rounded-lg border p-4">
              <div className="flex items-center gap-2">
                <Badge tone="accent">{story.number}</Badge>
                <p className="font-medium">{story.name}</p>
              </div>
              <p className="text-muted">{story.story}</p>
              <p className="border-l-2 border-accent-line pl-3 text-xs text-muted">{story.criteria}</p>
            </div>
          ))}
        </div>
        <div className="hidden content-start gap-3 border-l bg-canvas p-6 lg:grid">
          <p className="text-xs font-medium text-muted">Your idea, as you typed it</p>
          <p className="text-pretty">
            “A booking page for a small yoga studio. Members reserve a place, get a reminder the evening before, and the teacher
            sees who is coming. When a class is full, there is a waiting list.”
          </p>
          <div className="mt-2 flex flex-wrap gap-1.5">
            <Badge>SaaS</Badge>
            <Badge>React</Badge>
            <Badge>PostgreSQL</Badge>
            <Badge>Subscription</Badge>
          </div>
        </div>
      </div>
    </figure>
  );
}
