import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";

/** Shown while its row is pointed at or holds the focus, and always where nothing can be pointed at. */
export function EditButton({ what, onEdit, className }: { what: string; onEdit: () => void; className?: string }) {
  return (
    <Button
      size="sm"
      data-edit
      aria-label={`Edit ${what}`}
      className={cn(
        "ml-auto self-center pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100",
        className,
      )}
      onClick={onEdit}
    >
      Edit
    </Button>
  );
}
