import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { type StyleGuideInput, storedStyleGuide, styleGuideInput } from "#domain/style-guide.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import type { SpecificationKey } from "./specifications.ts";
import { unsavedSection } from "./unsaved-section.ts";

export const unsavedStyleGuide = unsavedSection<StyleGuideInput>(
  "style_guide",
  z.partialRecord(styleGuideInput.keyof(), z.string()),
);

export const saveStyleGuideMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: ({ words, revision }: Revised<StyleGuideInput>) =>
      storeWords(place, { words: storedStyleGuide(styleGuideInput.parse(words)), revision }),
    scope: oneAtATime(place),
    meta: {
      toast: "style_guide.saved",
      failure: unlessOvertaken("style_guide.save_failed"),
      refreshes: besideStored(place),
    },
  });
