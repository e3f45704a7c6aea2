import * as z from "zod";
import { wordTable } from "#domain/word-table.ts";
import { emailText, optionalText, requiredText } from "./text.ts";

export const openPositions = ["Full Stack Developer", "Senior Marketing and Sales Expert"] as const;
export type OpenPosition = (typeof openPositions)[number];

export const jobApplicationInput = z.object({
  name: requiredText("Enter your full name", 200),
  email: emailText,
  telephone: optionalText(50),
});
export type JobApplicationInput = z.output<typeof jobApplicationInput>;

/** The bucket the CVs lie in. */
export const cvBucket = "cv-uploads";
/** In bytes. */
export const cvMaxBytes = 5_242_880;

const mediaTypes = wordTable({
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
});

export const cvExtensions = Object.keys(mediaTypes);

/** The media type a CV is stored under, by the extension of its name; undefined for files that are no CV. */
export function cvMediaType(name: string): string | undefined {
  return name.includes(".") ? mediaTypes[extensionOf(name)] : undefined;
}

/** Why a file cannot be sent as a CV, or null. */
export function cvRefusal({ name, size }: { name: string; size: number }): "type" | "size" | "empty" | null {
  if (!cvMediaType(name)) return "type";
  if (size === 0) return "empty";
  return size > cvMaxBytes ? "size" : null;
}

/** Where a CV is stored; `at` is a time in milliseconds, `random` consists of letters and digits. */
export function cvPath({ name, at, random }: { name: string; at: number; random: string }): string {
  return `cvs/${at}-${random}.${extensionOf(name)}`;
}

function extensionOf(name: string) {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}
