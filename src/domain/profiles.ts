import * as z from "zod";
import { freeText } from "./text.ts";

export const profileInput = z.object({
  first_name: freeText(100).trim().describe("Given name"),
  last_name: freeText(100).trim().describe("Family name"),
  company: freeText(200).trim().describe("Where the person works"),
});
export type ProfileInput = z.output<typeof profileInput>;
