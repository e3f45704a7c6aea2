import { MessageSquareText, Sparkles } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

type SplitButtonProps = Omit<ButtonProps, "onClick" | "loading"> & {
  running: boolean;
  label: string;
  /** The same where something is to be said first. */
  asking: string;
  onPress: () => void;
  onAsk: () => void;
};

/** Begins a draft, as it is or after something was said; while it runs, it waits. */
export function SplitButton({ running, label, asking, onPress, onAsk, disabled = false, ...rest }: SplitButtonProps) {
  return (
    <span className="inline-flex">
      <Button
        loading={running}
        disabled={running || disabled}
        onClick={onPress}
        {...rest}
        {...(running ? {} : { className: "rounded-r-none" })}
      >
        {running ? null : <Sparkles aria-hidden />}
        {running ? "Generating..." : label}
      </Button>
      {running ? null : (
        <IconButton
          label={asking}
          variant="secondary"
          size={rest.size === "sm" ? "icon-sm" : "icon"}
          className="-ml-px rounded-l-none text-muted"
          disabled={disabled}
          onClick={onAsk}
        >
          <MessageSquareText aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
