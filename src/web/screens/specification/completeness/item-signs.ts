import { CircleCheck, CircleDashed, CircleOff, type LucideIcon, Sparkles } from "lucide-react";
import type { CheckedItem } from "#domain/quality/completeness/completeness.ts";

type Sign = { label: string; icon: LucideIcon; ink: string };

const signs: Readonly<Record<CheckedItem["state"] | "proposed", Sign>> = {
  applied: { label: "Applied", icon: CircleCheck, ink: "text-success-ink" },
  waived: { label: "Waived", icon: CircleOff, ink: "text-muted" },
  proposed: { label: "Proposed", icon: Sparkles, ink: "text-accent-ink" },
  open: { label: "Open", icon: CircleDashed, ink: "text-warning-ink" },
};

/** How an item is marked, by a sign and a word. */
export function signOf({ state, proposed }: Pick<CheckedItem, "state" | "proposed">): Sign {
  return signs[state === "open" && proposed ? "proposed" : state];
}
