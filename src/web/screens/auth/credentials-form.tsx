import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router";
import { passwordHint, type SignInInput, signInInput, signUpInput } from "#domain/credentials.ts";
import { announce } from "#web/lib/toast-store.ts";
import {
  isUnconfirmed,
  loadSignIn,
  type MailedCode,
  recoverPasswordMutation,
  signInMutation,
  signUpMutation,
} from "#web/queries/credentials.ts";
import { useSignInWays } from "#web/queries/sign-in-ways.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { MailedCodeForm } from "./mailed-code-form.tsx";
import { OtherWays } from "./other-ways.tsx";

const tabs = [
  { value: "signin", label: "Sign In" },
  { value: "signup", label: "Sign Up" },
];

const wordings = {
  signin: { title: "Welcome back", submit: "Sign In", submitting: "Signing in..." },
  signup: { title: "Create your account", submit: "Sign Up", submitting: "Creating account..." },
};

export function CredentialsForm() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const tab = search.get("tab") === "signup" ? "signup" : "signin";
  const words = wordings[tab];
  const { passwordLeast } = useSignInWays();
  const form = useForm<SignInInput>({
    resolver: zodResolver(tab === "signup" ? signUpInput(passwordLeast) : signInInput),
    // what a browser has filled in before the form came alive stays
    defaultValues: invitedAs(state),
  });
  const signIn = useMutation(signInMutation);
  const signUp = useMutation(signUpMutation);
  const recover = useMutation(recoverPasswordMutation);
  const submission = tab === "signup" ? signUp : signIn;
  const busy = signIn.isPending || signUp.isPending || recover.isPending;
  const { errors } = form.formState;
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const submit = form.handleSubmit(
    (input) => {
      setWaiting(null);
      if (tab === "signup") signUp.mutate(input, { onSuccess: () => setWaiting({ type: "signup", email: input.email }) });
      else
        signIn.mutate(input, {
          onError: (error) => isUnconfirmed(error) && setWaiting({ type: "signup", email: input.email, isReminder: true }),
        });
    },
    ({ password }) => {
      const tooShort = tab === "signup" && password && form.getValues("password").length < passwordLeast;
      if (tooShort) announce("session.password_too_short", { least: passwordLeast });
    },
  );

  /** What only needs an address begins once there is one. */
  async function withEmail(begin: (email: string) => void) {
    if (await form.trigger("email", { shouldFocus: true })) begin(form.getValues("email").trim());
  }
  const sendRecovery = (email: string) => recover.mutate({ email }, { onSuccess: () => setWaiting({ type: "recovery", email }) });

  return (
    <Tabs
      value={tab}
      onValueChange={(next) => {
        form.clearErrors();
        setWaiting(null);
        setSearch(next === "signup" ? { tab: "signup" } : {}, { replace: true, state });
      }}
    >
      <h1 className="mb-5 text-2xl font-semibold tracking-tight">{words.title}</h1>
      <TabList tabs={tabs} variant="boxed" className="noscript:hidden" aria-label="Sign in or sign up" />
      <TabPanel value={tab} className="noscript:hidden">
        <form
          noValidate
          // the browser itself sends no password anywhere
          method="dialog"
          onSubmit={submit}
          onFocus={() => void loadSignIn()}
          className="grid gap-4"
          aria-label={words.submit}
        >
          <Field label="Email" required error={errors.email?.message}>
            <Input type="email" required autoComplete="email" placeholder="you@example.com" {...form.register("email")} />
          </Field>
          <Field
            label="Password"
            required
            error={errors.password?.message}
            hint={tab === "signup" ? passwordHint(passwordLeast) : undefined}
          >
            <PasswordInput
              required
              {...(tab === "signup" ? { minLength: passwordLeast } : {})}
              autoComplete={tab === "signup" ? "new-password" : "current-password"}
              {...form.register("password")}
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" loading={submission.isPending} disabled={busy}>
            {submission.isPending ? words.submitting : words.submit}
          </Button>
          {tab === "signin" ? (
            <div className="grid justify-items-center gap-1">
              <Button variant="link" disabled={busy} onClick={() => withEmail(sendRecovery)}>
                Forgot your password?
              </Button>
              <Button variant="link" disabled={busy} onClick={() => withEmail((email) => setWaiting({ type: "email", email }))}>
                Enter a code from a mail
              </Button>
            </div>
          ) : null}
        </form>
        <OtherWays withEmail={(begin) => void withEmail(begin)} />
        {waiting ? (
          <Banner
            key={`${waiting.type} ${waiting.email}`}
            tone={waiting.isReminder ? "warning" : "success"}
            title={titleOf(waiting)}
            className="mt-4"
          >
            <p className="mb-3">{texts[waiting.type]}</p>
            <MailedCodeForm type={waiting.type} email={waiting.email} />
          </Banner>
        ) : null}
      </TabPanel>
    </Tabs>
  );
}

/** A mail is on its way, or was asked for earlier. */
type Waiting = { type: MailedCode; email: string; isReminder?: boolean };

const texts = {
  signup: "Open the link in the mail we sent, or type its code here.",
  recovery: "Open the link in the mail, or type its code here.",
  email: "Type the code of the latest mail we sent you.",
} as const;

const titleOf = ({ type, email }: Waiting) =>
  type === "signup" ? `Confirm ${email}` : type === "recovery" ? "Set a new password" : "Enter your code";

/** The address of the invitation that led here. */
function invitedAs(state: unknown): { email?: string } {
  if (typeof state !== "object" || state === null || !("email" in state)) return {};
  return typeof state.email === "string" ? { email: state.email } : {};
}
