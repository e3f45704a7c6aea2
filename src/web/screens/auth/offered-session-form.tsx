import { useMutation } from "@tanstack/react-query";
import { type OfferedSession, takeOfferedSessionMutation } from "#web/queries/credentials.ts";
import { holdOffer } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** An address that brought a session along signs nobody in by itself: whose it is, is asked first. */
export function OfferedSessionForm({ offer }: { offer: OfferedSession }) {
  const take = useMutation({ ...takeOfferedSessionMutation, onSettled: () => holdOffer(null) });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Is this you?</h1>
        <p className="text-muted">
          The link you opened signs you in as <strong className="text-ink wrap-anywhere">{offer.email}</strong>. Go on only if
          that is your own address.
        </p>
      </div>
      <Button variant="primary" size="lg" loading={take.isPending} onClick={() => take.mutate(offer)}>
        Go on as {offer.email}
      </Button>
      <Button variant="link" disabled={take.isPending} onClick={() => holdOffer(null)}>
        That is not me
      </Button>
    </div>
  );
}
