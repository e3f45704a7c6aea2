import type { Cast } from "./cast.ts";
import type { Answer, Shot, Silence } from "./send.ts";
import { CROWD, type Planted } from "./victim.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** What only we may see of a failure. */
const INSIDE: [name: string, pattern: RegExp][] = [
  ["a stack trace", /^\s+at (?:async )?[\w.<>[\] ]+ \(?\S+:\d+:\d+\)?$/m],
  ["a stack trace", /node:internal|node_modules\/|\bfile:\/\/\/|\/src\/(?:server|data|domain)\//],
  ["a statement", /\b(?:select .{1,200}? from |insert into "|update "\w+" set|delete from "|with pgrst)/i],
  [
    "a name of the inside",
    /\b(?:private|platform|pg_catalog|information_schema)\.\w+|supabase_admin|\bapi_role\b|pg_hba|\/postgres\/base/,
  ],
  ["a secret", /sb_secret_|postgres(?:ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY|"private_jwk"/],
  ["an object as text", /\[object \w+\]/],
  ["a mistake of ours", /Something went wrong on our side/],
];
const LETS_IN = /^\/(?:(?:rest\/v1|functions\/v1)\/|mcp$)/;
/** In milliseconds. */
export const LIMIT = 2_000;

/** Whether nothing came for as long as anybody waits, or something later than `LIMIT`. */
export function isSlow(answer: Answer | Silence): boolean {
  return answer.milliseconds > LIMIT;
}

/** What is wrong with an answer, however long it took; nothing when it is one that an attacker may have. */
export function faultsOf(
  shot: Shot,
  answer: Answer | Silence,
  { planted, cast, directory }: { planted: Planted; cast: Cast; directory: string },
): string[] {
  if ("error" in answer) {
    const cut = shot.mayCut && /ECONNRESET|EPIPE|socket hang up|write/.test(answer.error);
    return cut || answer.error.startsWith("not sent") ? [] : [`no answer: ${answer.error}`];
  }
  const { status, headers, text } = answer;
  const sent = decoded(`${shot.path} ${JSON.stringify(shot.headers ?? {})} ${shot.body ?? ""}`);
  // answers are read byte by byte
  const asked = `${sent} ${Buffer.from(sent).toString("latin1")}`;
  const faults: string[] = [];
  const busy = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !busy) faults.push(`${status}`);
  const said = `${text} ${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}`;
  for (const [name, pattern] of INSIDE) {
    const found = pattern.exec(said)?.[0];
    if (found !== undefined && !asked.includes(found.trim().slice(0, 24))) faults.push(`${name}: ${found.trim().slice(0, 80)}`);
  }
  if (said.includes(directory) || said.includes(process.cwd())) faults.push("a path of this machine");
  if (said.includes(planted.word) && !asked.includes(planted.word)) faults.push("words of somebody else");
  const ids = [...said.matchAll(UUID)].map(([id]) => id.toLowerCase());
  if (ids.some((id) => planted.ids.has(id) && !asked.toLowerCase().includes(id))) faults.push("an id of somebody else");
  const total = Number(/\/(\d+)$/.exec(String(headers["content-range"] ?? ""))?.[1] ?? 0);
  if (total >= CROWD / 3) faults.push("a number of somebody else's rows");
  const isRefusedAsEvent = /^event: failed\n/.test(text);
  if (cast.forged.includes(shot.who) && LETS_IN.test(shot.path) && status < 300 && shot.method !== "OPTIONS" && !isRefusedAsEvent)
    faults.push(`${shot.who} is let in`);
  return faults;
}

/** The text with whatever of it can be decoded. */
function decoded(text: string): string {
  const read = text.replaceAll("+", " ").replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return `${text} ${read}`;
}
