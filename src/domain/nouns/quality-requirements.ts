import { choice, defineNoun, drafts, optional, optionalChoice, required } from "./noun.ts";
import { qualitySubcharacteristicLabels, qualitySubcharacteristics } from "./quality-subcharacteristics.ts";

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

export const qualityRequirements = defineNoun({
  table: "quality_requirements",
  one: "quality requirement",
  many: "quality requirements",
  title: "Other Requirements",
  prefix: "NFR",
  section: "otherRequirements",
  fields: {
    characteristic: choice({
      label: "Characteristic",
      among: qualityCharacteristics,
      choices: qualityCharacteristicLabels,
      missing: "Choose a characteristic of quality",
      asked: `The characteristic of ISO/IEC 25010:2023, one of ${qualityCharacteristics.join(", ")}; these keys stay in English`,
    }),
    subcharacteristic: optionalChoice({
      label: "Subcharacteristic",
      among: qualitySubcharacteristics,
      choices: qualitySubcharacteristicLabels,
      nothing: "Not said",
      missing: "Choose a subcharacteristic of the characteristic",
      asked: `The subcharacteristic of ISO/IEC 25010:2023 within that characteristic, one of ${qualitySubcharacteristics.join(", ")}; these keys stay in English`,
    }),
    name: required({
      label: "Name",
      missing: "Name the requirement",
      most: 200,
      asked: "A short title, at most 8 words",
      example: "Answers at once",
    }),
    description: required({
      label: "Requirement",
      missing: "Say what is required",
      most: 8000,
      asked: "The requirement as one statement on what the product shall do or be",
      example: "The product shall answer each search while people watch.",
    }),
    target: required({
      label: "Target",
      missing: "Give it a target that can be measured",
      most: 2000,
      asked: "What can be measured: a number with its unit, its load and its share",
      example: "Within 1 second for 95 of 100 searches",
      hint: "With number and unit, so that it can be measured.",
    }),
    verification: optional({
      label: "Verification",
      most: 4000,
      asked: "How the target is measured, by whom and when",
      hint: "How the target is measured, by whom and when.",
    }),
  },
  stored: {},
  generate: drafts("generate-quality-requirements"),
});
