import { ArrowDown } from "lucide-react";
import { Badge } from "#web/ui/marks/badge.tsx";

const criteria = [
  { word: "Given", text: "a class that is full" },
  { word: "When", text: "a member cancels" },
  { word: "Then", text: "the first in line has 30 minutes to take the place" },
];

/** What goes in and what comes out. */
export function DraftFigure() {
  return (
    <figure aria-label="A sentence becomes a user story" className="grid gap-3">
      <p className="rounded-xl border bg-surface p-5 leading-6 text-pretty shadow-card">
        “When a class is full, there is a waiting list.”
      </p>
      <ArrowDown aria-hidden className="size-5 justify-self-center text-accent-ink" />
      <div className="grid gap-3 rounded-xl border bg-raised p-5 shadow-float">
        <div className="flex items-center gap-2">
          <Badge tone="accent">US-2</Badge>
          <p className="font-medium">Join the waiting list</p>
        </div>
        <p className="leading-6 text-muted">
          As a member, I want to be told when a place frees up, so that I need not keep checking.
        </p>
        <dl className="grid gap-1 border-l-2 border-accent-line pl-3">
          {criteria.map(({ word, text }) => (
            <div key={word} className="grid grid-cols-[3rem_1fr] gap-2">
              <dt className="text-xs leading-5 font-medium">{word}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
