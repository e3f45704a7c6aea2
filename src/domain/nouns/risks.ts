import * as z from "zod";
import { defineContract } from "#domain/contract.ts";
import { askingForRows, told } from "#domain/instruction.ts";
import { defineNoun, inputOf, required, stored } from "./noun.ts";

const fields = {
  name: required({
    label: "Name",
    missing: "Name the risk",
    most: 200,
    asked: "A short title, at most 8 words",
    example: "Card data leaks",
  }),
  functionality: required({
    label: "Functionality at risk",
    missing: "Say which functionality is at risk",
    most: 2000,
    asked: "The functionality at risk",
    example: "Payment",
  }),
  description: required({
    label: "Description",
    missing: "Describe the risk",
    most: 8000,
    asked: "What may happen, why, how bad it would be and what is done about it, in 2 to 4 sentences",
    example: "A lost backup shows card numbers to strangers; buyers lose money, and we their trust.",
  }),
};

export const risks = defineNoun({
  table: "risks",
  one: "risk",
  many: "risks",
  title: "Risks",
  prefix: "RISK",
  section: "risks",
  listedBy: ["order_index"],
  fields,
  stored: { version: stored(z.string()) },
  generate: defineContract({
    name: "generate-risks",
    input: z.object(askingForRows),
    output: z.object({ risks: z.array(inputOf(fields)), count: z.int().nonnegative(), ...told }),
  }),
});
export type RiskInput = z.output<typeof risks.input>;

/**
 * A risk as the specification keeps it; `id` is a timestamp as text, `number` and `revision` are given by the database,
 * `generation_id` is the run that wrote it.
 */
export const risk = z.object({
  id: z.string().min(1).max(100),
  name: z.string().max(200),
  functionality: z.string().max(2000),
  description: z.string().max(8000),
  number: z.int().positive().optional(),
  revision: z.int().positive().optional(),
  generation_id: z.uuid().optional(),
});
export type Risk = z.output<typeof risk>;

/** The risks in `security_risks`, which is the JSON text of a list; malformed entries are left out of the list read. */
export function readRisks(security_risks: string | null | undefined): Risk[] {
  if (!security_risks) return [];
  const list: unknown = JSON.parse(security_risks);
  return Array.isArray(list) ? list.flatMap((item) => risk.safeParse(item).data ?? []) : [];
}
