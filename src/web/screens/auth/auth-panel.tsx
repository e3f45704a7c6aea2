import { Link } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Brand } from "#web/ui/marks/brand.tsx";

export function AuthPanel() {
  return (
    <aside className="blueprint relative flex flex-col gap-6 border-b bg-surface px-4 pt-6 pb-6 sm:px-8 lg:justify-between lg:border-r lg:border-b-0 lg:p-12">
      <Link to={paths.home()} className="self-start rounded-md">
        <Brand name={productName} className="text-base" />
      </Link>
      <SampleRequirement />
      <p className="max-w-md text-lg leading-7 font-medium tracking-tight text-balance lg:text-2xl lg:leading-8">
        Transform your ideas into professional software requirements with the power of AI.
      </p>
    </aside>
  );
}

function SampleRequirement() {
  return (
    <figure
      className="hidden max-w-md gap-4 rounded-xl border bg-raised p-5 shadow-lift lg:grid"
      aria-label="A sample user story"
    >
      <div className="flex items-center justify-between">
        <Badge tone="accent">US-14</Badge>
        <span className="text-xs text-muted">User story</span>
      </div>
      <p className="text-base leading-6 font-medium">
        As a studio owner, I want to see tomorrow’s bookings at a glance, so that I can staff each class.
      </p>
      <ul className="grid gap-2 border-t pt-4 text-muted">
        <li className="grid grid-cols-[3.5rem_1fr]">
          <span className="font-medium text-ink">Given</span> a class with eight bookings
        </li>
        <li className="grid grid-cols-[3.5rem_1fr]">
          <span className="font-medium text-ink">When</span> I open the schedule for tomorrow
        </li>
        <li className="grid grid-cols-[3.5rem_1fr]">
          <span className="font-medium text-ink">Then</span> the class shows 8 of 12 places taken
        </li>
      </ul>
    </figure>
  );
}
