import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  findMembersOutsideMutation,
  type OrganizationSecurity,
  saveOrganizationSecurityMutation,
} from "#web/queries/organization-security.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

/** Limits the organization to addresses of its own domains; whom that would keep out is shown before it is set. */
export function DomainsForm({ organization_id, rules }: { organization_id: string; rules: OrganizationSecurity }) {
  const [written, setWritten] = useState(rules.email_domains.join(", "));
  const [outside, setOutside] = useState<readonly string[]>([]);
  const find = useMutation(findMembersOutsideMutation(organization_id));
  const save = useMutation(saveOrganizationSecurityMutation(organization_id));
  const email_domains = written.split(/[\s,;]+/).filter(Boolean);

  function ask() {
    find.mutate(
      { email_domains },
      {
        onSuccess: (found) => {
          if (found.length > 0) setOutside(found.map(({ email }) => email));
          else save.mutate({ email_domains });
        },
      },
    );
  }

  return (
    <form
      noValidate
      aria-label="E-mail domains"
      className="grid gap-3 border-t px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Field
        label="E-mail domains"
        hint="Only people with an address at these domains, such as example.com, can be invited and get access. Leave it empty to allow all."
        error={find.error?.message ?? save.error?.message}
      >
        <Input
          value={written}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.com, example.org"
          onChange={(event) => {
            setWritten(event.target.value);
            find.reset();
            save.reset();
          }}
        />
      </Field>
      <Button type="submit" className="justify-self-end" loading={find.isPending || save.isPending}>
        Save domains
      </Button>
      <ConfirmDialog
        open={outside.length > 0}
        onOpenChange={() => setOutside([])}
        title={outside.length === 1 ? "Lock out a member?" : `Lock out ${outside.length} members?`}
        description={
          <>
            Members with other addresses lose access to this organization:{" "}
            <span className="font-medium text-ink wrap-anywhere">{outside.slice(0, 20).join(", ")}</span>
            {outside.length > 20 ? ` and ${outside.length - 20} more` : null}.
          </>
        }
        confirm="Limit to these domains"
        destructive
        pending={save.isPending}
        onConfirm={() => save.mutate({ email_domains }, { onSettled: () => setOutside([]) })}
      />
    </form>
  );
}
