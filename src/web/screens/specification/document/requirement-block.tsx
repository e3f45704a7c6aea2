import type { Requirement } from "#domain/document/document.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { InlineWords } from "./inline-words.tsx";
import { Permalink } from "./permalink.tsx";
import { Prose } from "./text-block.tsx";

/** A row as it is cited: its number, what it says, how it is checked, and where it leads. */
export function RequirementBlock({ row }: { row: Requirement }) {
  const { citation, title, noun, statement, criteria, details } = row;
  return (
    <article id={citation ?? undefined} aria-label={[citation, title].filter(Boolean).join(" ")} className="document-row group">
      <header className="flex items-baseline gap-x-3">
        {citation ? <Reference className="text-xs text-accent-ink">{citation}</Reference> : null}
        <p dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          <Words text={title || "Untitled"} />
        </p>
        {citation ? <Permalink hash={citation} label={`Link to ${citation}`} /> : null}
      </header>
      {statement ? <Prose text={statement} /> : noun === "test_cases" ? null : <Nothing>No description yet.</Nothing>}
      {details.map((detail) => (
        <Detail key={detail.label} {...detail} />
      ))}
      <Criteria noun={noun} criteria={criteria} />
      <Links row={row} />
    </article>
  );
}

/** A lone line needs no list. */
function Detail({ label, lines }: Requirement["details"][number]) {
  const [only] = lines;
  return (
    <div>
      <Label>{label}</Label>
      {only !== undefined && lines.length === 1 ? (
        <p dir="auto" className="wrap-anywhere">
          <Words text={only} />
        </p>
      ) : (
        <ul className="list-disc ps-5 marker:text-faint">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
            <li key={at} dir="auto" className="ps-1 wrap-anywhere">
              <Words text={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Criteria({ noun, criteria }: Pick<Requirement, "noun" | "criteria">) {
  if (criteria.length === 0) return noun === "user_stories" ? <Nothing>No acceptance criteria yet.</Nothing> : null;
  return (
    <div>
      <Label>{noun === "test_cases" ? "Steps" : "Acceptance criteria"}</Label>
      <ol className="grid list-decimal gap-2 ps-6 marker:text-faint">
        {criteria.map((scenario, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place in the list
          <li key={at} className="ps-1">
            {scenario.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the scenario
              <ScenarioLine key={place} text={line} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

const keyword = /^(Given|When|Then|And|But)\b/i;

function ScenarioLine({ text }: { text: string }) {
  const word = keyword.exec(text)?.[0] ?? "";
  return (
    <p dir="auto" className="wrap-anywhere">
      {word ? <span className="font-medium text-muted">{word}</span> : null}
      <Words text={text} from={word.length} />
    </p>
  );
}

/** Where the row comes from and where it leads, on one quiet line. */
function Links({ row: { revision, source, links } }: { row: Requirement }) {
  return (
    <p className="text-xs leading-5 text-muted wrap-anywhere">
      {links.map(({ label, to }) => (
        <span key={label}>
          <span className="text-faint">{label} </span>
          <InlineWords text={to} />
          <span aria-hidden> · </span>
        </span>
      ))}
      <span>Revision {revision}</span>
      {source ? <span>, {source}</span> : null}
    </p>
  );
}

function Label({ children }: { children: string }) {
  return <p className="mb-0.5 text-xs font-medium text-muted">{children}</p>;
}

function Nothing({ children }: { children: string }) {
  return <p className="text-faint italic">{children}</p>;
}
