import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#data/db.ts";
import { listInvitationsTo, type OrganizationInvitation } from "#data/organization-invitations.ts";
import { isOrganizationAdmin } from "#data/organization-members.ts";
import { getOrganizationName } from "#data/organizations.ts";
import { Failure } from "#domain/failure.ts";
import { sendInvitationEmail } from "#domain/organization-invitations.ts";
import { defineFunction } from "./function.ts";
import { invitationMail } from "./invitation-mail.ts";

/** Mails for one invitation within an hour: enough to try again, too few to pester. */
const mails = new RateLimiterMemory({ points: 3, duration: 3600 });

/** What the mail says is read from the invitation, so that nobody can send words of their own in our name. */
export const sendInvitationEmailFunction = defineFunction(
  sendInvitationEmail,
  async ({ db, identity, mailer, origin, input }) => {
    const user_id = identity.claims.sub ?? "";
    const invitation = await invitationOf(db, { ...input, user_id });
    await mails.consume(invitation.id).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Failure("too_many", "This invitation was mailed three times within the hour. Try again later.", {
        retry_after: Math.ceil(refused.msBeforeNext / 1000),
      });
    });
    const mail = invitationMail({
      to: input.email,
      organization: invitation.organization_name,
      role: invitation.role,
      inviter: identity.claims.email ?? input.inviterName,
      link: `${origin}/auth?tab=signup`,
      expires_at: invitation.expires_at,
    });
    await mailer.send(mail).catch((cause: unknown) => {
      throw new Failure("unavailable", "The mail could not be sent. The invitation stands: try again in a few minutes.", {
        cause,
      });
    });
    return { sent: true };
  },
);

type Invitation = Pick<OrganizationInvitation, "id" | "role" | "expires_at"> & { organization_name: string };

/** The open invitation to the address in an organization the caller is an admin of; by its name where there are several. */
async function invitationOf(
  db: Db,
  { email, organizationName, user_id }: { email: string; organizationName: string; user_id: string },
): Promise<Invitation> {
  const open = await listInvitationsTo(db, { email, after: new Date().toISOString() });
  const named = await Promise.all(
    open.map(async ({ id, organization_id, role, expires_at }) => {
      if (!(await isOrganizationAdmin(db, { organization_id, user_id }))) return [];
      return [{ id, role, expires_at, organization_name: await getOrganizationName(db, { id: organization_id }) }];
    }),
  );
  const mine = named.flat();
  const found = mine.find(({ organization_name }) => organization_name === organizationName) ?? mine[0];
  if (found) return found;
  throw new Failure("forbidden", "Invite this address first: only an admin can send the mail of an open invitation.");
}
