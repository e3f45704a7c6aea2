import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import type { LimitName } from "./limits.ts";
import { clientAddress, networkOf } from "./request.ts";

type Kind = "password" | "code" | "mail";

/** From one network address few, from all together more: else whoever knows an e-mail address could lock its owner out. */
const bounds = {
  password: { here: "passwordPerAccountAndAddress", everywhere: "passwordPerAccount" },
  code: { here: "codePerAccountAndAddress", everywhere: "codePerAccount" },
  mail: { here: "mailPerAccountAndAddress", everywhere: "mailPerAccount" },
} as const satisfies Record<Kind, Record<string, LimitName>>;

/** Counts one attempt at an account; where it was signed in before, what is tried from elsewhere holds nobody up. */
export async function countAttempt(core: Core, request: Request, kind: Kind, whose: string): Promise<void> {
  const { here, everywhere } = bounds[kind];
  await core.limits.spend({ [here]: hereOf(request, whose) });
  try {
    await core.limits.spend({ [everywhere]: whose });
  } catch (refusal) {
    if (!(await isKnownHere(core, request, whose))) throw refusal;
  }
}

/** Mails that are asked for at once, one to each, whether they have an account or not. */
export async function countMail(core: Core, request: Request, ...whose: string[]): Promise<void> {
  await core.limits.spend({ mailPerAddress: clientAddress(request) });
  for (const one of whose) await countAttempt(core, request, "mail", one);
}

/** A mail to somebody who need not have asked for it: of those all together get so many an hour, so that ours go on to arrive. */
export async function countStranger(core: Core, request: Request): Promise<void> {
  await core.limits.share("mailToStrangers", networkOf(clientAddress(request)));
}

/** The same where the answer must not tell who has an account. */
export async function mayMailStranger(core: Core, request: Request): Promise<boolean> {
  const may = await isWithin(countStranger(core, request));
  if (!may)
    core.log.info(
      {},
      "a mail to an address that nobody confirmed was not sent: there were as many this hour as MAILS_TO_STRANGERS leaves to one network",
    );
  return may;
}

/** The same of somebody whom whoever asks did not name, and hears nothing of. */
export function mayMail(core: Core, request: Request, whose: string): Promise<boolean> {
  return isWithin(countAttempt(core, request, "mail", whose));
}

async function isWithin(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

/** A success forgets what was tried from here, and counts for nothing itself. */
export async function forgiveAttempts(core: Core, request: Request, kind: Kind, whose: string): Promise<void> {
  const { here, everywhere } = bounds[kind];
  await core.limits.forgive(here, hereOf(request, whose));
  await core.limits.giveBack(everywhere, whose);
}

function hereOf(request: Request, whose: string): string {
  return `${whose} ${clientAddress(request)}`;
}

async function isKnownHere(core: Core, request: Request, whose: string): Promise<boolean> {
  const rows = await core.sql`
    select from platform.auth_known_addresses k join auth.users u on u.id = k.user_id
    where (u.email = ${whose} or u.phone = ${whose}) and k.address = ${clientAddress(request)} and k.address <> 'unknown'`;
  return rows.length > 0;
}
