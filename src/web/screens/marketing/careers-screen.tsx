import { BookOpen, CalendarClock, Gem, Globe, HandHeart, Laptop, Lightbulb, Rocket, Sprout, Users, Wand } from "lucide-react";
import { useState } from "react";
import type { OpenPosition } from "#domain/job-applications.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { ApplicationDialog } from "./application-dialog.tsx";
import { Band } from "./band.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";
import { PlainApplication } from "./plain-application.tsx";
import { Points } from "./points.tsx";

const positions: readonly { position: OpenPosition; text: string; tasks: readonly string[] }[] = [
  {
    position: "Full Stack Developer",
    text: "You own features from the database policy to the last pixel, in TypeScript, React and PostgreSQL.",
    tasks: [
      "Build what the specification says, and correct the specification where it is wrong",
      "Write tests that a user would recognize as promises",
      "Keep a large product small enough to hold in one head",
    ],
  },
  {
    position: "Senior Marketing and Sales Expert",
    text: "You find the teams that need this, understand how they work today, and tell them plainly what would change.",
    tasks: [
      "Talk with product and engineering leads, and bring back what they said",
      "Write pages and pitches that promise what the product does",
      "Build the first sales process, and everything it needs",
    ],
  },
];

const benefits = [
  { icon: Globe, title: "Work from anywhere", text: "We are remote, and write things down so that it works." },
  { icon: CalendarClock, title: "Your own hours", text: "A few hours of overlap for talking, the rest when you work best." },
  { icon: Laptop, title: "The tools you want", text: "The machine, the editor and the agents you do your best work with." },
  { icon: BookOpen, title: "Time to learn", text: "Books, courses and conferences are part of the work, not a favour." },
];

const values = [
  { icon: Lightbulb, title: "Innovation", text: "We try the unproven idea small, measure it, and keep what holds." },
  { icon: Wand, title: "Simplicity", text: "The best feature is the one nobody has to be taught." },
  { icon: HandHeart, title: "Empowerment", text: "The people who do the work decide how, and have what they need for it." },
  { icon: Gem, title: "Quality", text: "Done means tested, documented and looked at once more." },
  { icon: Sprout, title: "Growth", text: "We would rather teach you a new trade than hire around you." },
  { icon: Users, title: "Collaboration", text: "Two people reading one sentence find what one person missed." },
];

export function CareersScreen() {
  const [applied, setApplied] = useState<{ position: OpenPosition; open: boolean }>();
  return (
    <>
      <PageHead
        name="Careers"
        description="Two full-time positions at Product Architect, what you get, and what we value."
        path={paths.careers()}
      />
      <PageHero
        eyebrow="Careers"
        title="Help people say what they mean"
        text="We are a small team with a large problem: much software goes wrong before its first line of code, in a sentence nobody questioned."
      />
      <Band title="Open positions">
        <ul className="grid gap-4 lg:grid-cols-2">
          {positions.map(({ position, text, tasks }) => (
            <li key={position} className="grid grid-rows-[auto_auto_1fr_auto] gap-4 rounded-xl border bg-surface p-6 shadow-card">
              <div className="flex flex-wrap items-center gap-2.5">
                <h3 className="text-lg font-semibold tracking-tight">{position}</h3>
                <Badge tone="accent">Full-time</Badge>
              </div>
              <p className="leading-6 text-pretty text-muted">{text}</p>
              <ul className="grid list-disc gap-1.5 pl-5 leading-6 text-muted marker:text-faint">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
              <Button
                variant="primary"
                size="lg"
                className="mt-2 justify-self-start noscript:hidden"
                aria-label={`Apply Now: ${position}`}
                onClick={() => setApplied({ position, open: true })}
              >
                <Rocket aria-hidden />
                Apply Now
              </Button>
              <PlainApplication position={position} />
            </li>
          ))}
        </ul>
      </Band>
      <Band raised title="Benefits">
        <Points points={benefits} columns="sm:grid-cols-2 lg:grid-cols-4" />
      </Band>
      <Band title="What we value">
        <Points points={values} layout="cards" />
      </Band>
      {applied ? (
        <ApplicationDialog
          key={applied.position}
          position={applied.position}
          open={applied.open}
          onOpenChange={(open) => setApplied({ ...applied, open })}
        />
      ) : null}
    </>
  );
}
