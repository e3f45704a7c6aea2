import { mutationOptions } from "@tanstack/react-query";
import type { ContactInput } from "#domain/contacts.ts";
import { formFailure } from "./form-failure.ts";

/** A public page is shown before what sending needs is loaded. */
export const sendContactMutation = mutationOptions({
  networkMode: "always",
  mutationFn: async (contact: ContactInput) => {
    const [{ addContact }, { db }] = await Promise.all([import("#data/contacts.ts"), import("#web/lib/supabase.ts")]);
    await addContact(db, contact);
  },
  meta: { toast: "contact.sent", failure: formFailure("contact.send_failed") },
});
