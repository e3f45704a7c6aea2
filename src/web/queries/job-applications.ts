import { mutationOptions } from "@tanstack/react-query";
import { Failure } from "#domain/failure.ts";
import type { JobApplicationInput, OpenPosition } from "#domain/job-applications.ts";
import { formFailure } from "./form-failure.ts";

const failure = formFailure("job_application.send_failed");

/** Whether what is inside the file is not what its name says; said at its field. */
export const isRefusedCv = (error: unknown) => error instanceof Failure && error.code === "415";

export const sendJobApplicationMutation = (position: OpenPosition) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: async (application: JobApplicationInput & { cv: File }) => {
      const [{ addJobApplication }, { db }] = await Promise.all([
        import("#data/job-applications.ts"),
        import("#web/lib/supabase.ts"),
      ]);
      await addJobApplication(db, { ...application, position });
    },
    meta: { toast: "job_application.sent", failure: (error) => (isRefusedCv(error) ? null : failure(error)) },
  });
