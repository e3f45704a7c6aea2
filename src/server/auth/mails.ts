import { lifeOfLink } from "#domain/mail-links.ts";
import { layoutMail } from "./mail-layout.ts";

type Letter = { to: string; subject: string; html: string; text: string };
type Link = { to: string; link: string; code: string; minutes: number };

const once = (minutes: number) => `The link and the code work once, for ${lifeOfLink(minutes)}.`;
const WHERE = "You can also type this code on the sign-in screen, under 'Enter a code from a mail':";
const IGNORE = "If you did not ask for this, ignore this mail: nothing happens without you.";

export function confirmSignupMail({ to, link, code, minutes }: Link): Letter {
  return letter(to, {
    subject: "Confirm your e-mail address",
    preview: "One step left to start with Product Architect.",
    heading: "Confirm your e-mail address",
    paragraphs: [
      "Thank you for signing up. Confirm that this address is yours and your account is ready.",
      `${once(minutes)} ${WHERE}`,
    ],
    code,
    button: { label: "Confirm my address", href: link },
    why: `You get this because ${to} was used to sign up for Product Architect. ${IGNORE}`,
  });
}

export function recoveryMail({ to, link, code, minutes }: Link): Letter {
  return letter(to, {
    subject: "Set a new password",
    preview: "The link to a new password for Product Architect.",
    heading: "Set a new password",
    paragraphs: [
      "Open the link to choose a new password. Your other devices will be signed out when you do.",
      `${once(minutes)} You can also type this code where you asked for this mail:`,
    ],
    code,
    button: { label: "Set a new password", href: link },
    why: `You get this because a new password was asked for ${to} on Product Architect. ${IGNORE}`,
  });
}

export function signInMail({ to, link, code, minutes }: Link): Letter {
  return letter(to, {
    subject: "Your sign-in link",
    preview: "Sign in to Product Architect without a password.",
    heading: "Sign in to Product Architect",
    paragraphs: [`${once(minutes)} Open the link on this device, or type this code where you are signing in:`],
    code,
    button: { label: "Sign in", href: link },
    why: `You get this because somebody asked to sign in as ${to} on Product Architect. ${IGNORE}`,
  });
}

export function inviteMail({ to, link, code, minutes }: Link): Letter {
  return letter(to, {
    subject: "You are invited to Product Architect",
    preview: "Accept the invitation and choose a password.",
    heading: "You are invited",
    paragraphs: ["An account on Product Architect was made for you. Open the link to accept it.", `${once(minutes)} ${WHERE}`],
    code,
    button: { label: "Accept the invitation", href: link },
    why: `You get this because an administrator invited ${to} to Product Architect. ${IGNORE}`,
  });
}

export function emailChangeMail({ to, link, minutes, from, next }: Omit<Link, "code"> & { from: string; next: string }): Letter {
  return letter(to, {
    subject: to === next ? "Confirm your new e-mail address" : "Confirm the change of your e-mail address",
    preview: `${from} becomes ${next}.`,
    heading: "Confirm the change of your address",
    paragraphs: [
      `The address of your account is to change from ${from} to ${next}. Both addresses get a mail, and both must confirm.`,
      `The link works once, for ${lifeOfLink(minutes)}.`,
    ],
    button: { label: "Confirm the change", href: link },
    why: `You get this because a change of address was asked for in your Product Architect account. ${IGNORE}`,
  });
}

export function reauthenticationMail({ to, code, minutes }: Omit<Link, "link">): Letter {
  return letter(to, {
    subject: `${code} is your confirmation code`,
    preview: "Type this code to confirm that it is you.",
    heading: "Confirm that it is you",
    paragraphs: [`Type this code to go on with the change you started. It works once, for ${lifeOfLink(minutes)}.`],
    code,
    why: `You get this because a change that needs confirmation was started in the Product Architect account of ${to}. If it was not you, change your password.`,
  });
}

export function alreadySignedUpMail({ to, siteUrl }: { to: string; siteUrl: string }): Letter {
  return letter(to, {
    subject: "You already have an account",
    preview: "Somebody tried to sign up with your address.",
    heading: "You already have an account",
    paragraphs: [
      "Somebody tried to sign up for Product Architect with your address. If it was you: you have an account already, so sign in instead. Forgot your password? Choose 'Forgot your password?' there.",
      "If it was not you, there is nothing to do: your account has not changed.",
    ],
    button: { label: "Go to sign in", href: `${siteUrl}/auth` },
    why: `You get this because ${to} was typed into the sign-up form of Product Architect.`,
  });
}

export function addressTakenMail({ to, siteUrl }: { to: string; siteUrl: string }): Letter {
  return letter(to, {
    subject: "Your address has an account already",
    preview: "Somebody wanted to move their account to your address.",
    heading: "Your address has an account already",
    paragraphs: [
      "Somebody wanted to move their Product Architect account to your address. It belongs to an account already, so nothing was moved.",
      "If it was you: sign in with this address, or delete that account first. If it was not you, there is nothing to do.",
    ],
    button: { label: "Go to sign in", href: `${siteUrl}/auth` },
    why: `You get this because ${to} was typed as the new address of an account of Product Architect.`,
  });
}

function letter(to: string, text: Parameters<typeof layoutMail>[0]): Letter {
  return { to, ...layoutMail(text) };
}
