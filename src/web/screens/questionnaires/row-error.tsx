export function RowError({ text }: { text: string | undefined }) {
  return text ? (
    <p role="alert" className="text-xs font-medium text-danger-ink">
      {text}
    </p>
  ) : null;
}
