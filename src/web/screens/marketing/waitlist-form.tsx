import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { useSentBy } from "#web/lib/sent-by.ts";
import { joinWaitlistMutation } from "#web/queries/waitlist.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";

const inputClasses =
  "h-10 w-full min-w-0 rounded-md border border-control bg-surface px-3 text-base text-ink hover:border-muted sm:w-72 sm:text-sm";

/** Asks for one mail address; what is malformed is said by the browser, an empty field does nothing. */
export function WaitlistForm({ label = "Join the waitlist", className }: { label?: string; className?: string }) {
  const id = useId();
  const [email, setEmail] = useState("");
  const join = useMutation(joinWaitlistMutation);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = { email: email.trim().toLowerCase() };
    if (entry.email === "" || join.isPending || !event.currentTarget.reportValidity()) return;
    join.mutate(entry, { onSuccess: () => setEmail("") });
  }

  return (
    <form {...useSentBy("waitlist")} aria-label={label} onSubmit={submit} className={cn("grid gap-2", className)}>
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          E-mail address
        </label>
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@company.com"
          className={inputClasses}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" size="lg" loading={join.isPending} className="max-sm:w-full">
          Join Waitlist
        </Button>
      </div>
      <p className="text-xs text-muted">One mail when we launch, and nothing else.</p>
    </form>
  );
}
