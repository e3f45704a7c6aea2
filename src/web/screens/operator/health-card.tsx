import { type Instance, type InstanceFigures, isDiskShort, isReachable } from "#domain/instance.ts";
import { asBytes } from "#web/lib/as-bytes.ts";
import { asMoment } from "#web/lib/dates.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Figure, Figures } from "./figures.tsx";

const carriers = { smtp: "Mail server", outbox: "Kept in the outbox", nobody: "No mail server is set" };

export function HealthCard({ server, figures }: Instance) {
  const { disk, mail, backup } = server;
  const { failures } = figures;
  return (
    <Card>
      <CardHeader title="Health" description="Now, and in the last 30 days." />
      <CardBody>
        <Figures>
          <Figure name="Database">Answers</Figure>
          {disk ? (
            <Figure name="Free on disk" isBad={isDiskShort(disk)} note={`of ${asBytes(disk.size)}`}>
              {asBytes(disk.free)}
            </Figure>
          ) : null}
          <Figure
            name="Last backup"
            isBad={backup.succeeded_at === null || backup.is_old}
            note={backup.is_old ? "Too old" : undefined}
          >
            {backup.succeeded_at === null ? "None found" : asMoment(backup.succeeded_at)}
          </Figure>
          {backup.failed_at === null ? null : (
            <Figure name="Backup since then" isBad note={backup.reason}>
              Failed {asMoment(backup.failed_at)}
            </Figure>
          )}
          <Figure name="Mail" isBad={mail.failed > 0} note={`${mail.sent} sent, ${mail.failed} failed since the start`}>
            {carriers[mail.by]}
          </Figure>
          {figures.models.map((model) => (
            <Model key={`${model.provider} ${model.model}`} model={model} />
          ))}
          <Figure name="Failed drafts">{failures.drafts.toLocaleString("en")}</Figure>
          <Figure name="Interrupted runs">{failures.runs.toLocaleString("en")}</Figure>
          <Figure name="Failed website searches">{failures.searches.toLocaleString("en")}</Figure>
        </Figures>
      </CardBody>
    </Card>
  );
}

function Model({ model }: { model: InstanceFigures["models"][number] }) {
  const { provider, answered_at, failed_at } = model;
  const lasts = [answered_at, failed_at].filter((at) => at !== null).sort();
  const last = lasts.at(-1);
  const isFine = isReachable(model);
  return (
    <Figure name={model.model ?? provider} isBad={!isFine && last !== undefined} note={last ? asMoment(last) : undefined}>
      {last === undefined ? "Not asked yet" : isFine ? "Answered" : "Did not answer"}
    </Figure>
  );
}
