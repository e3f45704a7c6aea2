import * as z from "zod";
import { emailText } from "./text.ts";

export const waitlistInput = z.object({ email: emailText });
export type WaitlistInput = z.output<typeof waitlistInput>;
