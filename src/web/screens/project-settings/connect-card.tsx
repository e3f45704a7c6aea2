import { paths } from "#web/lib/paths.ts";
import { Card, CardBody, CardHeader } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** What is true today, and no configuration that would not work. */
export function ConnectCard({ project_id }: { project_id: string }) {
  return (
    <Card>
      <CardHeader title="How to connect" />
      <CardBody className="gap-3">
        <p>
          Claude Code, Cursor, Codex CLI, VS Code and other coding agents will read this project with a key.{" "}
          <strong className="font-semibold">
            Connecting them comes with the hand-off release; until then a key opens nothing.
          </strong>
        </p>
        <p className="text-muted">
          What works today: open the <TextLink to={paths.specification(project_id)}>specification</TextLink>, choose Download
          Markdown, put the file into your repository and tell your agent to read it.
        </p>
      </CardBody>
    </Card>
  );
}
