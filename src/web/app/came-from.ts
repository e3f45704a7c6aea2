/** The address a guard refused, from the navigation state it left; only addresses inside the app. */
export function cameFrom(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("from" in state)) return undefined;
  const { from } = state;
  return typeof from === "string" && from.startsWith("/") && !from.startsWith("//") ? from : undefined;
}
