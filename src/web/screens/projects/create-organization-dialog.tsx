import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { type OrganizationInput, organizationInput } from "#domain/organizations.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { addOrganizationMutation } from "#web/queries/organizations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

type Props = { open: boolean; onClose: () => void; onCreated?: (() => void) | undefined };

/** `onCreated` is for whoever needs it for something else, and takes the place of `onClose` then. */
export function CreateOrganizationDialog({ open, onClose, onCreated }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Create Organization"
      description="A team and its projects. You become its admin and can invite others."
    >
      <OrganizationForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function OrganizationForm({ onClose, onCreated }: Omit<Props, "open">) {
  const { begin } = useOrganizations();
  const add = useMutation(addOrganizationMutation);
  const form = useForm<OrganizationInput>({ resolver: zodResolver(organizationInput), defaultValues: { name: "" } });
  const name = useWatch({ control: form.control, name: "name" });

  async function create(input: OrganizationInput) {
    begin(await add.mutateAsync(input));
    (onCreated ?? onClose)();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((input) => create(input).catch(() => undefined))}>
      <DialogBody>
        <Field label="Organization Name" required error={form.formState.errors.name?.message}>
          <Input required autoComplete="organization" {...form.register("name")} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={add.isPending} disabled={name.trim() === ""}>
          {add.isPending ? "Creating..." : "Create"}
        </Button>
      </DialogFooter>
    </form>
  );
}
