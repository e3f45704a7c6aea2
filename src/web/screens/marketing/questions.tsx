export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <dl className="grid divide-y">
      {questions.map(({ question, answer }) => (
        <div key={question} className="grid gap-1.5 py-5 first:pt-0 last:pb-0">
          <dt className="text-base font-semibold">{question}</dt>
          <dd className="max-w-2xl leading-6 text-pretty text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
