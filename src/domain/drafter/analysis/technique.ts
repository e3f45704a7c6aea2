const TECHNIQUES =
  /^(gps|nfc|rfid|bluetooth|wi-?fi|iot|api|sso|saml|oauth|gdpr|pdf|csv|xml|json|qr|sms|ai|ml|kwh|usb|lte|5g|css|html|https?)$/;

/** Letters that name no thing a product keeps. */
export function isTechniqueName(head: string): boolean {
  return TECHNIQUES.test(head);
}
