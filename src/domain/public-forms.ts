import * as z from "zod";
import { contactInput, enterpriseContactInput } from "./contacts.ts";
import { jobApplicationInput, openPositions } from "./job-applications.ts";
import type { PublicForm } from "./public-form-words.ts";
import { waitlistInput } from "./waitlist.ts";

/** What each form of a public page takes. */
export const publicForms = {
  waitlist: waitlistInput,
  contact: contactInput,
  enterprise: enterpriseContactInput,
  application: jobApplicationInput.extend({ position: z.enum(openPositions) }),
} as const satisfies Record<PublicForm, z.ZodType>;
