import type { Noun } from "#domain/nouns/all.ts";
import type { Finding, RuleId } from "#domain/quality/finding.ts";
import type {
  Between,
  MendedText,
  ProjectFindings,
  QualityAsked,
  QualityTold,
  ToldProject,
  WordingBetween,
} from "./quality-told.ts";

type Field = { noun: Noun; field: string; text: string; id: string | undefined };
type Answer = Extract<QualityTold, { key: number }>["answer"];
type Question = Exclude<QualityAsked, { kind: "project" }>;
/** A question before it has its key; each kind keeps what is its own. */
type Unasked<Asked = Question> = Asked extends Question ? Omit<Asked, "key"> : never;

export type Linter = {
  /** What changed of the project; a list that stays the same object is not carried over again. */
  tell: (told: ToldProject) => void;
  lookAt: (field: Field) => Promise<Finding[]>;
  mend: (rule: RuleId) => Promise<MendedText[]>;
  between: (versions: Between) => Promise<WordingBetween>;
  stop: () => void;
};

/** Looks through a project's words beside the page. It is begun by the first that wants something of it. */
export function makeLinter(onFindings: (findings: ProjectFindings) => void): Linter {
  let worker: Worker | undefined;
  let keys = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const begun = () => {
    if (worker) return worker;
    worker = new Worker(new URL("./quality-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<QualityTold>) => {
      if (data.kind === "project") return onFindings(data.findings);
      waiting.get(data.key)?.(data.answer);
      waiting.delete(data.key);
    };
    return worker;
  };
  const post = (asked: QualityAsked) => begun().postMessage(asked);
  function ask<Answered extends Answer>(asked: Unasked): Promise<Answered> {
    keys += 1;
    const key = keys;
    // each kind of question has an answer of its own, which the worker keeps to
    const answer = new Promise<Answered>((resolve) => waiting.set(key, resolve as (answer: Answer) => void));
    post({ ...asked, key } as Question);
    return answer;
  }
  return {
    tell: (told) => post({ kind: "project", told }),
    lookAt: (field) => ask({ kind: "field", ...field }),
    mend: (rule) => ask({ kind: "mend", rule }),
    between: (versions) => ask({ kind: "between", ...versions }),
    stop: () => worker?.terminate(),
  };
}
