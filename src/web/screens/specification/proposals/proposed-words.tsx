import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ProposedStep, Standing } from "#domain/proposal-standing.ts";
import type { Proposal } from "#domain/proposals.ts";
import { WovenName, WovenWords } from "#workspace/history/woven-words.tsx";

type WordsProps = { project_id: string; proposal: Proposal; standing: Standing };

/** What would stand there, word by word beside what stands there now. */
export function ProposedWords({ project_id, proposal, standing }: WordsProps) {
  const since = `since revision ${proposal.base_revision}`;
  switch (standing.kind) {
    case "gone":
      return (
        <Notice>It was deleted since this was proposed. Decline it, or bring the row back from “Recently deleted” first.</Notice>
      );
    case "removal":
      return (
        <>
          <p>To be deleted.</p>
          {standing.isChanged ? <Notice>It was changed {since}. Look at it before you decide.</Notice> : null}
        </>
      );
    case "new":
      return <Steps project_id={project_id} steps={standing.steps} />;
    default:
      return (
        <>
          <Steps project_id={project_id} steps={[standing.step]} />
          {standing.kind === "met" ? <Notice>It already says this.</Notice> : null}
          {standing.kind === "merged" ? <Notice>Changed elsewhere {since}; this contains both changes.</Notice> : null}
          {standing.kind === "contested" ? (
            <Notice>Changed in the same place {since}. Accepting replaces the current words with the proposed ones.</Notice>
          ) : null}
        </>
      );
  }
}

export function Steps({ project_id, steps }: { project_id: string; steps: readonly ProposedStep[] }) {
  return (
    <dl className="grid gap-3">
      {steps.map((step) => (
        <div key={step.field} className="grid gap-0.5">
          <dt className="text-xs font-medium text-muted">{step.label}</dt>
          <dd>
            {step.to ? (
              <WovenName project_id={project_id} to={step.to} before={step.before ?? ""} after={step.after ?? ""} />
            ) : (
              <WovenWords {...step.said} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-warning-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
