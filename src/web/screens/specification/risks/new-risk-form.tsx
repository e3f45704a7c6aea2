import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import * as z from "zod";
import { isSame } from "#domain/merge.ts";
import type { Risk, RiskInput } from "#domain/nouns/risks.ts";
import { useLeaveCheck } from "#web/editing/leave-check.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey, useUnsaved } from "#web/editing/unsaved.ts";
import { addRiskMutation } from "#web/queries/risks.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { RiskFields } from "./risk-fields.tsx";

const blank: RiskInput = { name: "", functionality: "", description: "" };
const wordsShape = z.object({ name: z.string(), functionality: z.string(), description: z.string() });

export function NewRiskForm({ risks }: { risks: readonly Risk[] }) {
  const { place, project } = useWorkspace();
  const unsaved: Unsaved<RiskInput> = { key: unsavedKey(place.user_id, project.id, "risk", "new"), shape: wordsShape };
  const words = useUnsaved(unsaved) ?? blank;
  const add = useMutation(addRiskMutation(place));
  useLeaveCheck(() => readUnsaved(unsaved) !== null);
  const keep = (next: RiskInput) => keepUnsaved(unsaved, isSame(next, blank) ? null : next);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ words, risks }, { onSuccess: () => keepUnsaved(unsaved, null) });
      }}
    >
      <Card>
        <CardHeader title="Add a risk" description="It joins the list at once and is stored with Save Changes." />
        <CardBody>
          <RiskFields words={words} onChange={keep} />
        </CardBody>
        <CardFooter>
          <Button type="submit">
            <Plus aria-hidden />
            Add Risk
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
