import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { draftedTextQuery } from "#web/queries/generations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

/** The text of a draft whose screen was left before it was done, to be read and copied. */
export function DraftText({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <Button variant="link" size="sm" className="justify-self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Hide text" : "Show text"}
      </Button>
      {open ? <Text id={id} name={name} /> : null}
    </div>
  );
}

function Text({ id, name }: { id: string; name: string }) {
  const text = useQuery(draftedTextQuery(id));
  return (
    <Loaded from={text} failure="The text could not be loaded" skeleton={<Skeleton className="h-24" />}>
      {(words) => <Textarea aria-label={`Text of ${name}`} readOnly rows={6} maxRows={14} value={words} />}
    </Loaded>
  );
}
