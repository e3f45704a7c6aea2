import * as z from "zod";
import { emailText, optionalText, requiredText } from "./text.ts";

const required = {
  name: requiredText("Enter your name", 200),
  email: emailText,
  message: requiredText("Write a message", 8000),
};

/** What the contact form sends; an empty phone or company is stored as null. */
export const contactInput = z.object({ ...required, phone_number: optionalText(50), company_name: optionalText(200) });
export type ContactInput = z.output<typeof contactInput>;

/** What the enterprise form sends: the same row, with the work e-mail as `email`. */
export const enterpriseContactInput = z.object({ ...required, company_name: requiredText("Enter your company", 200) });
export type EnterpriseContactInput = z.output<typeof enterpriseContactInput>;
