import { type OrganizationRole, organizationRoleOffers } from "#domain/organizations.ts";
import { layoutMail } from "#server/auth/mail-layout.ts";
import type { Mail } from "#server/mail/mailer.ts";

const longDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

type Invitation = { to: string; organization: string; role: OrganizationRole; inviter: string; link: string; expires_at: string };

export function invitationMail({ to, organization, role, inviter, link, expires_at }: Invitation): Mail {
  const name = quoted(organization);
  return {
    to,
    ...layoutMail({
      subject: `You are invited to ${name} on Product Architect`,
      preview: `${inviter} would like to write specifications with you.`,
      heading: "You are invited to an organization",
      paragraphs: [
        `${inviter} invites you to work on the projects of ${name} as ${organizationRoleOffers[role]}.`,
        `Open the invitation, then sign in or sign up with the address ${to}. It holds until ${longDay.format(new Date(expires_at))}.`,
      ],
      button: { label: "Open the invitation", href: link },
      why: `You get this because ${inviter} entered ${to} as the address to invite. If you do not know them, ignore this mail: nothing happens without you.`,
    }),
  };
}

const LONGEST = 60;
const WORD_JOINER = "\u2060";

/**
 * Anybody may name an organization: what stands in our mail is told apart from our words, turns none of them around, is short, and no
 * program makes a link of it.
 */
function quoted(name: string): string {
  const plain = name
    .replace(/["“”„«»]/g, "'")
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...plain];
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("").trim()}…` : plain;
  return `“${short.replace(/[.:@](?=\S)/g, `$&${WORD_JOINER}`)}”`;
}
