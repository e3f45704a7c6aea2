import { mutationOptions } from "@tanstack/react-query";
import type { OverviewInput } from "#domain/specifications.ts";
import { keepUnsaved } from "#web/editing/unsaved.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import { replacedOverview, type SpecificationKey } from "./specifications.ts";

export const saveOverviewMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: async (given: Revised<OverviewInput>) => {
      const saved = await storeWords(place, given);
      keepUnsaved(replacedOverview(place), null);
      return saved;
    },
    scope: oneAtATime(place),
    meta: {
      toast: "specification.saved",
      failure: unlessOvertaken("specification.save_failed"),
      refreshes: besideStored(place),
    },
  });
