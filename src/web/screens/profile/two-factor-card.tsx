import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  addAuthenticatorMutation,
  makeRecoveryCodesMutation,
  recoveryCodesQuery,
  switchOffMutation,
  useAuthenticator,
  useNeedsSecondFactor,
} from "#web/queries/second-step.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { giveFocus, hasNobodyFocus } from "#web/ui/actions/give-focus.ts";
import { afterDialogs } from "#web/ui/dialogs/after-dialogs.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SwitchOnDialog } from "./switch-on-dialog.tsx";

export function TwoFactorCard() {
  const authenticator = useAuthenticator();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const card = useRef<HTMLDivElement>(null);

  /** The button that opened the dialog is gone when two-factor sign-in was switched on in it. */
  function close() {
    setCodes([]);
    afterDialogs(() => hasNobodyFocus() && giveFocus(card.current?.querySelector("button")));
  }

  return (
    <Card ref={card}>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            Two-factor sign-in {authenticator ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
          </span>
        }
        description="Besides your password, signing in asks for a code from your phone."
      />
      {authenticator ? <SwitchedOn id={authenticator.id} onCodes={setCodes} /> : <SwitchedOff onCodes={setCodes} />}
      {codes.length > 0 ? <RecoveryCodesDialog codes={codes} onClose={close} /> : null}
    </Card>
  );
}

type OnCodes = { onCodes: (codes: readonly string[]) => void };

function SwitchedOff({ onCodes }: OnCodes) {
  const [isOpen, setIsOpen] = useState(false);
  const add = useMutation(addAuthenticatorMutation);
  const open = () => {
    setIsOpen(true);
    add.mutate();
  };
  return (
    <>
      <CardBody>
        <p className="text-muted">You need an authenticator app, such as the one built into your phone or password manager.</p>
      </CardBody>
      <CardFooter>
        <Button onClick={open}>Switch on</Button>
      </CardFooter>
      {isOpen ? (
        <SwitchOnDialog
          added={add.data}
          failed={add.isError}
          onRetry={() => add.mutate()}
          onClose={() => setIsOpen(false)}
          onDone={(codes) => {
            setIsOpen(false);
            onCodes(codes);
          }}
        />
      ) : null}
    </>
  );
}

function SwitchedOn({ id, onCodes }: OnCodes & { id: string }) {
  const [confirms, setConfirms] = useState(false);
  const { data: left } = useQuery(recoveryCodesQuery);
  const isNeeded = useNeedsSecondFactor();
  const make = useMutation({ ...makeRecoveryCodesMutation, onSuccess: ({ codes }) => onCodes(codes) });
  const switchOff = useMutation(switchOffMutation);
  return (
    <>
      <CardBody>
        <p className="text-muted">
          {left ? `${left.remaining} of ${left.total} recovery codes are left. ` : null}
          With a recovery code you get in without your phone; a new set replaces the old one.
        </p>
      </CardBody>
      <CardFooter>
        <Button loading={make.isPending} onClick={() => make.mutate()}>
          New recovery codes
        </Button>
        <Button variant="danger-ghost" onClick={() => setConfirms(true)}>
          Switch off
        </Button>
      </CardFooter>
      <ConfirmDialog
        open={confirms}
        onOpenChange={setConfirms}
        title="Switch two-factor sign-in off?"
        description={
          isNeeded
            ? "Your recovery codes stop working. Everybody here needs a second factor, so you set up a new one right away."
            : "You then sign in with your password alone. Your recovery codes stop working."
        }
        confirm="Switch off"
        destructive
        pending={switchOff.isPending}
        onConfirm={() => switchOff.mutate({ id }, { onSettled: () => setConfirms(false) })}
      />
    </>
  );
}
