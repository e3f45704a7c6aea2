import { cite } from "#domain/citation.ts";
import { qualityCharacteristicLabels, qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import type { QualityRequirement } from "#web/queries/quality-requirements.ts";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";

const characteristics = qualityCharacteristics.map((id) => ({ id, name: qualityCharacteristicLabels[id] }));

export function useQualityRequirementsList(rows: readonly QualityRequirement[]) {
  return useList({
    rows,
    noun: { one: "requirement", many: "requirements" },
    name: ({ name }) => name,
    reference: ({ number }) => cite("quality_requirements", number),
    text: ({ number, name, characteristic, description, target, verification }) =>
      [
        cite("quality_requirements", number),
        name,
        qualityCharacteristicLabels[characteristic],
        description,
        target,
        verification,
      ].join("\n"),
    filters: [
      {
        key: "characteristic",
        label: "Requirements of a characteristic",
        all: "All characteristics",
        choices: characteristics.map(({ id, name }) => ({ value: id, label: name })),
        of: ({ characteristic }) => characteristic,
      },
    ],
    sorts: [
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
    ],
    groups: { all: characteristics, of: ({ characteristic }) => characteristic },
  });
}
