import { hostname } from "node:os";

/** Numbers of RFC 5424: what an application says, and what was done by whom. */
export const facilities = { log: 16, audit: 13 } as const;
const severities = { fatal: 2, error: 3, warn: 4, notice: 5, info: 6, debug: 7 } as const;
export type Severity = keyof typeof severities;

export type Message = { facility: keyof typeof facilities; severity: Severity; at: Date; words: string };

/** A message of RFC 5424, led by its length in bytes (RFC 6587, 3.4.1), so that its words may hold whatever they hold. */
export function frameOf({ facility, severity, at, words }: Message): Buffer {
  const priority = facilities[facility] * 8 + severities[severity];
  const message = `<${priority}>1 ${at.toISOString()} ${HOST} product-architect ${process.pid} ${facility} - ${words}`;
  return Buffer.from(`${Buffer.byteLength(message)} ${message}`);
}

/** Printable ASCII without spaces, as its field asks. */
const HOST =
  hostname()
    .replaceAll(/[^!-~]/g, "-")
    .slice(0, 255) || "-";

const byLevel: [number, Severity][] = [
  [60, "fatal"],
  [50, "error"],
  [40, "warn"],
  [30, "info"],
];
const STAMP = /"level":(\d+),"time":(\d+)/;

/** A line of our own log. */
export function messageOf(line: string): Message {
  const [, level = "30", time] = STAMP.exec(line) ?? [];
  const severity = byLevel.find(([least]) => Number(level) >= least)?.[1] ?? "debug";
  return { facility: "log", severity, at: new Date(time === undefined ? Date.now() : Number(time)), words: line.trimEnd() };
}
