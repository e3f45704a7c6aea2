import { addressRemark } from "#domain/design-connections.ts";
import { AddressInput } from "#web/ui/fields/address-input.tsx";
import { FieldRows } from "#web/ui/fields/field-rows.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { OpenLink } from "./open-link.tsx";
import { listProblem, type Problem, problemAt } from "./problem.ts";
import { ProblemText } from "./problem-text.tsx";

/** A list of links with at least one row. */
export function LinkRows({
  label,
  noun,
  add,
  placeholder,
  field,
  links,
  problems,
  onChange,
}: {
  label: string;
  noun: string;
  add: string;
  placeholder: string;
  field: string;
  links: readonly string[];
  problems: readonly Problem[];
  onChange: (links: string[]) => void;
}) {
  const { canEdit } = useWorkspace();
  return (
    <div className="min-w-0">
      <FieldRows label={label} rows={links} blank="" keepsOne add={add} readOnly={!canEdit} onChange={onChange}>
        {(link, index, focusRef) => {
          const problem = problemAt(problems, field, index);
          return (
            <div className="grid min-w-0 grow gap-1.5">
              <AddressInput
                ref={focusRef}
                aria-label={`${noun} ${index + 1}`}
                placeholder={placeholder}
                value={link}
                readOnly={!canEdit}
                remark={problem ? null : addressRemark(link)}
                open={<OpenLink address={link} />}
                onChange={(event) => onChange(links.map((row, at) => (at === index ? event.target.value : row)))}
              />
              <ProblemText text={problem} />
            </div>
          );
        }}
      </FieldRows>
      <ProblemText text={listProblem(problems, field)} className="mt-2" />
    </div>
  );
}
