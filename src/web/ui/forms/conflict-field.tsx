import { RadioGroup as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { cn } from "#web/ui/cn.ts";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { type MarkedRun, OwnText } from "#web/ui/text/marked-text.tsx";
import { Words } from "#web/ui/text/words.tsx";

export type ContestedField = {
  field: string;
  label: string;
  before: string;
  mine: readonly MarkedRun[];
  theirs: readonly MarkedRun[];
  /** One text from both, to be edited; null where the value is no text. */
  woven: string | null;
  problem: string | undefined;
};
type Choice = { pick: "mine" } | { pick: "theirs" } | { pick: "both"; text: string };

/** Two texts side by side, their differences marked, and the choice between them. */
export function ConflictField({
  contested,
  choice,
  missing,
  onChoice,
}: {
  contested: ContestedField;
  choice: Choice | undefined;
  missing: boolean;
  onChoice: (choice: Choice) => void;
}) {
  const id = useId();
  const { label, before, mine, theirs, woven, problem } = contested;
  const said = problem ?? (missing ? "Choose which text to keep." : undefined);

  function pick(value: string) {
    if (value === "both") onChoice({ pick: "both", text: woven ?? "" });
    else onChoice({ pick: value === "theirs" ? "theirs" : "mine" });
  }

  return (
    <section aria-labelledby={`${id}-label`} className="grid gap-2">
      <h3 id={`${id}-label`} className="font-medium">
        {label}
      </h3>
      <Radix.Root
        value={choice?.pick ?? ""}
        onValueChange={pick}
        aria-labelledby={`${id}-label`}
        aria-describedby={said ? `${id}-said` : undefined}
        className="grid gap-2 sm:grid-cols-2"
      >
        <Option id={`${id}-mine`} value="mine" label="Keep mine" chosen={choice?.pick === "mine"}>
          <Side marks={mine} />
        </Option>
        <Option id={`${id}-theirs`} value="theirs" label="Keep theirs" chosen={choice?.pick === "theirs"}>
          <Side marks={theirs} />
        </Option>
        {woven === null ? null : (
          <Option id={`${id}-both`} value="both" label="Write one text from both" chosen={choice?.pick === "both"} wide>
            {choice?.pick === "both" ? (
              <Textarea
                aria-labelledby={`${id}-label ${id}-both-label`}
                rows={2}
                maxRows={14}
                value={choice.text}
                onChange={(event) => onChoice({ pick: "both", text: event.target.value })}
              />
            ) : null}
          </Option>
        )}
      </Radix.Root>
      {said ? (
        <p id={`${id}-said`} role="alert" className="text-xs font-medium text-danger-ink">
          {said}
        </p>
      ) : null}
      <details className="text-xs text-muted">
        <summary className="w-fit cursor-pointer rounded-sm py-1">What it said when you started</summary>
        <p className="mt-1 border-l-2 pl-3 whitespace-pre-wrap wrap-anywhere">
          {before ? <Words text={before} newTab /> : "Nothing"}
        </p>
      </details>
    </section>
  );
}

function Option({
  id,
  value,
  label,
  chosen,
  wide = false,
  children,
}: {
  id: string;
  value: string;
  label: string;
  chosen: boolean;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "grid min-w-0 content-start rounded-lg border bg-surface transition-colors",
        chosen ? "border-accent ring-1 ring-accent" : "hover:border-control",
        wide && "sm:col-span-2",
      )}
    >
      <div className="flex items-center gap-2.5 px-3">
        <Radix.Item
          id={id}
          value={value}
          className="relative grid size-4 shrink-0 place-items-center rounded-full border after:absolute after:-inset-[5px] after:content-[''] border-control bg-surface data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <Radix.Indicator className="size-1.5 rounded-full bg-on-accent" />
        </Radix.Item>
        <label id={`${id}-label`} htmlFor={id} className="grow cursor-pointer py-2.5 font-medium">
          {label}
        </label>
      </div>
      {children ? <div className="px-3 pb-3">{children}</div> : null}
    </div>
  );
}

function Side({ marks }: { marks: readonly MarkedRun[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard
    <div tabIndex={0} className="max-h-56 overflow-y-auto rounded-sm text-muted">
      {marks.some(({ text }) => text !== "") ? <OwnText marks={marks} /> : <p className="text-faint">Nothing</p>}
    </div>
  );
}
