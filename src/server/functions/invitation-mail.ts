import { type OrganizationRole, organizationRoleOffers } from "#domain/organizations.ts";
import { layoutMail } from "#server/auth/mail-layout.ts";
import type { Mail } from "#server/mail/mailer.ts";

const longDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

type Invitation = { to: string; organization: string; role: OrganizationRole; inviter: string; link: string; expires_at: string };

export function invitationMail({ to, organization, role, inviter, link, expires_at }: Invitation): Mail {
  return {
    to,
    ...layoutMail({
      subject: `${organization} invites you to Product Architect`,
      preview: `${inviter} would like to write specifications with you.`,
      heading: `Join ${organization}`,
      paragraphs: [
        `${inviter} invites you to work on the projects of ${organization} as ${organizationRoleOffers[role]}.`,
        `Open the invitation, then sign in or sign up with the address ${to}. It holds until ${longDay.format(new Date(expires_at))}.`,
      ],
      button: { label: "Open the invitation", href: link },
      why: `You get this because ${inviter} entered ${to} as the address to invite. If you do not know them, ignore this mail: nothing happens without you.`,
    }),
  };
}
