import { asTitle, nouns } from "#domain/nouns/all.ts";
import type { TraceNoun } from "#domain/pictures/trace-links.ts";
import type { TracePicture } from "#domain/pictures/trace-picture.ts";
import { tracedRows, withoutOne } from "#web/lib/traced-rows.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";

type TablesProps = { project_id: string; picture: TracePicture };

/** The picture in figures. */
export function TraceTables(props: TablesProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <CardHeader title="Gaps" />
        <HolesTable {...props} />
      </Card>
      <Card>
        <CardHeader title="Links" />
        <LinksTable {...props} />
      </Card>
    </div>
  );
}

function HolesTable({ project_id, picture: { columns } }: TablesProps) {
  const holes = columns.flatMap(({ noun, count, holes: own }) => own.map((hole) => ({ noun, all: count, ...hole })));
  if (holes.length === 0) return <p className="px-5 py-4 text-muted">Every row has the links it should have.</p>;
  return (
    <Table label="Gaps">
      <TableHead>
        <tr>
          <TableHeading>Rows</TableHeading>
          <TableHeading className="text-right">Without</TableHeading>
          <TableHeading className="text-right">Total</TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {holes.map(({ noun, all, lacks, count }) => (
          <TableRow key={`${noun} ${lacks}`}>
            <TableCell>{`${asTitle(nouns[noun].many)} ${withoutOne(lacks)}`}</TableCell>
            <TableCell className="text-right tabular-nums">
              <RowsLink project_id={project_id} noun={noun} has={false} other={lacks} count={count} />
            </TableCell>
            <TableCell className="text-right text-muted tabular-nums">{inFigures(all)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function LinksTable({ project_id, picture: { bands } }: TablesProps) {
  return (
    <Table label="Links">
      <TableHead>
        <tr>
          <TableHeading>Between</TableHeading>
          <TableHeading className="text-right">Links</TableHeading>
          <TableHeading>Rows that have one</TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {bands.map(({ from, to, links, fromRows, toRows }) => (
          <TableRow key={`${from} ${to}`}>
            <TableCell>{`${asTitle(nouns[from].many)} and ${nouns[to].many}`}</TableCell>
            <TableCell className="text-right tabular-nums">{inFigures(links)}</TableCell>
            <TableCell>
              {links > 0 ? (
                <span className="flex flex-wrap gap-x-4">
                  <RowsLink project_id={project_id} noun={from} has other={to} count={fromRows} inWords />
                  <RowsLink project_id={project_id} noun={to} has other={from} count={toRows} inWords />
                </span>
              ) : (
                "–"
              )}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

type RowsLinkProps = { project_id: string; noun: TraceNoun; has: boolean; other: TraceNoun; count: number; inWords?: boolean };

function RowsLink({ project_id, noun, has, other, count, inWords = false }: RowsLinkProps) {
  return (
    <TextLink to={tracedRows(project_id, noun, { has, other })} className="inline-block min-w-6 py-1 whitespace-nowrap">
      {inWords ? (
        counted(count, nouns[noun])
      ) : (
        <>
          {inFigures(count)}
          <span className="sr-only">{` ${nouns[noun].many} ${withoutOne(other)}`}</span>
        </>
      )}
    </TextLink>
  );
}
