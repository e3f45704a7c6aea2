import { randomBytes } from "node:crypto";
import type { Db } from "#data/db.ts";
import { listInvitationsTo, renewInvitation } from "#data/organization-invitations.ts";
import { isOrganizationAdmin } from "#data/organization-members.ts";
import { getOrganizationName } from "#data/organizations.ts";
import { Failure } from "#domain/failure.ts";
import { sendInvitationEmail } from "#domain/organization-invitations.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { defineFunction } from "./function.ts";
import { invitationMail } from "./invitation-mail.ts";

/**
 * Mails the link of an open invitation, which replaces every earlier link to it. What the mail says is read from the invitation,
 * so that nobody can send words of their own in our name.
 */
export const sendInvitationEmailFunction = defineFunction(
  sendInvitationEmail,
  async ({ db, identity, mailer, origin, input }) => {
    const id = await invitationOf(db, { ...input, user_id: identity.claims.sub ?? "" });
    const token = randomBytes(32).toString("base64url");
    const token_hash = sha256(token);
    const invitation = await renewInvitation(db, { id, token_hash });
    const mail = invitationMail({
      to: invitation.email,
      organization: invitation.organization_name,
      role: invitation.role,
      inviter: identity.claims.email ?? input.inviterName,
      link: `${origin}/invitation/${token}`,
      expires_at: invitation.expires_at,
    });
    await mailer.send(mail).catch((cause: unknown) => {
      throw new Failure("unavailable", "The mail could not be sent. The invitation is saved: try again in a few minutes.", {
        cause,
      });
    });
    return { sent: true };
  },
);

type Asked = { email: string; organizationName: string; user_id: string };

/** The open invitation to the address in an organization the caller is an admin of; by its name where there are several. */
async function invitationOf(db: Db, { email, organizationName, user_id }: Asked): Promise<string> {
  const open = await listInvitationsTo(db, { email });
  const named = await Promise.all(
    open.map(async ({ id, organization_id }) => {
      if (!(await isOrganizationAdmin(db, { organization_id, user_id }))) return [];
      return [{ id, organization_name: await getOrganizationName(db, { id: organization_id }) }];
    }),
  );
  const mine = named.flat();
  const found = mine.find(({ organization_name }) => organization_name === organizationName) ?? mine[0];
  if (found) return found.id;
  throw new Failure("forbidden", "Invite this address first: only an admin can send the mail of an open invitation.");
}
