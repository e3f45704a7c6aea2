import type { Brief } from "#domain/brief.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { type Plan, peopleOf, planOf } from "#domain/drafter/plan/plan.ts";
import { allAsStated, statedIn } from "#domain/drafter/plan/stated.ts";
import type { ExternalInterfaceInput } from "#domain/nouns/external-interfaces.ts";
import { chosenTechnology } from "./chosen-technology.ts";
import { communicationInterfaces } from "./interfaces-communication.ts";
import { hardwareInterfaces } from "./interfaces-hardware.ts";
import { plannedPages } from "./pages.ts";
import { isNearDuplicate, SAME_NAME } from "./similarity.ts";

/** Where the product meets people, machines, other programs and networks; interfaces the brief has are left out. */
export function draftExternalInterfaces(brief: Brief): ExternalInterfaceInput[] {
  const plan = planOf(brief);
  const seen = brief.external_interfaces.map(({ kind, name }) => ({ kind, name }));
  const all = [
    ...userInterfaces(brief, plan),
    ...allAsStated(hardwareInterfaces(plan), statedIn(plan.analysis.text)),
    ...softwareInterfaces(brief, plan),
    ...allAsStated(communicationInterfaces(brief, plan), statedIn(plan.analysis.text)),
  ];
  return all.filter((item) => {
    const known = seen.some((other) => other.kind === item.kind && isNearDuplicate(other.name, item.name, SAME_NAME));
    if (!known) seen.push(item);
    return !known;
  });
}

function userInterfaces(brief: Brief, plan: Plan): ExternalInterfaceInput[] {
  const pages = (brief.pages.length > 0 ? brief.pages : plannedPages(plan)).map(({ name }) => name.replace(/[{}<>]/g, "").trim());
  const office = pages.filter((name) => /^(?:administration|import|export|interface for programs)$/i.test(name));
  const front = pages.filter((name) => !office.includes(name));
  const mobile = plan.type.key === "mobile";
  return [
    {
      kind: "user",
      name: mobile ? "Mobile application" : "Web pages",
      description: `${capitalised(listed(peopleOf(plan)))} work with ${counted(front.length)}: ${listed([...front.slice(0, 6).map(quoted), ...(front.length > 6 ? [`${front.length - 6} more`] : [])])}. ${
        mobile
          ? "They run on Android 12, iOS 16 and newer, upright and across, with a touch target of 44 px at least."
          : "They adapt to widths from 360 to 1920 px and are operated by mouse, touch or keyboard alone."
      } WCAG 2.2 level AA is met.`,
    },
    ...(office.length > 0
      ? [
          {
            kind: "user" as const,
            name: "Pages of the administration",
            description: `Administrators work with ${listed(office.map(quoted))} on screens from 768 px. Lists show 50 entries at a time, can be filtered, and ask before more than 1 entry is deleted.`,
          },
        ]
      : []),
    {
      kind: "user",
      name: "Messages on the screen",
      description:
        "Each action answers within 1 second with its result or its progress. A mistake is told beside its field in one sentence that says what to do; nothing that was typed is lost.",
    },
  ];
}

const quoted = (name: string) => `"${name}"`;

function counted(pages: number): string {
  return pages === 1 ? "one page" : `${pages} pages`;
}

function softwareInterfaces(brief: Brief, plan: Plan): ExternalInterfaceInput[] {
  const { frontend, backend, database, sign_in, sign_in_provider, payment, services } = chosenTechnology(brief);
  const accounts = plan.concerns.some(({ pattern }) => pattern.key === "accounts");
  const software = (name: string, description: string): ExternalInterfaceInput => ({ kind: "software", name, description });
  const drafted = [
    software(
      database ? `Database ${database}` : "Database",
      `Keeps all that is entered. The server${backend ? ` (${backend})` : ""} alone reaches it, over an encrypted connection, in transactions; a query that takes more than 30 seconds is ended.`,
    ),
    software(
      "Web browsers",
      `The current and the previous version of Chrome, Edge, Firefox and Safari${frontend ? ` run the pages (${frontend})` : " run the pages"}; in an older one a notice names the versions that work.`,
    ),
  ];
  if (accounts && (sign_in_provider || sign_in.length > 0)) {
    drafted.push(
      software(
        `Sign-in${sign_in_provider ? ` with ${sign_in_provider}` : ""}`,
        `Confirms who somebody is${sign_in.length > 0 ? ` (${listed(sign_in)})` : ""} and returns an identifier, a name and an e-mail address. When it does not answer within 10 seconds, people read so and those signed in go on working.`,
      ),
    );
  }
  if (payment || plan.concerns.some(({ pattern }) => pattern.key === "payments")) {
    drafted.push(
      software(
        payment ? `Payments with ${payment}` : "Payment provider",
        "Receives amount, currency and reference, and returns a token and the state of each payment. Card data goes to it directly. An unanswered payment is asked for again every 5 minutes, for 24 hours at most.",
      ),
    );
  }
  for (const name of services.filter((service) => service !== payment && service !== sign_in_provider).slice(0, 6)) {
    drafted.push(
      software(
        name,
        `${plan.name} calls ${name} from the server with a key of its own, sends no more than the call needs, waits 10 seconds at most, and shows what it has without ${name} when there is no answer.`,
      ),
    );
  }
  return drafted;
}
