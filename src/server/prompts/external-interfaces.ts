import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftExternalInterfaces } from "#domain/drafter/external-interfaces.ts";
import { isNearDuplicate, SAME_NAME } from "#domain/drafter/similarity.ts";
import { nouns } from "#domain/nouns/all.ts";
import { type ExternalInterfaceInput, externalInterfaceKinds } from "#domain/nouns/external-interfaces.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  external_interfaces: z.array(
    z.object({
      kind: z.string().describe(`One of ${externalInterfaceKinds.join(", ")}; these keys stay in English`),
      name: z.string().describe("What is on the other side, at most 8 words"),
      description: z
        .string()
        .describe("What goes in and out, in which format or protocol, how much and how often, and what happens when it fails"),
    }),
  ),
});

export function askExternalInterfaces(brief: Brief): Question<z.output<typeof shape>, ExternalInterfaceInput[]> {
  return {
    name: "external-interfaces",
    brief,
    instructions: instructions(
      "List the external interfaces of the product: to its users, to hardware, to other software and services, and the communication between them; each kind at least once, 6 to 16 in all.",
    ),
    prompt: material(brief, { of: "external_interfaces", from: ["pages", "technology", "decisions"] }),
    shape,
    read: ({ external_interfaces }) =>
      added(
        brief,
        usable(
          nouns.external_interfaces.input,
          external_interfaces.map((row) => ({ ...row, kind: row.kind.trim().toLowerCase() })),
        ),
      ),
    draft: () => added(brief, draftExternalInterfaces(brief)),
  };
}

function added(brief: Brief, drafted: readonly ExternalInterfaceInput[]): ExternalInterfaceInput[] {
  const seen: { kind: string; name: string }[] = [...brief.external_interfaces];
  return drafted.filter((row) => {
    const repeats = seen.some((known) => known.kind === row.kind && isNearDuplicate(known.name, row.name, SAME_NAME));
    if (!repeats) seen.push(row);
    return !repeats;
  });
}
