import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";

/** How a public page ends: the waitlist, or the way back to work for those who are signed in. */
export function Closing({ title, text }: { title: string; text?: string }) {
  const { status, user } = useAuth();
  return (
    <section aria-label="Next step" className="blueprint border-t">
      <div className="mx-auto grid max-w-6xl justify-items-center gap-6 px-4 py-20 text-center sm:px-6">
        <h2 className="max-w-2xl text-3xl font-semibold tracking-tight text-balance">{title}</h2>
        {text ? <p className="max-w-xl leading-7 text-pretty text-muted sm:text-base">{text}</p> : null}
        {user ? (
          <Button variant="primary" size="lg" asChild>
            <Link to={paths.dashboard()}>
              Go to Dashboard
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        ) : status === "signed_out" ? (
          <WaitlistForm className="justify-items-center [&>div]:justify-center" />
        ) : null}
      </div>
    </section>
  );
}
