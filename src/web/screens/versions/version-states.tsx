import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { statesOf } from "#domain/versions.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });
const live = "live";

type State = { id: string; created_at: string; next_version: string | null; restored_version: string | null };
type VersionStatesProps = {
  project_id: string;
  version: string;
  isCurrent: boolean;
  /** The state that is read; null where it is the one the version stands for. */
  chosen: string | null;
  onChoose: (state: string | null) => void;
  /** What can be done with the state that is read. */
  action?: ReactNode;
};

/** When the version was left, and where that happened more than once, the states it was left in. */
export function VersionStates({ project_id, version, isCurrent, chosen, onChoose, action }: VersionStatesProps) {
  const states = statesOf(version, useQuery(versionsQuery(project_id)).data?.snapshots ?? []);
  const read = states.find(({ id }) => id === chosen) ?? (isCurrent ? undefined : states[0]);
  const now = isCurrent ? [{ value: live, label: "As it is now" }] : [];
  const choices = [
    ...now,
    ...states.map((state) => ({ value: state.id, label: `${moment.format(new Date(state.created_at))} · ${occasion(state)}` })),
  ];
  return (
    <>
      {choices.length > 1 ? (
        <Field label="State" hint="A version shows the state the next one was made from. Its other snapshots are saved too.">
          <Select
            value={read?.id ?? live}
            choices={choices}
            onValueChange={(state) => onChoose(state === (isCurrent ? live : states[0]?.id) ? null : state)}
          />
        </Field>
      ) : null}
      {read ? (
        <Banner tone="info" action={action} title={`Snapshot of ${moment.format(new Date(read.created_at))}, ${occasion(read)}`}>
          A snapshot cannot be changed.
        </Banner>
      ) : null}
    </>
  );
}

function occasion({ next_version, restored_version }: State) {
  if (restored_version !== null) return `before restoring ${restored_version}`;
  return next_version === null ? "when it was left" : `when ${next_version} was created`;
}
