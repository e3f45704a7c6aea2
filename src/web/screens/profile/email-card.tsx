import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { type ChangeEmailInput, changeEmailInput } from "#domain/credentials.ts";
import { changeEmailMutation, isAddressTaken } from "#web/queries/account.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";

export function EmailCard() {
  const { user } = useAuth();
  const { hash } = useLocation();
  const change = useMutation(changeEmailMutation);
  const form = useForm<ChangeEmailInput>({ resolver: zodResolver(changeEmailInput), defaultValues: { email: "" } });
  const isHalfDone = new URLSearchParams(hash.slice(1)).has("message");
  const asked = user?.new_email;
  const say = (message: string) => form.setError("email", { message }, { shouldFocus: true });
  return (
    <Card>
      <CardHeader
        title="Change your address"
        description="We send a mail to your current and to your new address. Open the link in both."
      />
      <form
        noValidate
        aria-label="Change your address"
        onSubmit={form.handleSubmit((input) => {
          if (input.email.toLowerCase() === user?.email?.toLowerCase()) return say("This is your address already");
          change.mutate(input, {
            onSuccess: () => form.reset(),
            onError: (error) => isAddressTaken(error) && say("This address belongs to another account"),
          });
        })}
      >
        <CardBody>
          {asked ? (
            <Banner tone="info" title={isHalfDone ? "One of two addresses is confirmed" : `Waiting for ${asked}`}>
              {isHalfDone
                ? `Open the link in the mail to the other address as well; then you sign in as ${asked}.`
                : `The change to ${asked} takes effect once you have opened the links in both mails.`}
            </Banner>
          ) : null}
          <Field label="New address" required error={form.formState.errors.email?.message}>
            <Input type="email" required autoComplete="off" placeholder="name@example.com" {...form.register("email")} />
          </Field>
        </CardBody>
        <CardFooter>
          <Button type="submit" loading={change.isPending}>
            Send confirmation mails
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
