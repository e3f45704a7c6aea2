import type { Brief } from "#domain/brief.ts";
import type { Plan } from "#domain/drafter/plan/plan.ts";
import type { ExternalInterfaceInput } from "#domain/nouns/external-interfaces.ts";
import { chosenTechnology } from "./chosen-technology.ts";

/** `story` names one of the concern without which it is not needed. */
type Line = { asked: string[]; story?: string; name: string; description: string };

const LINES: readonly Line[] = [
  {
    asked: ["messaging", "community", "devices"],
    name: "Live updates over WebSocket",
    description:
      "The server sends what is new to open pages over WebSocket (RFC 6455) within 2 seconds. A broken connection is opened again after 1, 2, 4 up to 30 seconds and catches up; until then the page asks every 30 seconds.",
  },
  {
    asked: ["devices"],
    name: "Readings over MQTT",
    description:
      "Devices send JSON of up to 4 kB over MQTT 5.0 with TLS on port 8883 and quality of service 1; the topic names the device, and each device may use its own topics alone.",
  },
  {
    asked: ["data-exchange"],
    name: "Files in CSV",
    description:
      "Lists are exchanged as CSV (RFC 4180) in UTF-8, up to 10,000 lines and 20 MB a file, with the column names in the first line.",
  },
  {
    asked: ["data-exchange"],
    story: "Connect another program",
    name: "Programming interface",
    description:
      "Other systems read and change entries over HTTPS with JSON (OpenAPI 3.1) and a key, 60 requests a minute at most; beyond that the answer is 429 with Retry-After. A version is served for 12 months after its successor.",
  },
  {
    asked: ["booking", "events"],
    name: "Calendar files",
    description:
      "Appointments are offered as iCalendar (RFC 5545), as a file and as an address to subscribe to; a change is in it within 15 minutes, with the time zone named.",
  },
  {
    asked: ["health-records"],
    name: "Exchange of health data",
    description:
      "Records are handed over to other systems of care as HL7 FHIR R5 over HTTPS, after the person has agreed, with an entry in the log for each hand-over.",
  },
];

/** How data travels: protocols, formats, limits, and what happens when they fail. */
export function communicationInterfaces(brief: Brief, plan: Plan): ExternalInterfaceInput[] {
  const keys = new Set(plan.concerns.map(({ pattern }) => pattern.key));
  const { payment } = chosenTechnology(brief);
  const line = (name: string, description: string): ExternalInterfaceInput => ({ kind: "communication", name, description });
  const drafted = [
    line(
      "HTTPS",
      "Pages and data travel over HTTPS (TLS 1.2 or 1.3) on port 443, data as JSON in UTF-8, up to 20 MB a request. A request without an answer after 30 seconds is given up, and reading ones are tried 2 more times.",
    ),
  ];
  if (keys.has("accounts") || keys.has("notifications") || keys.has("leads")) {
    drafted.push(
      line(
        "E-mail",
        "Mails go out over SMTP with STARTTLS, signed with DKIM and covered by SPF and DMARC. A mail that is not taken is tried again for 24 hours; an address that bounces 3 times is marked for the administrators.",
      ),
    );
  }
  if (keys.has("payments") || keys.has("subscriptions") || payment) {
    drafted.push(
      line(
        `Messages of ${payment ?? "the payment provider"}`,
        "Changes of payments arrive as signed calls (webhooks) over HTTPS, are answered within 5 seconds and taken once. Missed ones are asked for every hour.",
      ),
    );
  }
  const stories = new Set(plan.concerns.flatMap(({ pattern }) => pattern.stories.map(({ name }) => name)));
  const further = LINES.filter(
    ({ asked, story }) => asked.some((key) => keys.has(key)) && (story === undefined || stories.has(story)),
  );
  return [...drafted, ...further.map(({ name, description }) => line(name, description))];
}
