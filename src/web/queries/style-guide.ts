import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { type StyleGuideInput, storedStyleGuide, styleGuideInput } from "#domain/style-guide.ts";
import type { Typed } from "#web/editing/typed.ts";
import { type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import type { SpecificationPlace } from "./specifications.ts";

const unsavedShape = z.partialRecord(styleGuideInput.keyof(), z.string());

export const unsavedStyleGuide = ({ user_id, project_id, version }: SpecificationPlace): Unsaved<Typed<StyleGuideInput>> => ({
  key: unsavedKey(user_id, project_id, version, "style_guide"),
  shape: unsavedShape,
});

export const saveStyleGuideMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: ({ words, revision }: Revised<StyleGuideInput>) =>
      storeWords(place, { words: storedStyleGuide(styleGuideInput.parse(words)), revision }),
    scope: oneAtATime(place),
    meta: {
      toast: "style_guide.saved",
      failure: unlessOvertaken("style_guide.save_failed"),
      refreshes: [["specifications", place.project_id]],
    },
  });
