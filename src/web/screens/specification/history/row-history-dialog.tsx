import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { paths } from "#web/lib/paths.ts";
import { type RowOfHistory, readHistoryOf } from "#web/queries/row-revisions.ts";
import { rowQuery } from "#web/queries/rows.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { RowHistory } from "./row-history.tsx";

/** The history of the row that the address names, or all that changed since a revision, over whatever is shown. */
export function RowHistoryDialog({ project_id, canEdit }: { project_id: string; canEdit: boolean }) {
  const [search, setSearch] = useSearchParams();
  const asked = readHistoryOf(search.get("history"));
  if (!asked) return null;
  const close = () =>
    setSearch((now) => new URLSearchParams([...now].filter(([key]) => key !== "history" && key !== "since")), {
      preventScrollReset: true,
    });
  const since = Number(search.get("since")) || undefined;
  return <Shown of={{ ...asked, project_id }} since={since} canEdit={canEdit} onClose={close} />;
}

type ShownProps = { of: RowOfHistory; since: number | undefined; canEdit: boolean; onClose: () => void };

function Shown({ of, since, canEdit, onClose }: ShownProps) {
  const { data: row } = useQuery(rowQuery(of.noun, { project_id: of.project_id, id: of.row_id }));
  const reference = row ? cite(of.noun, row.number) : nouns[of.noun].one;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={`History of ${reference}`}
      description={row ? row.name : "What was deleted within a week can be brought back from “Recently deleted”."}
    >
      <DialogBody>
        <p className="pb-3">
          <TextLink to={paths.coverage(of.project_id, { row: of.row_id })}>What it is based on</TextLink>
        </p>
        <RowHistory of={of} from={since} reference={reference} canEdit={canEdit && row !== null && row !== undefined} />
      </DialogBody>
    </Dialog>
  );
}
