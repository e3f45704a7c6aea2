import { CircleCheck, CircleDashed, CircleHelp, CircleOff, Lightbulb, type LucideIcon, Unplug } from "lucide-react";
import type { UnitState } from "#domain/source-units/coverage.ts";

type Sign = { label: string; says: string; icon: LucideIcon; ink: string; fill: string; text: string };

/** How a clause is marked: by its line, by a sign and by a word, never by colour alone. */
export const stateSigns: Readonly<Record<UnitState, Sign>> = {
  covered: {
    label: "Covered",
    says: "Rows of the specification cover it.",
    icon: CircleCheck,
    ink: "text-success-ink",
    fill: "bg-success-ink",
    text: "decoration-success-line decoration-solid",
  },
  assumption: {
    label: "Assumption",
    says: "Somebody assumes it.",
    icon: Lightbulb,
    ink: "text-accent-ink",
    fill: "bg-accent",
    text: "decoration-accent decoration-double",
  },
  open: {
    label: "Open point",
    says: "Somebody has to decide it.",
    icon: CircleHelp,
    ink: "text-accent-ink",
    fill: "bg-accent-line",
    text: "decoration-accent decoration-dotted decoration-2",
  },
  left_out: {
    label: "Left out",
    says: "Somebody left it out, for a reason.",
    icon: CircleOff,
    ink: "text-muted",
    fill: "bg-faint",
    text: "text-muted decoration-faint line-through",
  },
  lost: {
    label: "Lost",
    says: "Every row that covered it was deleted or has changed.",
    icon: Unplug,
    ink: "text-danger-ink",
    fill: "bg-danger",
    text: "bg-danger-soft decoration-danger decoration-wavy",
  },
  uncovered: {
    label: "Never covered",
    says: "No row covers it yet.",
    icon: CircleDashed,
    ink: "text-warning-ink",
    fill: "bg-warning-ink",
    text: "bg-warning-soft decoration-warning-ink decoration-dashed decoration-2",
  },
};
