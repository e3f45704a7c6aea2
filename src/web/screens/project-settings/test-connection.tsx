import { useMutation } from "@tanstack/react-query";
import { PlugZap } from "lucide-react";
import { useState } from "react";
import { agentAddress, type TestedConnection, testConnectionMutation } from "#web/queries/agent-address.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";

/** Calls as a coding agent does, with a key that was typed. */
export function TestTypedKey() {
  const [token, setToken] = useState("");
  const test = useMutation(testConnectionMutation);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        test.mutate(token);
      }}
    >
      <Field label="Try a key" hint="Calls this address with it, as your agent would.">
        <PasswordInput autoComplete="off" value={token} onChange={(event) => setToken(event.target.value)} />
      </Field>
      <TestButton type="submit" isPending={test.isPending} />
      <Outcome tested={test.data} />
    </form>
  );
}

/** The same with the key that was just made. */
export function TestKey({ token }: { token: string }) {
  const test = useMutation(testConnectionMutation);
  return (
    <div className="grid gap-3">
      <TestButton type="button" isPending={test.isPending} onClick={() => test.mutate(token)} />
      <Outcome tested={test.data} />
    </div>
  );
}

type TestButtonProps = { type: "button" | "submit"; isPending: boolean; onClick?: () => void };

function TestButton({ isPending, ...rest }: TestButtonProps) {
  return (
    <Button className="justify-self-start" loading={isPending} {...rest}>
      <PlugZap aria-hidden />
      Test
    </Button>
  );
}

function Outcome({ tested }: { tested: TestedConnection | undefined }) {
  return (
    <div role="status">
      {!tested ? null : "refusal" in tested ? (
        <Banner tone="danger" title="It does not work">
          {tested.refusal}
        </Banner>
      ) : (
        <Banner tone="success" title="It works">
          {agentAddress()} answered with the project “{tested.project}”. The key may{" "}
          {tested.may_write ? "read and write" : "read only"}.
        </Banner>
      )}
    </div>
  );
}
