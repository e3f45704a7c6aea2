import { LockKeyhole } from "lucide-react";
import { useForm } from "react-hook-form";
import { shareRefusals } from "#domain/project-shares.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { SharedCard } from "./shared-card.tsx";

type LockProps = { error: Error | null; pending: boolean; onOpen: (password: string) => void };

export function ShareLock({ error, pending, onOpen }: LockProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  return (
    <SharedCard icon={<LockKeyhole />} title="Enter the password">
      <p className="text-pretty text-muted">{shareRefusals.share_locked}</p>
      <form
        noValidate
        className="mt-4 grid w-full gap-4 text-start"
        onSubmit={form.handleSubmit(({ password }) => onOpen(password))}
      >
        <Field label="Password" error={errors.password?.message ?? error?.message}>
          <PasswordInput autoComplete="off" {...form.register("password", { required: "Enter the password" })} />
        </Field>
        <Button type="submit" variant="primary" size="lg" loading={pending}>
          Open the Document
        </Button>
      </form>
    </SharedCard>
  );
}
