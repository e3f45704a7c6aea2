import * as z from "zod";
import { condition } from "./pattern.ts";

const text = z.string().min(3);
/** A measure against a threat; `for` names the concerns that call for it, "always" where every product does. */
export const securityPattern = condition.extend({
  for: z.union([z.literal("always"), z.array(z.string()).min(1)]),
  name: text,
  threat: text.describe("Who does what, and what it costs"),
  measure: text,
  verification: text.describe("How it is shown, with a count"),
});
export type SecurityPattern = z.infer<typeof securityPattern>;

/** What every product with people and data needs. */
export const SECURITY_ALWAYS: readonly SecurityPattern[] = [
  {
    for: "always",
    name: "Rights checked for every request",
    threat: "{A actor} changes the number in an address and reads or changes entries that are not meant for them.",
    measure:
      "The server checks on each read and each write that the person's role and the entry allow it; what is not allowed is answered like something that does not exist.",
    verification: "An automated test asks for 20 entries that a role may not see, with each role, and gets 0 of them.",
  },
  {
    for: ["administration"],
    name: "Second factor for {admins}",
    threat: "Whoever learns the password of {a admin} can give every right away, and shut out whoever else has it.",
    measure:
      "Pages of the administration open only after a one-time code (TOTP, RFC 6238), which is asked for again after 12 hours.",
    verification: "A test signs in with the password alone and is refused at 100 % of the administration's addresses.",
  },
  {
    for: "always",
    name: "Encrypted transport",
    threat: "On a public network somebody reads or changes what is sent.",
    measure:
      "All addresses answer over HTTPS with TLS 1.2 or newer, with HSTS for 1 year; session cookies are HttpOnly and SameSite.",
    verification: "A scan of all public addresses once a month finds 0 pages over plain HTTP and 0 protocols older than TLS 1.2.",
  },
  {
    for: "always",
    name: "Encrypted backups, restored in a test",
    threat: "A fault, a mistake or ransomware destroys what was entered, or a lost backup gives it away.",
    measure: "A backup every 24 hours, encrypted with AES-256, kept for 30 days in an account of its own.",
    verification: "Once a quarter a backup is restored on another machine within 2 hours and 100 entries are compared with it.",
  },
  {
    for: ["administration"],
    name: "Record of administrative actions",
    threat: "{A admin}, or whoever took over that account, changes roles or deletes entries and leaves no trace.",
    measure: "Who did what to which entry and when is added to a log that nobody can change in the product, kept for 12 months.",
    verification: "A test does each administrative action once and finds exactly 1 new entry in the log for each.",
  },
  {
    for: ["accounts", "privacy", "health-records", "leads"],
    name: "Erasure of personal data",
    threat: "Data of people who have left is kept, and a leak exposes people who no longer expect it.",
    measure: "The personal data of a deleted account is erased within 30 days, and with the oldest backup after as many again.",
    verification:
      "A test deletes an account, moves the clock past that time and searches for its name and address: 0 hits, and the log names it by its number alone.",
  },
];
