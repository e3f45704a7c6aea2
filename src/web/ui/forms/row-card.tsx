import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { NotSaved } from "./not-saved.tsx";
import type { RowFormProps } from "./row-form.tsx";
import { UnsavedHint } from "./unsaved-hint.tsx";

type RowCardProps = Omit<RowFormProps, "giveUp" | "onClose" | "reference"> & {
  title: string;
  /** For a button elsewhere that saves it. */
  id?: string;
  /** Without it there is no 'Cancel'. */
  giveUp?: () => void;
  canEdit: boolean;
};

/** The frame of a form that stays where it is once it is saved; whoever may not edit reads it. */
export function RowCard({
  title,
  id,
  canEdit,
  restored,
  keep,
  discard,
  pending,
  failure,
  meanwhile = null,
  submit,
  giveUp,
  conflict = null,
  action,
  children,
}: RowCardProps) {
  return (
    <Card>
      <form
        id={id}
        noValidate
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CardHeader title={title} />
        <CardBody>
          {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
          {children}
          <Meanwhile said={meanwhile} />
          <NotSaved why={failure} />
        </CardBody>
        {canEdit ? (
          <CardFooter>
            {giveUp ? <Button onClick={giveUp}>Cancel</Button> : null}
            <Button type="submit" variant="primary" loading={pending}>
              {action}
            </Button>
          </CardFooter>
        ) : null}
      </form>
      <ConflictDialog conflict={conflict} />
    </Card>
  );
}
