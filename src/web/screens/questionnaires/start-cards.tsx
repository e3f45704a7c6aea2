import { ArrowRight, ListChecks, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";

export function StartCards({ project_id }: { project_id: string }) {
  return (
    <section aria-label="Answer the questions" className="grid gap-3 sm:grid-cols-2">
      <StartCard
        to={paths.questionnaireStepper(project_id)}
        icon={<ListChecks />}
        title="Step-by-Step Questionnaire"
        text="Four short steps that save as you go, and go on from the latest answers."
      />
      <StartCard
        to={paths.createQuestionnaire(project_id)}
        icon={<ScrollText />}
        title="Standard Form"
        text="All questions on one page, as a separate questionnaire."
      />
    </section>
  );
}

function StartCard({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <Link
      to={to}
      className="group flex items-start gap-3 rounded-xl border bg-surface p-4 shadow-card transition-colors hover:border-accent-line hover:bg-accent-soft"
    >
      <span aria-hidden className="mt-0.5 text-accent-ink [&_svg]:size-5">
        {icon}
      </span>
      <span className="grid grow gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-pretty text-muted">{text}</span>
      </span>
      <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-faint transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}
