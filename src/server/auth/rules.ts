/** How strictly people sign in. */
export type SignInRules = {
  /** In minutes: how long what a mail or a telephone brought can be used. */
  linkMinutes: number;
  /** In seconds: how far the clock of an authenticator app may be off. */
  codeDrift: number;
  /** Whether a session may come back in an address, to clients that keep no verifier. */
  needsPkce: boolean;
  /** Whether sessions without a second factor reach nothing but their own account. */
  needsSecondFactor: boolean;
};

/** What the documented protocol promises. */
export const usualRules: SignInRules = { linkMinutes: 60, codeDrift: 30, needsPkce: false, needsSecondFactor: false };

/** What ASVS 5.0 asks for at level 2 (V6.3.3, V6.5.5, V10.4.4). */
export const levelTwoRules: SignInRules = { linkMinutes: 10, codeDrift: 0, needsPkce: true, needsSecondFactor: true };
