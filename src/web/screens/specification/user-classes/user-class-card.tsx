import { cite } from "#domain/citation.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { ListCell } from "#web/ui/lists/list-boxes.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { RowReference } from "#workspace/history/row-reference.tsx";
import { RowActions } from "#workspace/rows/row-actions.tsx";
import { RowText } from "#workspace/rows/row-fields.tsx";
import { EditRow } from "#workspace/rows/row-form.tsx";
import { UnsavedRow } from "#workspace/rows/unsaved-row.tsx";

export type UserClass = ListedRow<"user_classes">;

export const userClassFields = (
  <>
    <RowText name="name" autoFocus />
    <RowText name="description" rows={2} />
    <RowText name="privileges" rows={2} />
  </>
);

type CardProps = {
  userClass: UserClass;
  isWritten: boolean;
  onWritten: () => void;
  onEdit?: (userClass: UserClass) => void;
  onRemove?: (userClass: UserClass) => void;
};

export function UserClassCard({ userClass, isWritten, onWritten, onEdit, onRemove }: CardProps) {
  const { name, description, privileges } = userClass;
  if (isWritten) {
    return (
      <ListCell className="min-w-0 grow">
        <EditRow noun="user_classes" row={userClass} onClose={onWritten}>
          {userClassFields}
        </EditRow>
      </ListCell>
    );
  }
  return (
    <ListCell className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] md:gap-x-8">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 dir="auto" className="font-semibold wrap-anywhere">
            <Words text={name} />
          </h2>
          <RowReference noun="user_classes" row={userClass} />
          <UnsavedRow noun="user_classes" id={userClass.id} />
        </div>
        {description ? <WrittenLines text={description} /> : null}
        <CitationLists reference={cite("user_classes", userClass.number)} />
      </div>
      <div className="-mt-1 -mr-2 flex content-start justify-end md:order-last">
        {onEdit && onRemove ? (
          <RowActions name={name} onEdit={() => onEdit(userClass)} onRemove={() => onRemove(userClass)} />
        ) : null}
      </div>
      {privileges ? (
        <div className="col-span-full grid content-start gap-0.5 md:col-span-1">
          <p className="text-xs font-medium text-muted">Privileges</p>
          <WrittenLines text={privileges} className="text-muted" />
        </div>
      ) : (
        <div className="max-md:hidden" />
      )}
    </ListCell>
  );
}
