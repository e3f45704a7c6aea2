import { jsonFields } from "./json-value.ts";

/** What the sign-in service calls the ways of its own among those of others. */
const ownWays: readonly string[] = ["email", "phone", "anonymous_users"];

/** The providers that are switched on, by their names, of all ways that the service's settings list. */
export function providersOf(ways: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(ways).flatMap(([name, isOn]) => (isOn === true && !ownWays.includes(name) ? [name] : []));
}

/** Whether one may sign in by a provider or by one's company, as the service's settings say, which may be anything. */
export function hasOtherWays(settings: unknown): boolean {
  const { external, sso_enabled } = jsonFields(settings);
  return sso_enabled === true || providersOf(jsonFields(external)).length > 0;
}
