import type { Scenario } from "./scenarios.ts";

/** Nobody is signed in who has no account, comes to get one, or cannot sign in. */
const OUTSIDE =
  /\b(?:(?:no|without an?|create an|my new) account\b|not signed in|signed out|logged out|(?:try to|want to|cannot|can't|to) (?:sign in|log in|register(?: again| myself)?$)|forg(?:ot|otten) (?:my |a |the )?password|(?:recovery|confirmation|sign-in) link|set a new password through|reset my password)/i;
/** Of somebody else than the one whose story it is. */
const OF_OTHERS = /\b(?:they|their|somebody|its owner|the person)\b/i;
const SAYS_SO = /^(?:i am signed in(?: with another role)?|my role allows it)$/i;
/** Who is refused is not the one who may. */
const BY_ANOTHER = /^somebody else tries\b/i;
const IN_ANOTHER_ROLE = /^i am signed in with another role$/i;
const SIGNED_IN = "Signed in as";
const OUTSIDE_SAID = "Not signed in.";

export type Opening = { person: string | undefined; hasAccount: boolean; signedIn?: string | undefined };

/** What a test begins with: who is there and whether they are signed in, before what else is given. */
export function whoIsThere(scenario: Scenario, { person, hasAccount, signedIn = SIGNED_IN }: Opening): string {
  if (!person) return "";
  if (hasAccount && (BY_ANOTHER.test(scenario.when) || IN_ANOTHER_ROLE.test(scenario.given)))
    return `Signed in with a role other than ${person}.`;
  return hasAccount && !isOutside(scenario) ? `${signedIn} ${person}.` : OUTSIDE_SAID;
}

/** "I am signed in" is said by how the test begins. */
export function furtherGiven({ given }: Scenario): string {
  return SAYS_SO.test(given) ? "" : given;
}

function isOutside({ given, when }: Scenario): boolean {
  return [given, when].some((text) => OUTSIDE.test(text) && !OF_OTHERS.test(text));
}
