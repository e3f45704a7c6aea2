import { cvExtensions, type OpenPosition } from "#domain/job-applications.ts";
import { publicFormAddress } from "#domain/public-form-words.ts";
import { Button, buttonVariants } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

/** What stands in the place of `ApplicationDialog` where no script runs: the browser sends it. */
export function PlainApplication({ position }: { position: OpenPosition }) {
  return (
    <details className="mt-2 hidden noscript:block">
      <summary className={cn(buttonVariants({ variant: "primary", size: "lg" }), "cursor-pointer")}>Apply Now</summary>
      <form
        action={publicFormAddress("application")}
        method="post"
        encType="multipart/form-data"
        aria-label={`Apply for ${position}`}
        className="grid gap-4 pt-5"
      >
        <input type="hidden" name="position" value={position} />
        <Field label="Full Name" required>
          <Input name="name" autoComplete="name" maxLength={200} required />
        </Field>
        <Field label="Email" required>
          <Input name="email" type="email" autoComplete="email" maxLength={254} required />
        </Field>
        <Field label="Telephone">
          <Input name="telephone" type="tel" autoComplete="tel" maxLength={50} />
        </Field>
        <Field label="CV" required hint="PDF, DOC or DOCX, up to 5 MB">
          <Input
            name="cv"
            type="file"
            accept={cvExtensions.map((one) => `.${one}`).join(",")}
            className="h-auto py-1.5"
            required
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" className="justify-self-start">
          Submit application
        </Button>
      </form>
    </details>
  );
}
