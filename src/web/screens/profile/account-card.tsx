import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { downloadDataMutation, removeAccountMutation } from "#web/queries/account.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";

export function AccountCard() {
  const { email } = useSignedInUser();
  const [confirms, setConfirms] = useState(false);
  const download = useMutation(downloadDataMutation);
  const remove = useMutation(removeAccountMutation);
  return (
    <Card className="border-danger-line">
      <CardHeader title="Your account" />
      <CardBody>
        <p className="text-muted">
          Your data contains your profile, your memberships, your sessions and the work you started. What a team wrote belongs to
          the team and stays when your account is deleted.
        </p>
      </CardBody>
      <CardFooter>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          Download my data
        </Button>
        <Button variant="danger" onClick={() => setConfirms(true)}>
          Delete my account
        </Button>
      </CardFooter>
      <ConfirmDialog
        open={confirms}
        onOpenChange={setConfirms}
        title="Delete your account?"
        description="You leave every organization and cannot sign in again. First hand over or delete the organizations where you are the last admin."
        confirm="Delete my account"
        typed={email}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ email }, { onError: () => setConfirms(false) })}
      />
    </Card>
  );
}
