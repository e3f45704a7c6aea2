import * as z from "zod";
import { defineContract } from "./contract.ts";
import { optionalText, requiredText } from "./text.ts";

export const userClassInput = z.object({
  name: requiredText("Name the user class", 200).describe("A group of users, in the singular"),
  description: optionalText(8000).describe("Who they are and what they want"),
  privileges: optionalText(8000).describe("What they may see and do"),
});
export type UserClassInput = z.output<typeof userClassInput>;

export const generateUserClasses = defineContract({
  name: "generate-user-classes",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
