import type { NounPhrase } from "./noun-phrase.ts";

const TECHNIQUES =
  /^(gps|nfc|rfid|bluetooth|wi-?fi|iot|api|sso|saml|oauth|gdpr|pdf|csv|xml|json|qr|sms|ai|ml|kwh|usb|lte|5g|css|html|https?)$/;

/** By what something is done: letters everybody knows ("NFC"), or the name of somebody's product ("Apple Pay"). */
export function isTechnique({ noun }: NounPhrase): boolean {
  const last = noun.singular.split(" ").at(-1) ?? "";
  return isTechniqueName(noun.head) || /^[A-Z][a-z]/.test(last);
}

/** Letters that name no thing a product keeps. */
export function isTechniqueName(head: string): boolean {
  return TECHNIQUES.test(head);
}
