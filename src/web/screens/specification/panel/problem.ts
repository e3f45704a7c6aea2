export type Problem = { path: readonly PropertyKey[]; message: string };

/** What is wrong with a field, or with the row of a list. */
export function problemAt(problems: readonly Problem[], ...at: PropertyKey[]): string | undefined {
  return problems.find(({ path }) => at.every((part, index) => path[index] === part))?.message;
}

/** What is wrong with a list as a whole, such as too many rows. */
export function listProblem(problems: readonly Problem[], field: string): string | undefined {
  return problems.find(({ path }) => path.length === 1 && path[0] === field)?.message;
}
