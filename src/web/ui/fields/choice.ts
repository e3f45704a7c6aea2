/** A choice: a bare string shows itself. */
export type Choice = string | { value: string; label: string; description?: string | undefined };

export function choiceOf(choice: Choice): { value: string; label: string; description?: string | undefined } {
  return typeof choice === "string" ? { value: choice, label: choice } : choice;
}
