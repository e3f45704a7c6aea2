import type { Version } from "#domain/versions.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export function VersionsTable({
  project_id,
  versions,
  canEdit,
  isBusy,
  onActivate,
  onClone,
}: {
  project_id: string;
  versions: readonly Version[];
  canEdit: boolean;
  isBusy: boolean;
  onActivate: (version: string) => void;
  onClone: () => void;
}) {
  return (
    <Table label="Versions">
      <TableHead>
        <tr>
          <TableHeading>Version</TableHeading>
          <TableHeading>Last change</TableHeading>
          <TableHeading>
            <span className="sr-only">Actions</span>
          </TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {versions.map(({ version, isCurrent, changed_at }) => (
          <TableRow key={version}>
            <TableCell>
              <TextLink to={paths.version(project_id, version)} className="wrap-anywhere">
                {version}
              </TextLink>
            </TableCell>
            <TableCell className="text-muted">
              {changed_at ? <time dateTime={changed_at}>{moment.format(new Date(changed_at))}</time> : "Nothing written yet"}
            </TableCell>
            <TableCell>
              <div className="flex flex-wrap justify-end gap-2">
                {isCurrent && canEdit ? (
                  <Button size="sm" disabled={isBusy} onClick={onClone}>
                    Create from current
                  </Button>
                ) : null}
                {isCurrent ? (
                  <Button size="sm" disabled>
                    Active
                  </Button>
                ) : canEdit ? (
                  <Button size="sm" disabled={isBusy} onClick={() => onActivate(version)}>
                    Activate<span className="sr-only"> {version}</span>
                  </Button>
                ) : null}
              </div>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
