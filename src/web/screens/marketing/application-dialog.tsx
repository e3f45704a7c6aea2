import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type JobApplicationInput, jobApplicationInput, type OpenPosition } from "#domain/job-applications.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { announce } from "#web/lib/toast-store.ts";
import { isRefusedCv, sendJobApplicationMutation } from "#web/queries/job-applications.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { CvField } from "./cv-field.tsx";

type Props = { position: OpenPosition; open: boolean; onOpenChange: (open: boolean) => void };

const blank = { name: "", email: "", telephone: "" };

/** What was typed and chosen stays while the dialog is closed, until it is sent. */
export function ApplicationDialog({ position, open, onOpenChange }: Props) {
  const send = useMutation(sendJobApplicationMutation(position));
  const { form, keep, clear } = useUnsavedForm({
    key: unsavedKey("visitor", "application"),
    shape: jobApplicationInput,
    start: blank,
  });
  const [cv, setCv] = useState<File | null>(null);
  const [lacksCv, setLacksCv] = useState(false);
  const { errors } = form.formState;

  function choose(file: File | null) {
    setCv(file);
    send.reset();
  }

  function sent() {
    clear();
    setCv(null);
    onOpenChange(false);
  }
  const submit = form.handleSubmit(
    (application: JobApplicationInput) => {
      setLacksCv(!cv);
      if (!cv) return announce("job_application.cv_missing");
      send.mutate({ ...application, cv }, { onSuccess: sent });
    },
    () => setLacksCv(!cv),
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Apply for ${position}`} description="Full-time, from anywhere.">
      <form noValidate onSubmit={submit} onChange={keep}>
        <DialogBody>
          <Field label="Full Name" required error={errors.name?.message}>
            <Input autoComplete="name" data-autofocus {...form.register("name")} />
          </Field>
          <Field label="Email" required error={errors.email?.message}>
            <Input type="email" autoComplete="email" {...form.register("email")} />
          </Field>
          <Field label="Telephone" error={errors.telephone?.message}>
            <Input type="tel" autoComplete="tel" {...form.register("telephone")} />
          </Field>
          <CvField
            file={cv}
            problem={
              cv && isRefusedCv(send.error)
                ? "This file is no PDF, DOC or DOCX: choose another one"
                : lacksCv && !cv
                  ? "Choose your CV"
                  : undefined
            }
            onChange={choose}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" variant="primary" loading={send.isPending}>
            {send.isPending ? "Submitting..." : "Submit application"}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
