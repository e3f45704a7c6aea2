import { mutationOptions } from "@tanstack/react-query";
import { isDuplicate } from "#domain/failure.ts";
import type { WaitlistInput } from "#domain/waitlist.ts";
import { formFailure } from "./form-failure.ts";

const failure = formFailure("waitlist.join_failed");

/** The landing page is shown before what sending needs is loaded. */
export const joinWaitlistMutation = mutationOptions({
  networkMode: "always",
  mutationFn: async (entry: WaitlistInput) => {
    const [{ addWaitlistEntry }, { db }] = await Promise.all([import("#data/waitlist.ts"), import("#web/lib/supabase.ts")]);
    await addWaitlistEntry(db, entry);
  },
  meta: {
    toast: "waitlist.joined",
    failure: (error) => (isDuplicate(error) ? "waitlist.known" : failure(error)),
  },
});
