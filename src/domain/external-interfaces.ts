import * as z from "zod";
import { defineContract } from "./contract.ts";
import { requiredText } from "./text.ts";

/** What a product meets at its interfaces, after ISO/IEC/IEEE 29148. */
export const externalInterfaceKinds = ["user", "hardware", "software", "communication"] as const;
export type ExternalInterfaceKind = (typeof externalInterfaceKinds)[number];

export const externalInterfaceLabels: Record<ExternalInterfaceKind, string> = {
  user: "User interfaces",
  hardware: "Hardware interfaces",
  software: "Software interfaces",
  communication: "Communication interfaces",
};

export const externalInterfaceBlurbs: Record<ExternalInterfaceKind, string> = {
  user: "How people see and operate the product: screens, devices, languages, assistive technology.",
  hardware: "The devices and sensors it reads or drives, and what it expects of them.",
  software: "The services, systems and data it exchanges with other software.",
  communication: "The networks, protocols, formats and messages it speaks.",
};

export const externalInterfaceInput = z.object({
  kind: z.enum(externalInterfaceKinds, "Choose what kind of interface it is").describe("What the product meets there"),
  name: requiredText("Name the interface", 200).describe("A short title"),
  description: requiredText("Describe the interface", 8000).describe("What goes in and out there, and under which conditions"),
});
export type ExternalInterfaceInput = z.output<typeof externalInterfaceInput>;

export const generateExternalInterfaces = defineContract({
  name: "generate-external-interfaces",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
