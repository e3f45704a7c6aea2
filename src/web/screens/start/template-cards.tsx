import { CalendarCheck, type LucideIcon, Repeat, Store, Truck, Wrench } from "lucide-react";
import { templates } from "#domain/catalog/templates/all.ts";
import type { Template } from "#domain/catalog/templates/template.ts";
import { cn } from "#web/ui/cn.ts";

const icons: Readonly<Record<Template["icon"], LucideIcon>> = {
  wrench: Wrench,
  "calendar-check": CalendarCheck,
  store: Store,
  repeat: Repeat,
  truck: Truck,
};

/** Descriptions to begin from; choosing one fills the idea, which is the person's to change. */
export function TemplateCards({ chosen, onChoose }: { chosen: string; onChoose: (key: string) => void }) {
  return (
    <section aria-labelledby="templates" className="grid gap-3">
      <h2 id="templates" className="font-semibold">
        Or start with a template and change what is different
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {templates.map(({ key, name, blurb, icon }) => {
          const Icon = icons[icon];
          return (
            <li
              key={key}
              className={cn(
                "relative flex items-start gap-3 rounded-xl border bg-surface p-4 shadow-card transition-colors hover:border-accent-line hover:bg-accent-soft",
                key === chosen && "border-accent bg-accent-soft ring-1 ring-accent",
              )}
            >
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
              <div className="grid gap-0.5">
                <button
                  type="button"
                  aria-describedby={`template-${key}-blurb`}
                  aria-pressed={key === chosen}
                  onClick={() => onChoose(key === chosen ? "" : key)}
                  // all of the card is pressed
                  className="justify-self-start text-left font-semibold after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-ink"
                >
                  {name}
                </button>
                <p id={`template-${key}-blurb`} className="text-pretty text-muted">
                  {blurb}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
