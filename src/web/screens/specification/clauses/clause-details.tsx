import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cite } from "#domain/citation.ts";
import { isNoun, nouns } from "#domain/nouns/all.ts";
import type { CoveredUnit } from "#domain/source-units/coverage.ts";
import { sentence } from "#web/lib/noun-words.ts";
import { addressOfRow } from "#web/queries/row-address.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import type { KnownRow } from "./known-rows.ts";
import { StateSign } from "./state-sign.tsx";
import { stateSigns } from "./state-signs.ts";

type DetailsProps = {
  project_id: string;
  clause: CoveredUnit;
  rows: ReadonlyMap<string, KnownRow>;
  onClose: () => void;
  children: ReactNode;
};

/** A clause with what became of it: the rows that hold it, and what can be said of it. */
export function ClauseDetails({ project_id, clause, rows, onClose, children }: DetailsProps) {
  const { unit, state, homes, lost, reason, text } = clause;
  const gone = lost.filter(({ row_id }) => !homes.some(({ id }) => id === row_id));
  return (
    <Card
      role="region"
      aria-label="The clause"
      className="max-h-[70dvh] overflow-y-auto shadow-float lg:max-h-none lg:shadow-card"
    >
      <CardBody className="grid gap-3">
        <div className="flex items-start gap-2">
          <p className="grow">
            <StateSign state={state} />
          </p>
          <IconButton label="Close" size="icon-sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <blockquote dir="auto" className="border-s-2 ps-3 font-medium wrap-anywhere">
          {unit.words}
        </blockquote>
        <p className="text-xs text-muted">
          {text === undefined ? stateSigns[state].says : `The ${TEXTS[text] ?? "specification"} says it.`}
        </p>
        {reason ? (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {reason}
          </p>
        ) : null}
        {homes.length > 0 ? (
          <ul aria-label="Rows that cover it" className="grid gap-1.5 border-t pt-3">
            {homes.map(({ id, noun, name }) => {
              const row = rows.get(id);
              return row ? (
                <li key={id} className="flex min-w-0 items-baseline gap-2">
                  <Reference>{cite(noun, row.number)}</Reference>
                  <TextLink to={addressOfRow(noun, { ...row, project_id })} className="min-w-0 wrap-anywhere">
                    {name}
                  </TextLink>
                </li>
              ) : null;
            })}
          </ul>
        ) : null}
        {gone.length > 0 ? (
          <ul aria-label="Rows that covered it" className="grid gap-1.5 border-t pt-3 text-muted">
            {gone.map(({ row_id, table_name, isDeleted }) => {
              const row = rows.get(row_id);
              const one = isNoun(table_name) ? nouns[table_name].one : "row";
              return (
                <li key={row_id} className="wrap-anywhere">
                  {isDeleted || !row || !isNoun(table_name) ? (
                    `${sentence(one)}, deleted`
                  ) : (
                    <>
                      <TextLink to={addressOfRow(table_name, { ...row, project_id })}>{cite(table_name, row.number)}</TextLink>{" "}
                      says something else by now
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        ) : null}
        {children}
      </CardBody>
    </Card>
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  project_scope: "scope",
  product_perspective: "product perspective",
  business_model: "business model",
  pricing_details: "pricing",
  project_overview: "overview",
};
