import * as z from "zod";
import { defineContract } from "./contract.ts";
import type { SpecificationDocument } from "./document/document.ts";
import { requiredText } from "./text.ts";

/** In days. */
export const longestShare = 365;
/** In characters. */
export const sharePasswordLength = { least: 8, most: 128 };

const password = z.union([
  z.literal(""),
  z
    .string()
    .min(sharePasswordLength.least, `Use ${sharePasswordLength.least} characters or more`)
    .max(sharePasswordLength.most, `Use ${sharePasswordLength.most} characters or fewer`),
]);

/** What somebody says about a link; `version` empty for the current one, `expires_on` a day such as 2026-12-31, `password` empty for none. */
export const shareInput = z
  .object({
    name: requiredText("Say who the link is for", 100),
    version: z.string(),
    part: z.enum(["whole", "chapters"]),
    chapters: z.array(z.string()),
    expires_on: z.iso.date("Choose a day"),
    password,
  })
  .refine(({ part, chapters }) => part === "whole" || chapters.length > 0, {
    path: ["chapters"],
    message: "Choose a chapter",
  });
export type ShareInput = z.output<typeof shareInput>;

/** A chapter of the outline or a chapter of such a one, whose numbers stay the same whatever the project says. */
const chapterNumber = z.string().regex(/^[1-9]\d?(\.[1-9]\d?)?$/, "is no chapter that can be shared by itself");

/** A link as the list of them shows it, without what opens it. */
export const projectShare = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  name: z.string(),
  version: z.string().nullable(),
  chapters: z.array(z.string()).nullable(),
  has_password: z.boolean(),
  expires_at: z.string(),
  revoked: z.boolean(),
  revoked_at: z.string().nullable(),
  views: z.number(),
  last_viewed_at: z.string().nullable(),
  created_at: z.string(),
});

export const shareDocument = defineContract({
  name: "share-document",
  input: z.object({
    projectId: z.uuid(),
    name: requiredText("Say who the link is for", 100),
    version: z.string().trim().min(1).max(50).nullable().describe("null follows the current version"),
    chapters: z.array(chapterNumber).min(1).max(40).nullable().describe("null is the whole document"),
    expiresAt: z.iso.datetime(),
    password,
  }),
  output: z.object({ token: z.string(), share: projectShare }),
});

const link = { token: z.string().min(1).max(200) };

/** What is read through a link, and nothing else that the project says. */
export const readShared = defineContract({
  name: "read-shared",
  input: z.object({ ...link, password: z.string().max(1000).optional() }),
  output: z.object({ document: z.custom<SpecificationDocument>(isDocument), expires_at: z.string() }),
});
export type Shared = z.output<typeof readShared.output>;

/** Whether a link still opens, for those who have it open. */
export const checkShared = defineContract({
  name: "check-shared",
  input: z.object(link),
  output: z.object({ open: z.literal(true) }),
});

function isDocument(value: unknown): boolean {
  const shape = z.looseObject({ title: z.string(), version: z.string(), chapters: z.array(z.unknown()) });
  return shape.safeParse(value).success;
}

/** Why a link shows nothing; the codes of the refusals. */
export const shareRefusals = {
  share_unknown: "There is nothing to read at this link. Check that it is complete, or ask whoever sent it.",
  share_expired: "This link has expired. Ask whoever sent it for a new one.",
  share_revoked: "This link was revoked. Ask whoever sent it for a new one.",
  share_locked: "This document has a password. Ask whoever sent the link for it.",
  share_wrong_password: "That is not the password of this link. Check it and try again.",
} as const;
export type ShareRefusal = keyof typeof shareRefusals;

export function isShareRefusal(code: string | undefined): code is ShareRefusal {
  return code !== undefined && Object.hasOwn(shareRefusals, code);
}

export type ShareState = "open" | "expired" | "revoked";

/** `now` is in milliseconds since the epoch. */
export function shareStateOf(share: { revoked: boolean; expires_at: string }, now: number): ShareState {
  if (share.revoked) return "revoked";
  return Date.parse(share.expires_at) <= now ? "expired" : "open";
}
