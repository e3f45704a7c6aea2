import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { storedThirdPartyIntegrations, type ThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import type { SpecificationKey } from "./specifications.ts";
import { unsavedSection } from "./unsaved-section.ts";

export const unsavedIntegrations = unsavedSection<ThirdPartyIntegrations>(
  "integrations",
  z
    .object({
      auth_types: z.array(z.string()),
      auth_provider: z.string(),
      auth_provider_other: z.string(),
      payment_provider: z.string().nullable(),
      payment_provider_other: z.string(),
      custom_providers: z.array(z.object({ name: z.string(), link: z.string() })),
    })
    .partial(),
);

export const saveIntegrationsMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: ({ words, revision }: Revised<ThirdPartyIntegrations>) =>
      storeWords(place, { words: storedThirdPartyIntegrations(words), revision }),
    scope: oneAtATime(place),
    meta: {
      toast: "specification.saved",
      failure: unlessOvertaken("specification.save_failed"),
      refreshes: besideStored(place),
    },
  });
