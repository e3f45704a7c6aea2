import type { Context } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { STRICT_TRANSPORT } from "./guard-answer.ts";

/** What every answer says of itself; `scripts` are the hashes of those that stand in a page. */
export const pageHeaders = (scripts: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`)],
      // Radix, CodeMirror and mermaid set styles on elements
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ownSockets],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    strictTransportSecurity: STRICT_TRANSPORT,
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginResourcePolicy: "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });

/** Not every browser takes 'self' to mean the WebSockets of our own origin. */
function ownSockets({ req }: Context) {
  const { host } = new URL(req.url);
  return `ws://${host} wss://${host}`;
}
