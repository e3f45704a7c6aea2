import { type ReactNode, useEffect, useRef, useState } from "react";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { Risk, RiskInput } from "#domain/nouns/risks.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { RiskFields } from "./risk-fields.tsx";

/** In milliseconds: the whole list is kept anew, so it is not kept with every letter. */
const rest = 300;

type EditorProps = { risk: Risk; before: Risk; reference: ReactNode; onChange: (risk: Risk) => void; onEnd: () => void };

/** A risk being written; 'Cancel' gives it the words it had `before`. */
export function RiskEditor({ risk, before, reference, onChange, onEnd }: EditorProps) {
  const [typed, setTyped] = useState<RiskInput | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = typed ?? risk;
  const parsed = nouns.risks.input.safeParse(words);
  const problems = Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
  useEffect(() => () => clearTimeout(waiting.current), []);

  function keep(next: RiskInput) {
    clearTimeout(waiting.current);
    setTyped(null);
    onChange({ ...risk, ...next });
  }

  return (
    <fieldset
      aria-label={before.name}
      className="grid gap-4 px-4 py-4"
      onBlur={() => {
        if (typed) keep(typed);
      }}
    >
      <RiskFields
        words={words}
        problems={problems}
        onChange={(next) => {
          setTyped(next);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => keep(next), rest);
        }}
      />
      {risk.number ? <CitationLists reference={cite("risks", risk.number)} citedByOnly /> : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto">{reference}</span>
        <Button
          onClick={() => {
            keep(before);
            onEnd();
          }}
        >
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={!parsed.success}
          onClick={() => {
            if (typed) keep(typed);
            onEnd();
          }}
        >
          Done
        </Button>
      </div>
    </fieldset>
  );
}
