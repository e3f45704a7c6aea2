/** How our web app names itself to the sign-in service. */
export const APP_CLIENT = "product-architect-web";

/** Where our own app redeems the token of a mail: behind the mark of the fragment, which no server and no log of one ever sees. */
export function addressOfLink({ token_hash, type }: { token_hash: string; type: string }): string {
  return `/auth#${new URLSearchParams({ token_hash, type })}`;
}

/** What such an address brings; mails of a moment ago may still have it in the query. */
export function linkInAddress({ search, hash }: { search: string; hash: string }): { token_hash: string; type: string } | null {
  for (const brought of [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]) {
    const token_hash = brought.get("token_hash");
    if (token_hash !== null) return { token_hash, type: brought.get("type") ?? "" };
  }
  return null;
}

/** How long the link of a mail lives, in minutes, as people say it. */
export function lifeOfLink(minutes: number): string {
  return minutes === 60 ? "one hour" : `${minutes} minutes`;
}

type LinkWords = { heading: string; text: string; button: string };

const words: Record<string, LinkWords> = {
  signup: {
    heading: "Confirm your e-mail address",
    text: "One step left: confirm that this address is yours, and your account is ready.",
    button: "Confirm my address",
  },
  invite: {
    heading: "You are invited",
    text: "An account on Product Architect was made for you. Accept it, then choose a password.",
    button: "Accept the invitation",
  },
  magiclink: { heading: "Sign in", text: "Sign in to Product Architect on this device.", button: "Sign in" },
  recovery: {
    heading: "Set a new password",
    text: "Go on to choose a new password. Your other devices will be signed out when you do.",
    button: "Set a new password",
  },
  email_change: {
    heading: "Confirm the change of your address",
    text: "Both the old and the new address confirm the change, each by the mail it got.",
    button: "Confirm the change",
  },
};
const otherwise: LinkWords = { heading: "Go on", text: "Go on to Product Architect.", button: "Go on" };

/** What the page says that the link of a mail opens, whose button uses the link. */
export function wordsOfLink(type: string): LinkWords {
  return Object.hasOwn(words, type) ? (words[type] ?? otherwise) : otherwise;
}
