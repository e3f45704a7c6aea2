import { mutationOptions } from "@tanstack/react-query";
import { addJobApplication } from "#data/job-applications.ts";
import type { JobApplicationInput, OpenPosition } from "#domain/job-applications.ts";
import { db } from "#web/lib/supabase.ts";
import { formFailure } from "./form-failure.ts";

export const sendJobApplicationMutation = (position: OpenPosition) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: (application: JobApplicationInput & { cv: File }) => addJobApplication(db, { ...application, position }),
    meta: { toast: "job_application.sent", failure: formFailure("job_application.send_failed") },
  });
