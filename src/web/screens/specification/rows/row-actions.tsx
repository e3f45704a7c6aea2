import { Button } from "#web/ui/actions/button.tsx";
import { editIcon, removeIcon } from "#web/ui/marks/row-icons.tsx";

/** The edit and delete of a row in a list; the tooltip is the browser's own, since there are as many as rows. */
export function RowActions({ name, onEdit, onRemove }: { name: string; onEdit: () => void; onRemove: () => void }) {
  const [edit, remove] = [`Edit ${name}`, `Delete ${name}`];
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={edit} title={edit} onClick={onEdit}>
        {editIcon}
      </Button>
      <Button variant="ghost" size="icon" aria-label={remove} title={remove} onClick={onRemove}>
        {removeIcon}
      </Button>
    </>
  );
}
