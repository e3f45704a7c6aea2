import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Input } from "./input.tsx";

export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? "text" : "password"} className="pr-10" autoCapitalize="none" spellCheck={false} />
      <IconButton
        label={shown ? "Hide what is typed" : "Show what is typed"}
        size="icon-sm"
        className="absolute top-1 right-1"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}
