import { qualityCharacteristicLabels, qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import {
  qualitySubcharacteristicLabels,
  subcharacteristicBlurbs,
  subcharacteristicsOf,
} from "#domain/nouns/quality-subcharacteristics.ts";
import { asvsChapters } from "./asvs.ts";
import { clauses } from "./clauses.ts";
import type { AsvsLevel, Standard } from "./decision.ts";

/** `asks` says in a sentence what it is about, `level` is the lowest one of ASVS it belongs to. */
export type Item = { standard: Standard; key: string; title: string; asks: string | null; level: AsvsLevel | null };
/** Items that are decided together where there is a `section`; `above` is the chapter it stands in. */
export type ItemGroup = { key: string; title: string; above: string | null; section: Item | null; items: readonly Item[] };

const outline = [
  { title: "Introduction", from: 1, to: 9 },
  { title: "Requirements", from: 10, to: 18 },
  { title: "Verification and supporting information", from: 19, to: 20 },
];

/** The items of a standard, in its order; those of ASVS up to a level. */
export function itemGroups(standard: Standard, level: AsvsLevel): ItemGroup[] {
  if (standard === "29148") {
    return outline.map(({ title, from, to }) => ({
      ...{ key: title, title, above: null, section: null },
      items: clauses.slice(from - 1, to).map(({ id, ...said }) => ({ standard, key: id, level: null, ...said })),
    }));
  }
  if (standard === "25010") {
    return qualityCharacteristics.map((key) => ({
      ...{ key, title: qualityCharacteristicLabels[key], above: null, section: null },
      items: subcharacteristicsOf[key].map((one) => ({
        ...{ standard, key: one, title: qualitySubcharacteristicLabels[one], level: null },
        asks: subcharacteristicBlurbs[one],
      })),
    }));
  }
  return asvsChapters.flatMap((chapter) =>
    chapter.sections.flatMap(({ id, name, requirements }) => {
      const items = requirements.filter((one) => one.level <= level);
      if (items.length === 0) return [];
      const section = { standard, key: id, title: name, asks: null, level: null };
      return [
        {
          ...{ key: id, title: name, above: `${chapter.id} ${chapter.name}`, section },
          items: items.map((one) => ({ standard, key: one.id, title: one.title, asks: null, level: one.level })),
        },
      ];
    }),
  );
}
