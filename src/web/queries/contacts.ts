import { mutationOptions } from "@tanstack/react-query";
import { addContact } from "#data/contacts.ts";
import type { ContactInput } from "#domain/contacts.ts";
import { db } from "#web/lib/supabase.ts";
import { formFailure } from "./form-failure.ts";

export const sendContactMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (contact: ContactInput) => addContact(db, contact),
  meta: { toast: "contact.sent", failure: formFailure("contact.send_failed") },
});
