/** What is wrong with a row or a list, where something is. */
export function ProblemText({ text, className = "" }: { text: string | undefined; className?: string }) {
  return text ? (
    <p role="alert" className={`text-xs font-medium text-danger-ink ${className}`}>
      {text}
    </p>
  ) : null;
}
