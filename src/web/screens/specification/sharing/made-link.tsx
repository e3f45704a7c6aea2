import { useMutation } from "@tanstack/react-query";
import { Check, Copy } from "lucide-react";
import { copyLinkMutation } from "#web/queries/project-shares.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

type LinkProps = { name: string; link: string; onAnother: () => void };

/** The one time a link is seen. */
export function MadeLink({ name, link, onAnother }: LinkProps) {
  const copy = useMutation(copyLinkMutation);
  return (
    <div className="grid gap-4">
      <Banner tone="warning" title="Copy the link now">
        You see it only this once. Anyone who has it can read what you chose.
      </Banner>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field label={`Link for ${name}`}>
            <Input
              readOnly
              data-autofocus
              className="font-mono text-xs"
              value={link}
              onFocus={(event) => event.target.select()}
            />
          </Field>
        </div>
        <Button variant="primary" loading={copy.isPending} onClick={() => copy.mutate(link)}>
          {copy.isSuccess ? <Check aria-hidden /> : <Copy aria-hidden />}
          Copy
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onAnother}>
        Make Another Link
      </Button>
    </div>
  );
}
