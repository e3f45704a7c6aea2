import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

type Props = Pick<ButtonProps, "variant" | "size"> & {
  to: string;
  icon: ReactNode;
  label: string;
  /** What the screen it leads to is told. */
  state: object;
  /** The same where something is to be said first. */
  asking: { label: string; state: object };
};

/** Leads to a screen that begins something, at once or after it was told more. */
export function SplitLink({ to, icon, label, state, asking, variant, size = "md" }: Props) {
  return (
    <span className="inline-flex">
      <Button variant={variant} size={size} className="rounded-r-none" asChild>
        <Link to={to} state={state}>
          {icon}
          {label}
        </Link>
      </Button>
      <IconButton
        label={asking.label}
        variant="secondary"
        size={size === "sm" ? "icon-sm" : "icon"}
        className="-ml-px rounded-l-none text-muted"
        asChild
      >
        <Link to={to} state={asking.state}>
          <MessageSquareText aria-hidden />
        </Link>
      </IconButton>
    </span>
  );
}
