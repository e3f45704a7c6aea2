import { useState } from "react";
import { auditAreaLabels, auditAreas } from "#domain/audit-events.ts";
import { isOneOf } from "#domain/option.ts";
import type { AuditFilter } from "#web/queries/audit-events.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

const everything = "all";
const nothing = { area: everything, person: "", from: "", to: "" };

/** Which events are shown and exported: by kind, person and day. */
export function AuditFilterForm({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const [written, setWritten] = useState(nothing);
  const write = (change: Partial<typeof nothing>) => setWritten({ ...written, ...change });
  const isFiltered = Object.entries(nothing).some(([name, empty]) => written[name as keyof typeof nothing] !== empty);
  return (
    <form
      noValidate
      aria-label="Filter the audit log"
      className="grid items-end gap-3 px-5 py-4 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_auto_auto_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(filterOf(written));
      }}
    >
      <Field label="Kind">
        <Select
          value={written.area}
          onValueChange={(area) => write({ area })}
          choices={[
            { value: everything, label: "Everything" },
            ...auditAreas.map((value) => ({ value, label: auditAreaLabels[value] })),
          ]}
        />
      </Field>
      <Field label="Person">
        <Input
          type="search"
          value={written.person}
          autoComplete="off"
          placeholder="ada@example.com"
          onChange={(event) => write({ person: event.target.value })}
        />
      </Field>
      <Field label="From">
        <Input type="date" value={written.from} onChange={(event) => write({ from: event.target.value })} />
      </Field>
      <Field label="To">
        <Input type="date" value={written.to} onChange={(event) => write({ to: event.target.value })} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary">
          Show
        </Button>
        <Button
          disabled={!isFiltered}
          onClick={() => {
            setWritten(nothing);
            onFilter({});
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  );
}

function filterOf({ area, person, from, to }: typeof nothing): AuditFilter {
  return {
    area: isOneOf(auditAreas, area) ? area : undefined,
    person: person.trim() || undefined,
    since: from ? new Date(`${from}T00:00`).toISOString() : undefined,
    until: to ? dayAfter(to).toISOString() : undefined,
  };
}

function dayAfter(day: string) {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next;
}
