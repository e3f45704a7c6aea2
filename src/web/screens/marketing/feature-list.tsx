import { Check } from "lucide-react";
import { formatsIn, pdfExport } from "#domain/catalog/ways-out.ts";
import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Band } from "./band.tsx";

const list = [
  "A questionnaire in four steps that saves as you type",
  "User classes, pages, stories, features and risks, drafted and editable in place",
  "Given / When / Then criteria under every story",
  "Numbers that are given once and never reused",
  "Versions that can be read, compared and switched",
  "Collaboration in organizations with admins, members and viewers",
  "Both texts shown when two people change the same words",
  pdfExport,
  `${formatsIn("Data")} for other tools, and back again`,
  "Read-only links that end when you say so",
  "Hand-off to AI code generators through the Model Context Protocol",
  "Proposals of agents, accepted or declined word by word",
  "The history of every requirement, word by word",
  "The language model of your choice, a local one included",
];

export function FeatureList() {
  return (
    <Band raised title="Everything a specification goes through" className="lg:grid-cols-[1fr_2fr]">
      <div className="grid content-start gap-6">
        <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {list.map((entry) => (
            <li key={entry} className="flex gap-2.5 leading-6">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
              {entry}
            </li>
          ))}
        </ul>
        <TextLink to={paths.features()} className="justify-self-start">
          See every feature
        </TextLink>
      </div>
    </Band>
  );
}
