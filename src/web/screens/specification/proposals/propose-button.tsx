import { proposeIcon } from "#web/ui/marks/row-icons.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Shown while its row is pointed at or holds the focus, and always where nothing can be pointed at. */
export function ProposeButton({ reference }: { reference: string }) {
  const { ask } = useWorkspace();
  const label = `Propose a change to ${reference}`;
  return (
    <button
      type="button"
      data-edit
      aria-label={label}
      title={label}
      className="-m-1.5 inline-grid size-6 place-items-center self-center rounded-md text-faint hover:bg-sunken hover:text-ink print:hidden pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:focus-visible:opacity-100"
      onClick={() => ask("propose", reference)}
    >
      {proposeIcon}
    </button>
  );
}
