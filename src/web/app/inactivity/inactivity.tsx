import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { announce } from "#web/lib/toast-store.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import { useAuth } from "#web/queries/session.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { asCountdown, inactivityLimit, warningSpan } from "./inactivity-clock.ts";
import { watchInactivity } from "./watch-inactivity.ts";

export function Inactivity() {
  const { user, session } = useAuth();
  return user && session ? <InactivityWatch key={user.id} /> : null;
}

function InactivityWatch() {
  const [left, setLeft] = useState(inactivityLimit);
  const watch = useRef<ReturnType<typeof watchInactivity> | null>(null);
  const { mutate: signOut, isPending } = useMutation(signOutMutation);

  const onLeft = useEffectEvent((milliseconds: number) => {
    const shown = milliseconds > warningSpan ? inactivityLimit : milliseconds;
    setLeft(shown);
    if (milliseconds > 0 || isPending) return;
    watch.current?.stop();
    watch.current = null;
    announce("session.expired");
    signOut();
  });

  useEffect(() => {
    const watching = watchInactivity(onLeft);
    watch.current = watching;
    return () => {
      // another window was quicker to sign out
      if (watch.current && watching.left() === 0) announce("session.expired");
      watching.stop();
    };
  }, []);

  return (
    <ConfirmDialog
      open={left > 0 && left <= warningSpan}
      onOpenChange={(open) => {
        if (!open) watch.current?.restart();
      }}
      title="Session Timeout Warning"
      description={`You will be logged out due to inactivity in ${asCountdown(left)}. Would you like to stay logged in?`}
      cancel="Logout Now"
      onCancel={() => signOut()}
      confirm="Stay Logged In"
      pending={isPending}
      onConfirm={() => watch.current?.restart()}
    />
  );
}
