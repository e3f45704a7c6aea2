import { Check, X } from "lucide-react";
import { rules } from "#domain/quality/rules/all.ts";
import { type Family, families, type Rule } from "#domain/quality/rules/rule.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Band } from "./band.tsx";
import { Closing } from "./closing.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";

const about: Readonly<Record<Family, string>> = {
  Duty: "Who must do what, and whether it must be done at all.",
  Words: "Words that sound like a requirement and cannot be built or tested.",
  Form: "What a story, its criteria and a condition look like when they are whole.",
  Consistency: "One word for one thing, as your glossary says.",
  Hints: "Shown beside a text and counted only where a project wants it.",
};

const counted = rules.filter(({ scored }) => scored).length;

/** Every rule on wording with its reason and an example, as the product goes by it. */
export function RulesScreen() {
  return (
    <>
      <PageHead
        name="Rules on wording"
        description={`The ${rules.length} rules requirements are held to while they are written, each with its reason, and an example of what it finds and what it lets be.`}
        path={paths.rules()}
      />
      <PageHero
        eyebrow="Rules on wording"
        title="What a requirement is held to, and why"
        text={`${counted} rules count and ${rules.length - counted} only advise. They mark words while you write, say why, and offer a fix where the meaning stays. A project can switch each one off, and a finding can be kept with a reason.`}
      />
      {families.map((family, at) => (
        <Band key={family} title={family} text={about[family]} raised={at % 2 === 1}>
          <ul aria-label={family} className="grid gap-4 lg:grid-cols-2">
            {rules
              .filter((rule) => rule.family === family)
              .map((rule) => (
                <RuleOf key={rule.id} rule={rule} />
              ))}
          </ul>
        </Band>
      ))}
      <Closing title="Write the next requirement with the rules beside you" />
    </>
  );
}

function RuleOf({ rule: { id, name, scored, why, bad, good } }: { rule: Rule }) {
  return (
    <li id={id} className="grid scroll-mt-20 content-start gap-3 rounded-xl border bg-surface p-5 shadow-card">
      <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
        {name} {scored ? null : <Badge>Advice</Badge>}
      </h3>
      <p className="leading-6 text-pretty text-muted">{why}</p>
      <dl className="grid gap-2 leading-6">
        <div className="flex items-start gap-2">
          <dt>
            <X aria-hidden className="mt-1 size-4 text-danger-ink" />
            <span className="sr-only">Found:</span>
          </dt>
          <dd className="whitespace-pre-line wrap-anywhere">{bad}</dd>
        </div>
        <div className="flex items-start gap-2">
          <dt>
            <Check aria-hidden className="mt-1 size-4 text-success-ink" />
            <span className="sr-only">Fine:</span>
          </dt>
          <dd className="whitespace-pre-line wrap-anywhere">{good}</dd>
        </div>
      </dl>
    </li>
  );
}
