import * as z from "zod";
import { defineContract } from "./contract.ts";
import { optionalText, requiredText } from "./text.ts";

/** The product quality characteristics of ISO/IEC 25010:2023, in its order. */
export const qualityCharacteristics = [
  "functional_suitability",
  "performance_efficiency",
  "compatibility",
  "interaction_capability",
  "reliability",
  "security",
  "maintainability",
  "flexibility",
  "safety",
] as const;
export type QualityCharacteristic = (typeof qualityCharacteristics)[number];

export const qualityCharacteristicLabels: Record<QualityCharacteristic, string> = {
  functional_suitability: "Functional suitability",
  performance_efficiency: "Performance efficiency",
  compatibility: "Compatibility",
  interaction_capability: "Interaction capability",
  reliability: "Reliability",
  security: "Security",
  maintainability: "Maintainability",
  flexibility: "Flexibility",
  safety: "Safety",
};

export const qualityCharacteristicBlurbs: Record<QualityCharacteristic, string> = {
  functional_suitability: "It does all that people need it for, correctly and without detours.",
  performance_efficiency: "It answers in time and gets by with the memory, network and power it is given.",
  compatibility: "It shares data and surroundings with other products without disturbing them.",
  interaction_capability: "People understand it, operate it and recover from mistakes, whatever their abilities.",
  reliability: "It keeps working, survives faults and comes back with its data.",
  security: "It keeps data from those who may not see or change it, and knows who did what.",
  maintainability: "It can be understood, tested and changed without breaking something else.",
  flexibility: "It adapts to other devices, loads and places, and installs without pain.",
  safety: "It keeps people, property and surroundings from harm, also when something fails.",
};

export const qualityRequirementInput = z.object({
  characteristic: z
    .enum(qualityCharacteristics, "Choose a characteristic of quality")
    .describe("The quality characteristic of ISO/IEC 25010:2023"),
  name: requiredText("Name the requirement", 200).describe("A short title"),
  description: requiredText("Say what is required", 8000).describe("The requirement as a statement: The product shall …"),
  target: requiredText("Give it a target that can be measured", 2000).describe("A measurable target, with number and unit"),
  verification: optionalText(4000).describe("How the target is measured, by whom and when"),
});
export type QualityRequirementInput = z.output<typeof qualityRequirementInput>;

export const generateQualityRequirements = defineContract({
  name: "generate-quality-requirements",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
