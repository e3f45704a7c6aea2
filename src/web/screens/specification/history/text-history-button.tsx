import { History } from "lucide-react";
import { useSearchParams } from "react-router";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Opens what a text of the specification said before. */
export function TextHistoryButton({ field, label }: { field: string; label: string }) {
  const [, setSearch] = useSearchParams();
  return (
    <IconButton
      label={`History of ${label}`}
      size="icon-sm"
      onClick={() => setSearch((search) => new URLSearchParams([...search, ["text", field]]), { preventScrollReset: true })}
    >
      <History aria-hidden />
    </IconButton>
  );
}
