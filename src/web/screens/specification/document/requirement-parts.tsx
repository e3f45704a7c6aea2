import type { Requirement } from "#domain/document/document.ts";
import { Words } from "#web/ui/text/words.tsx";

/** A lone line needs no list. */
export function Detail({ label, lines }: Requirement["details"][number]) {
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

export function Criteria({ noun, criteria }: Pick<Requirement, "noun" | "criteria">) {
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

function Label({ children }: { children: string }) {
  return <p className="mb-0.5 text-xs font-medium text-muted">{children}</p>;
}

export function Nothing({ children }: { children: string }) {
  return <p className="text-faint italic">{children}</p>;
}
