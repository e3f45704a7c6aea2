import * as z from "zod";
import { freeText } from "./text.ts";

export const profileInput = z.object({
  first_name: freeText(100).trim().describe("Given name"),
  last_name: freeText(100).trim().describe("Family name"),
  company: freeText(200).trim().describe("Where the person works"),
});
export type ProfileInput = z.output<typeof profileInput>;

/** What somebody is called: the own name, else what stands before the @. */
export function profileName(profile: { first_name: string | null; last_name: string | null } | null | undefined, email: string) {
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(" ").trim();
  return name || email.split("@")[0] || "Somebody";
}
