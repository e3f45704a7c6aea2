import type { Instance } from "#domain/instance.ts";
import { asBytes } from "#web/lib/as-bytes.ts";
import { asMoment } from "#web/lib/dates.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Figure, Figures } from "./figures.tsx";

export function VersionsCard({ server, figures }: Instance) {
  const { database_bytes, file_bytes } = server;
  return (
    <Card>
      <CardHeader title="What runs" description="Versions, and how much is stored." />
      <CardBody>
        <Figures>
          <Figure name="Product Architect">{server.program}</Figure>
          <Figure name="PostgreSQL">{figures.postgres}</Figure>
          <Figure name="Last migration">{figures.migration ?? "None"}</Figure>
          <Figure name="Node">{server.node}</Figure>
          <Figure name="Running since">{asMoment(server.started_at)}</Figure>
          <Figure name="People">{figures.people.toLocaleString("en")}</Figure>
          <Figure name="Projects">{figures.projects.toLocaleString("en")}</Figure>
          <Figure name="Drafts in 30 days">{figures.drafts.toLocaleString("en")}</Figure>
          {database_bytes === null ? null : <Figure name="Database">{asBytes(database_bytes)}</Figure>}
          {file_bytes === null ? null : <Figure name="Files">{asBytes(file_bytes)}</Figure>}
        </Figures>
      </CardBody>
    </Card>
  );
}
