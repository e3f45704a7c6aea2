import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { DescribedConnection } from "#domain/connections.ts";
import { Failure } from "#domain/failure.ts";
import type { KeyScope } from "#domain/project-api-keys.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetConnection } from "#web/lib/waiting-connection.ts";
import { allowConnectionMutation } from "#web/queries/connections.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { FindSelect } from "#web/ui/fields/find-select.tsx";
import { RadioCards } from "#web/ui/fields/radio-cards.tsx";
import { AskingClient } from "./asking-client.tsx";

type Question = Extract<DescribedConnection, { kind: "question" }>;

const rights = [
  { value: "read_only", label: "Read", description: "Reads the specification, changes nothing" },
  {
    value: "read_write",
    label: "Read and report",
    description: "Also reports progress and proposes changes, which you decide on",
  },
] as const satisfies readonly { value: KeyScope; label: string; description: string }[];

export function ConnectForm({ question, search, email }: { question: Question; search: string; email: string }) {
  const { client, asks, cancel, projects } = question;
  const [project_id, setProject] = useState(projects.length === 1 ? (projects[0]?.id ?? "") : "");
  const [scope, setScope] = useState<KeyScope>(asks);
  const [isAsked, setIsAsked] = useState(false);
  const allow = useMutation({ ...allowConnectionMutation, onSuccess: forgetConnection });
  if (allow.data) return <Leaving returns_to={client.returns_to} address={allow.data.address} />;
  const offered = rights.filter(({ value }) => asks === "read_write" || value === "read_only");
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (project_id !== "") allow.mutate({ query: search, project_id, scope });
      }}
    >
      <AskingClient client={client} />
      {projects.length === 0 ? (
        <Banner tone="warning" title="You have no project to connect">
          You need one in an organization you are a member of. <Link to={paths.newProject()}>Create a project</Link>, or ask an
          admin to make you a member, then begin again in the application.
        </Banner>
      ) : (
        <>
          <Field label="Project" required error={isAsked && project_id === "" ? "Choose a project" : undefined}>
            <FindSelect
              value={project_id}
              onValueChange={setProject}
              find="Find a project"
              placeholder="Choose a project…"
              choices={projects.map(({ id, name, organization_name }) => ({
                value: id,
                label: name,
                description: organization_name,
              }))}
            />
          </Field>
          <Field label="It may">
            <RadioCards
              className="grid-cols-1"
              value={scope}
              onValueChange={(next) => setScope(next === "read_only" ? next : asks)}
              cards={offered}
            />
          </Field>
        </>
      )}
      {allow.error instanceof Failure ? <Banner tone="danger" title={allow.error.message} /> : null}
      <div className="grid gap-2">
        {projects.length === 0 ? null : (
          <Button type="submit" variant="primary" size="lg" loading={allow.isPending}>
            Allow
          </Button>
        )}
        <Button size="lg" asChild>
          <a href={cancel} onClick={forgetConnection}>
            Cancel
          </a>
        </Button>
      </div>
      <p className="text-center text-xs text-pretty wrap-anywhere text-muted">
        Signed in as {email}. It stays connected until you disconnect it, in the settings of the project under API Keys.
      </p>
    </form>
  );
}

/** Programs open in a window of their own, which leaves this page where it was. */
function Leaving({ returns_to, address }: { returns_to: string; address: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-2 text-center">
      <h1 className="text-xl font-semibold tracking-tight text-balance">Allowed</h1>
      <p className="text-pretty wrap-anywhere text-muted">You will be sent back to {returns_to}. You can then close this page.</p>
      <Button className="mt-4 w-full" size="lg" asChild>
        <a href={address}>Go there</a>
      </Button>
    </div>
  );
}
