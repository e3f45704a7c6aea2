import { hexColor } from "#domain/colors.ts";
import type { DomainAnswer, NamedLink, QuestionnaireInput } from "#domain/questionnaires.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { choiceInWords } from "./answer-of.ts";
import { DocumentRow } from "./document-row.tsx";
import type { FieldDefinition } from "./field-definition.ts";
import { labelOf } from "./options-of.ts";
import { OutsideLink } from "./outside-link.tsx";

export function AnswerOf({ definition, form }: { definition: FieldDefinition; form: QuestionnaireInput }) {
  switch (definition.kind) {
    case "description":
    case "long":
      return <Said text={form[definition.name]} className="max-w-prose whitespace-pre-wrap" />;
    case "text":
      return <OutsideLink address={form[definition.name]} fallback={<Unanswered />} />;
    case "choice":
    case "cards":
      return <Said text={choiceInWords(form, definition)} />;
    case "checks":
      return <Ticked values={form[definition.name]} />;
    case "providers":
      return <Providers rows={form[definition.name].filter(({ name, link }) => name || link)} />;
    case "links":
      return <Links links={form[definition.name].filter(Boolean)} />;
    case "color":
      return <Color text={form[definition.name]} />;
    case "font":
      return <Said text={form[definition.name]} />;
    case "domain":
      return <DomainAnswers answers={form.domain_answers} />;
    case "documents":
      return form.project_documents.length > 0 ? (
        <ul className="mt-1 grid gap-1.5">
          {form.project_documents.map((document) => (
            <DocumentRow key={document.path} document={document} />
          ))}
        </ul>
      ) : (
        <Unanswered />
      );
  }
}

function Unanswered() {
  return <span className="text-faint">Not answered</span>;
}

function Said({ text, className }: { text: string; className?: string }) {
  return text.trim() ? (
    <p className={className}>
      <Words text={text} />
    </p>
  ) : (
    <Unanswered />
  );
}

function Ticked({ values }: { values: readonly string[] }) {
  if (values.length === 0) return <Unanswered />;
  return (
    <span className="flex flex-wrap gap-1.5 pt-0.5">
      {values.map((value) => (
        <Badge key={value}>{labelOf(value)}</Badge>
      ))}
    </span>
  );
}

function Providers({ rows }: { rows: readonly NamedLink[] }) {
  if (rows.length === 0) return <Unanswered />;
  return (
    <ul className="grid gap-1">
      {rows.map(({ name, link }) => (
        <li key={`${name} ${link}`} className="flex flex-wrap gap-x-2">
          {name ? (
            <span>
              <Words text={name} />
            </span>
          ) : null}
          <OutsideLink address={link} fallback={null} />
        </li>
      ))}
    </ul>
  );
}

function DomainAnswers({ answers }: { answers: readonly DomainAnswer[] }) {
  const given = answers.filter(({ answer }) => answer.trim() !== "");
  if (given.length === 0) return <Unanswered />;
  return (
    <dl className="grid gap-3">
      {given.map(({ key, question, answer }) => (
        <div key={key} className="grid gap-0.5">
          <dt className="text-muted">{question}</dt>
          <dd>
            <Said text={answer} className="max-w-prose whitespace-pre-wrap" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return <Unanswered />;
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link}>
          <OutsideLink address={link} fallback={null} />
        </li>
      ))}
    </ul>
  );
}

function Color({ text }: { text: string }) {
  const hex = hexColor(text);
  if (!text.trim()) return <Unanswered />;
  return (
    <span className="inline-flex items-center gap-2 font-mono">
      {hex ? <span aria-hidden className="size-4 rounded-sm border border-control" style={{ backgroundColor: hex }} /> : null}
      {text}
    </span>
  );
}
