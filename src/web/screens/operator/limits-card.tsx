import type { Instance } from "#domain/instance.ts";
import { asBytes } from "#web/lib/as-bytes.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Figure, Figures } from "./figures.tsx";

const names: Record<string, string> = {
  organizations_per_account: "Organizations an account",
  form_rows_per_hour: "Rows of a public form an hour",
  cv_bytes_per_day: "CVs a day",
  cv_bytes: "CVs in all",
  file_bytes_per_organization: "Files of an organization",
  key_calls_per_minute: "Calls of a key a minute",
  requires_second_factor: "A second factor is asked",
};

export function LimitsCard({ server, figures }: Instance) {
  const { daily_limit, session_hours, password_characters } = server;
  const limits = Object.entries(figures.limits).sort(([a], [b]) => a.localeCompare(b));
  return (
    <Card>
      <CardHeader title="Limits" description="The current limits. They are changed in the server's settings." />
      <CardBody>
        <Figures>
          <Figure name="Model drafts a day">{daily_limit === null ? "No limit" : daily_limit.toLocaleString("en")}</Figure>
          {limits.map(([name, value]) => (
            <Figure key={name} name={names[name] ?? name.replaceAll("_", " ")}>
              {inWords(name, value)}
            </Figure>
          ))}
          <Figure name="A session lives" note={`or ${session_hours.unused.toLocaleString("en")} hours unused`}>
            {session_hours.longest.toLocaleString("en")} hours
          </Figure>
          <Figure name="Password, at least">{password_characters} characters</Figure>
        </Figures>
      </CardBody>
    </Card>
  );
}

function inWords(name: string, value: number) {
  if (name === "requires_second_factor") return value > 0 ? "of everybody" : "where an organization says so";
  return name.includes("bytes") ? asBytes(value) : value.toLocaleString("en");
}
