import { randomBytes } from "node:crypto";
import * as z from "zod";
import { connectorTo } from "#server/outside/connector.ts";
import { countMail, mayMailStranger } from "./attempts.ts";
import type { Core } from "./core.ts";
import { AuthError } from "./errors.ts";
import { addUser } from "./new-user.ts";
import { keepOneTimeToken, makeOneTimeToken } from "./one-time-tokens.ts";
import { findUser } from "./users.ts";

const WEBHOOK_TIMEOUT_MS = 10_000;
/** Its address is the operator's word. */
const ask = connectorTo({ may_be_inside: true });

/** Posts a one-time code to the operator's webhook, which knows how to send it. */
export async function sendPhoneCode(
  core: Core,
  request: Request,
  {
    phone,
    createUser,
    data,
    channel,
  }: { phone: string; createUser: boolean; data: Record<string, unknown>; channel: "sms" | "whatsapp" },
): Promise<Response> {
  const webhook = core.smsWebhook;
  if (webhook === undefined) {
    throw new AuthError(
      400,
      "phone_provider_disabled",
      "Phone one-time codes are not set up on this server: sign in with your e-mail address",
    );
  }
  await countMail(core, request, phone);
  const known = await findUser(core.sql, { phone });
  const messageId = randomBytes(12).toString("hex");
  const writes = known?.phone_confirmed_at || ((known !== undefined || createUser) && (await mayMailStranger(core, request)));
  if (!writes) return Response.json({ message_id: messageId });
  const id = known?.id ?? crypto.randomUUID();
  const token = makeOneTimeToken();
  await post(core, webhook, {
    phone: `+${phone}`,
    channel,
    message: `Your code for Product Architect is ${token.code}`,
    message_id: messageId,
  });
  await core.sql.begin(async (tx) => {
    if (known === undefined && !(await addUser(tx, { id, phone, provider: "phone", userData: { ...data, phone, sub: id } }))) {
      throw new AuthError(409, "conflict", "Somebody is signing up with this number right now: try again");
    }
    await keepOneTimeToken(core, tx, { ...token, userId: id, type: "phone_change_token", relatesTo: phone });
  });
  return Response.json({ message_id: messageId });
}

async function post(core: Core, webhook: string, body: Record<string, string>): Promise<void> {
  try {
    const answer = await ask(webhook, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(z.record(z.string(), z.string()).parse(body)),
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      redirect: "error",
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS webhook answered ${answer.status}.`);
  } catch (cause) {
    core.log.error({ err: cause }, "a one-time code could not be sent to a phone");
    throw new AuthError(503, "sms_send_failed", "The code could not be sent: try again in a few minutes", { retryAfter: 60 });
  }
}
