import type { AskedQuestion } from "#domain/domain-questions.ts";
import type { DomainAnswer } from "#domain/questionnaires.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

type Props = {
  question: AskedQuestion;
  answers: readonly DomainAnswer[];
  onChange: (answers: DomainAnswer[]) => void;
};

export function DomainAnswerField({ question: { key, question, example, answer }, answers, onChange }: Props) {
  function write(said: string) {
    const given = { key, question, answer: said };
    onChange(
      answers.some((one) => one.key === key) ? answers.map((one) => (one.key === key ? given : one)) : [...answers, given],
    );
  }
  return (
    <Field label={question} error={answer.length > 2000 ? "Shorten this to 2,000 characters or fewer" : undefined}>
      <Textarea rows={1} maxRows={6} placeholder={example} value={answer} onChange={({ target }) => write(target.value)} />
    </Field>
  );
}
