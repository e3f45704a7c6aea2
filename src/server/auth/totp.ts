import { generateSecret, generateURI, verify } from "otplib";
import { renderSVG } from "uqr";

const STEP_SECONDS = 30;

export function makeTotp(issuer: string, account: string): { secret: string; uri: string; qr_code: string } {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: account, secret });
  return { secret, uri, qr_code: renderSVG(uri, { border: 2, ecc: "M" }) };
}

/** The time step a code belongs to, where the clocks differ by at most `drift` seconds; undefined when it is wrong. */
export async function totpStep(secret: string, code: string, drift: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({ secret, token: code, epochTolerance: drift });
  return result.valid ? Math.floor(Date.now() / 1000 / STEP_SECONDS) + result.delta : undefined;
}
