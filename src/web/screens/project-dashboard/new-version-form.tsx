import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "#domain/failure.ts";
import { createVersionMutation, versionChange } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { NotAcceptedYet } from "./not-accepted-yet.tsx";

/** Names the version that is made of the current one. */
export function NewVersionForm({ project_id, onCreated }: { project_id: string; onCreated?: () => void }) {
  const [version, setVersion] = useState("");
  const create = useMutation(createVersionMutation(project_id));
  const isBusy = useIsMutating({ mutationKey: versionChange(project_id) }) > 0;
  const isEmpty = version.trim() === "";
  const refusal = create.error instanceof Failure && create.error.kind !== "unavailable" ? create.error.message : undefined;

  function submit() {
    if (isBusy) return;
    const onSuccess = () => {
      setVersion("");
      onCreated?.();
    };
    create.mutate({ version }, { onSuccess });
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
    >
      <div className="flex items-start gap-2">
        <Field label="New version" hideLabel error={refusal} className="grow">
          <Input
            className="h-8"
            placeholder="New version"
            autoComplete="off"
            maxLength={50}
            value={version}
            onChange={(event) => {
              setVersion(event.target.value);
              if (create.isError) create.reset();
            }}
            onKeyDown={(event) => {
              // a disabled button keeps Enter from submitting, and so from saying what is missing
              if (event.key === "Enter" && isEmpty) submit();
            }}
          />
        </Field>
        <Button type="submit" variant="primary" disabled={isEmpty || isBusy} loading={create.isPending}>
          Create Version
        </Button>
      </div>
      <NotAcceptedYet project_id={project_id} />
    </form>
  );
}
