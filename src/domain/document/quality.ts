import {
  type QualityCharacteristic,
  qualityCharacteristicBlurbs,
  qualityCharacteristicLabels,
  qualityCharacteristics,
} from "#domain/nouns/quality-requirements.ts";
import { qualityRequirementBlock, securityMeasureBlock } from "./assurance-blocks.ts";
import { missing, paragraph, type Unnumbered } from "./blocks.ts";
import type { DocumentInput } from "./document-input.ts";

/** Characteristics that the outline gives a chapter of their own. */
const apart: readonly QualityCharacteristic[] = ["performance_efficiency", "interaction_capability"];

export function performance(input: DocumentInput): Unnumbered {
  return ownChapter("Performance", input, "performance_efficiency", "No performance requirements have been written yet.");
}

export function usability(input: DocumentInput): Unnumbered {
  return ownChapter("Usability", input, "interaction_capability", "No usability requirements have been written yet.");
}

/** The other characteristics of ISO/IEC 25010 and, beside security, what is done for it. */
export function attributes(input: DocumentInput): Unnumbered {
  const chapters = qualityCharacteristics
    .filter((characteristic) => !apart.includes(characteristic))
    .flatMap((characteristic) => [
      ...characteristicChapter(input, characteristic),
      ...(characteristic === "security" ? [securityMeasures(input)] : []),
    ]);
  const isWritten = input.quality_requirements.some(({ characteristic }) => !apart.includes(characteristic));
  return {
    title: "Software system attributes",
    blocks: isWritten ? [] : [missing("No quality requirements have been written yet.")],
    chapters,
  };
}

function ownChapter(title: string, input: DocumentInput, characteristic: QualityCharacteristic, otherwise: string): Unnumbered {
  const blocks = blocksOf(input, characteristic);
  return { title, blocks: blocks.length > 0 ? blocks : [missing(otherwise)] };
}

function characteristicChapter(input: DocumentInput, characteristic: QualityCharacteristic): Unnumbered[] {
  const blocks = blocksOf(input, characteristic);
  const title = qualityCharacteristicLabels[characteristic];
  return blocks.length === 0 ? [] : [{ title, blocks: [paragraph(qualityCharacteristicBlurbs[characteristic]), ...blocks] }];
}

function securityMeasures({ security_measures }: DocumentInput): Unnumbered {
  return {
    title: "Security measures",
    blocks:
      security_measures.length > 0
        ? security_measures.map(securityMeasureBlock)
        : [missing("No security measures have been written yet.")],
  };
}

function blocksOf({ quality_requirements }: DocumentInput, wanted: QualityCharacteristic) {
  return quality_requirements.filter(({ characteristic }) => characteristic === wanted).map(qualityRequirementBlock);
}
