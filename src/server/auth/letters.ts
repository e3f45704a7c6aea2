import { APP_CLIENT, addressOfLink } from "#domain/mail-links.ts";
import type { Query } from "#server/postgres/sql.ts";
import type { Core } from "./core.ts";
import { type Flow, type PkceFields, rememberFlow } from "./flow-state.ts";
import { keepOneTimeToken, makeOneTimeToken, type OneTimeToken, type OneTimeTokenType } from "./one-time-tokens.ts";

type Link = { token: OneTimeToken; type: LinkType; target: string; request?: Request };
export type LinkType = "signup" | "recovery" | "magiclink" | "invite" | "email_change";

/**
 * Where the link of a mail leads. A client that keeps a verifier gets a code, which only the browser that asked can redeem; our own
 * app redeems the token itself, behind a button, so that its mails may be opened anywhere, and where PKCE is asked for also what
 * no client asked for.
 */
export function verifyLink(core: Core, { token, type, target, request }: Link): string {
  const redeemsItself = token.link.startsWith("pkce_") ? request !== undefined && isOurApp(request) : core.rules.needsPkce;
  if (redeemsItself) {
    return new URL(addressOfLink({ token_hash: token.link, type }), target).href;
  }
  return `${core.siteUrl}/auth/v1/verify?${new URLSearchParams({ token: token.link, type, redirect_to: target })}`;
}

/** Sends a mail with a link, and writes what the link needs only once the mail is on its way. */
export async function mailLink(
  core: Core,
  mail: {
    userId: string;
    to: string;
    type: LinkType;
    keepAs: OneTimeTokenType;
    flow: Flow;
    target: string;
    pkce: PkceFields;
    /** Who asked for the mail, where an app may have. */
    request?: Request;
    letter: (link: { to: string; link: string; code: string; minutes: number }) => {
      to: string;
      subject: string;
      html: string;
      text: string;
    };
    /** Written together with the token: the account itself, at sign-up. */
    also?: ((tx: Query, token: OneTimeToken) => Promise<void>) | undefined;
  },
): Promise<void> {
  const { userId, to, type, keepAs, flow, target, pkce, request } = mail;
  const token = makeOneTimeToken(Boolean(pkce.code_challenge));
  const link = verifyLink(core, { token, type, target, ...(request ? { request } : {}) });
  await core.post.send(mail.letter({ to, link, code: token.code, minutes: core.rules.linkMinutes }));
  await core.sql.begin(async (tx) => {
    await mail.also?.(tx, token);
    await keepOneTimeToken(core, tx, { ...token, userId, type: keepAs, relatesTo: to });
    await rememberFlow(tx, { userId, fields: pkce, method: flow, provider: "email" });
  });
}

function isOurApp(request: Request): boolean {
  return request.headers.get("x-client-info") === APP_CLIENT;
}
