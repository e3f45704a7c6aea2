import { Button, type ButtonProps } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

export function IconButton({
  label,
  side = "bottom",
  variant = "ghost",
  size = "icon",
  ...rest
}: ButtonProps & { label: string; side?: "top" | "right" | "bottom" | "left" }) {
  return (
    <Tooltip text={label} side={side}>
      <Button variant={variant} size={size} aria-label={label} {...rest} />
    </Tooltip>
  );
}
