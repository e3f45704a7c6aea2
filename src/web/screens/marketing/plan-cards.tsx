import { Check } from "lucide-react";
import { Link } from "react-router";
import { enterpriseExtras, type Plan, planComparison, planFeatures, planPrice, plans } from "#domain/catalog/plans.ts";
import { paths } from "#web/lib/paths.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";

const named = new Set(["Export", "Support", "Security"]);

/** What a plan has, in words, without what the plans before it had already. */
function holdings(plan: Plan, position: number): string[] {
  const graded = planComparison()
    .filter(({ name }) => named.has(name) || name === "Credits" || name === "Users")
    .map(({ name, cells }) => (named.has(name) ? `${name}: ${cells[position]}` : String(cells[position])));
  const added = planFeatures.filter(({ from }) => from === plan.name).map(({ name }) => name);
  return [...graded, ...added, ...(plan.name === "Enterprise" ? enterpriseExtras : [])];
}

export function PlanCards({ contact }: { contact: string }) {
  const { user } = useAuth();
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-3">
      {plans.map((plan, position) => (
        <li
          key={plan.name}
          className={cn(
            "grid gap-6 rounded-xl border bg-surface p-6 shadow-card",
            plan.name === "Starter" && "border-accent shadow-float lg:-mt-3 lg:pt-9",
          )}
        >
          <div className="grid gap-2">
            <h2 className="text-base font-semibold">{plan.name}</h2>
            <p className="text-3xl font-semibold tracking-tight tabular-nums">{planPrice(plan)}</p>
            <p className="leading-6 text-muted">{plan.for}</p>
          </div>
          <Button variant={plan.name === "Starter" ? "primary" : "secondary"} size="lg" asChild>
            {plan.name === "Enterprise" ? (
              <Link to={contact}>Contact us</Link>
            ) : (
              <Link to={user ? paths.dashboard() : paths.auth("signup")} aria-describedby={`plan-${position}`}>
                Get Started
              </Link>
            )}
          </Button>
          <ul id={`plan-${position}`} className="grid gap-2.5 border-t pt-5">
            {holdings(plan, position).map((entry) => (
              <li key={entry} className="flex gap-2.5 leading-5">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
                {entry}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
