import { useMutation } from "@tanstack/react-query";
import { type EnterpriseContactInput, enterpriseContactInput } from "#domain/contacts.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { useSentBy } from "#web/lib/sent-by.ts";
import { announce } from "#web/lib/toast-store.ts";
import { sendContactMutation } from "#web/queries/contacts.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { SendRow } from "./send-row.tsx";

const blank = { name: "", email: "", company_name: "", message: "" };

/** `onSent` is told once the message is stored. */
export function EnterpriseContactForm({ onSent }: { onSent?: () => void }) {
  const send = useMutation(sendContactMutation);
  const { form, keep, clear } = useUnsavedForm({
    key: unsavedKey("visitor", "enterprise"),
    shape: enterpriseContactInput,
    start: blank,
  });
  const { errors } = form.formState;

  const sent = () => {
    clear();
    onSent?.();
  };
  const submit = form.handleSubmit(
    (contact: EnterpriseContactInput) => send.mutate({ ...contact, phone_number: null }, { onSuccess: sent }),
    () => {
      if (Object.values(form.getValues()).some((text) => text.trim() === "")) announce("contact.incomplete");
    },
  );

  return (
    <form {...useSentBy("enterprise")} aria-label="Enterprise contact" onSubmit={submit} onChange={keep} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          <Input autoComplete="name" required {...form.register("name")} />
        </Field>
        <Field label="Work email" required error={errors.email?.message}>
          <Input type="email" autoComplete="email" required {...form.register("email")} />
        </Field>
        <Field label="Company" required error={errors.company_name?.message} className="sm:col-span-2">
          <Input autoComplete="organization" required {...form.register("company_name")} />
        </Field>
      </div>
      <Field label="Message" required error={errors.message?.message}>
        <Textarea rows={5} required {...form.register("message")} />
      </Field>
      <SendRow pending={send.isPending} send="Send message">
        A person answers within 24 hours.
      </SendRow>
    </form>
  );
}
