/** In bytes, of the words of a form. */
export const MOST_WORDS = 65_536;
const MOST_FIELDS = 100;

/**
 * The form a body holds, or nothing where it is none or has more than `MOST_FIELDS` parts: they are counted before anything is made of
 * them, since what reads forms is slow where they are many.
 */
export async function readForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  if (isWords(type)) {
    if (body.byteLength > MOST_WORDS || isOftener(body, "&", MOST_FIELDS - 1)) return undefined;
    return new Response(body, { headers: { "content-type": "application/x-www-form-urlencoded" } }).formData();
  }
  const boundary = boundaryOf(type);
  // every part begins with it, and the last ends with it
  if (boundary === undefined || isOftener(body, `--${boundary}`, MOST_FIELDS + 1)) return undefined;
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  return new Response(body, { headers }).formData().catch(() => undefined);
}

/** Whether it is a form without files. */
export function isWords(type: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

function boundaryOf(type: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(type)) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n\\]{1,70})"|([^\s;"]{1,70})(?=\s*(?:;|$)))/i.exec(type) ?? [];
  return quoted ?? plain;
}

function isOftener(body: Uint8Array, sign: string, most: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let [count, at] = [0, bytes.indexOf(sign)];
  for (; at !== -1 && count <= most; count += 1) at = bytes.indexOf(sign, at + sign.length);
  return count > most;
}
