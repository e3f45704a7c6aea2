import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { Heading } from "#domain/document/reading.ts";
import { longestShare, type ShareInput, shareInput } from "#domain/project-shares.ts";
import { versionsOf } from "#domain/versions.ts";
import { versionsQuery } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ChapterChoice } from "./chapter-choice.tsx";

type FormProps = {
  version: string;
  headings: readonly Heading[];
  pending: boolean;
  onMake: (share: ShareInput) => void;
};

const follows = "current";
const parts = [
  { value: "whole", label: "The whole document" },
  { value: "chapters", label: "Some chapters" },
] as const;

export function NewShareForm({ version, headings, pending, onMake }: FormProps) {
  const { place } = useWorkspace();
  const isCurrent = version === place.version;
  const { control, register, handleSubmit, formState } = useForm<ShareInput>({
    resolver: zodResolver(shareInput),
    defaultValues: {
      name: "",
      version: isCurrent ? "" : version,
      part: "whole",
      chapters: [],
      expires_on: dayIn(30),
      password: "",
    },
  });
  const part = useWatch({ control, name: "part" });
  const versions = useVersionChoices();
  const { errors } = formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(onMake)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="For" required hint="Only your team sees this." error={errors.name?.message}>
          <Input autoComplete="off" maxLength={100} placeholder="The client" {...register("name")} />
        </Field>
        <Field label="Open until" required hint="The end of that day." error={errors.expires_on?.message}>
          <Input type="date" min={dayIn(0)} max={dayIn(longestShare)} {...register("expires_on")} />
        </Field>
        <Field label="Version">
          <Controller
            control={control}
            name="version"
            render={({ field }) => (
              <Select
                value={field.value || follows}
                onValueChange={(value) => field.onChange(value === follows ? "" : value)}
                choices={versions}
              />
            )}
          />
        </Field>
        <Field label="What">
          <Controller
            control={control}
            name="part"
            render={({ field }) => <Select value={field.value} onValueChange={field.onChange} choices={parts} />}
          />
        </Field>
      </div>
      {part === "chapters" ? (
        <Controller
          control={control}
          name="chapters"
          render={({ field }) => (
            <ChapterChoice headings={headings} chosen={field.value} onChange={field.onChange} error={errors.chapters?.message} />
          )}
        />
      ) : null}
      <Field
        label="Password"
        aside={<span className="text-xs text-muted">Optional</span>}
        hint="Send it separately from the link."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" loading={pending}>
        Make Link
      </Button>
    </form>
  );
}

function useVersionChoices() {
  const { project, place } = useWorkspace();
  const { data } = useQuery(versionsQuery(project.id));
  const known = versionsOf(project.version, data?.specifications ?? [], data?.snapshots ?? []);
  const kept = known.filter(({ version }) => version !== place.version);
  return [
    { value: follows, label: "The current one, as it changes" },
    ...kept.map(({ version }) => ({ value: version, label: `Version ${version}, as it was left` })),
  ];
}

/** A day as a date field takes it, in the person's own time zone. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
