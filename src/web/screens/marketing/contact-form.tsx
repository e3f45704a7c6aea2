import { useMutation } from "@tanstack/react-query";
import { type ContactInput, contactInput } from "#domain/contacts.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { useSentBy } from "#web/lib/sent-by.ts";
import { announce } from "#web/lib/toast-store.ts";
import { sendContactMutation } from "#web/queries/contacts.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { SendRow } from "./send-row.tsx";

const blank = { name: "", email: "", phone_number: "", company_name: "", message: "" };

export function ContactForm() {
  const send = useMutation(sendContactMutation);
  const { form, keep, clear } = useUnsavedForm({ key: unsavedKey("visitor", "contact"), shape: contactInput, start: blank });
  const { errors } = form.formState;

  const submit = form.handleSubmit(
    (contact: ContactInput) => send.mutate(contact, { onSuccess: clear }),
    () => {
      const { name, email, message } = form.getValues();
      if ([name, email, message].some((text) => text.trim() === "")) announce("contact.incomplete");
    },
  );

  return (
    <form {...useSentBy("contact")} aria-label="Contact" onSubmit={submit} onChange={keep} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          <Input autoComplete="name" required {...form.register("name")} />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" autoComplete="email" required {...form.register("email")} />
        </Field>
        <Field label="Phone" error={errors.phone_number?.message}>
          <Input type="tel" autoComplete="tel" {...form.register("phone_number")} />
        </Field>
        <Field label="Company" error={errors.company_name?.message}>
          <Input autoComplete="organization" {...form.register("company_name")} />
        </Field>
      </div>
      <Field label="Message" required error={errors.message?.message}>
        <Textarea rows={6} required {...form.register("message")} />
      </Field>
      <SendRow pending={send.isPending} send="Send message">
        We answer within 24 hours.
      </SendRow>
    </form>
  );
}
