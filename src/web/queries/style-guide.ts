import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { type StyleGuideInput, storedStyleGuide, styleGuideInput } from "#domain/style-guide.ts";
import { type Draft, draftKey } from "#web/lib/drafts.ts";
import { dropSaved, type Typed } from "#web/lib/typed.ts";
import { oneAtATime, storeWords } from "./specification-words.ts";
import type { SpecificationPlace } from "./specifications.ts";

const draftShape = z.partialRecord(styleGuideInput.keyof(), z.string());

export const styleGuideDraft = ({ user_id, project_id, version }: SpecificationPlace): Draft<Typed<StyleGuideInput>> => ({
  key: draftKey(user_id, project_id, version, "style_guide"),
  shape: draftShape,
});

/** Takes the values as typed, so that they are known again in what was kept, and stores them as parsed. */
export const saveStyleGuideMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: async (typed: StyleGuideInput) => {
      await storeWords(place, storedStyleGuide(styleGuideInput.parse(typed)));
      dropSaved(styleGuideDraft(place), typed);
    },
    scope: oneAtATime(place),
    meta: {
      toast: "style_guide.saved",
      failure: "style_guide.save_failed",
      refreshes: [["specifications", place.project_id]],
    },
  });
