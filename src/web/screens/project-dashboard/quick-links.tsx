import { ClipboardList, FileText, Settings } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { Card } from "#web/ui/layout/card.tsx";

const links = [
  { title: "Specification", text: "Read, write and draft every part of it.", icon: FileText, to: paths.specification },
  {
    title: "Questionnaire",
    text: "The answers every draft is written from.",
    icon: ClipboardList,
    to: paths.questionnaireStepper,
  },
  { title: "Project Settings", text: "Name, version, colour and API keys.", icon: Settings, to: paths.projectSettings },
];

export function QuickLinks({ project_id }: { project_id: string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {links.map(({ title, text, icon: Icon, to }) => (
        <li key={title}>
          <Card className="relative h-full p-4 transition-colors focus-within:border-accent hover:border-control">
            <Icon aria-hidden className="size-5 text-accent-ink" />
            <Link to={to(project_id)} className="mt-3 block font-semibold after:absolute after:inset-0 after:rounded-xl">
              {title}
            </Link>
            <p className="mt-0.5 text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
