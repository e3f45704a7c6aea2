import type { ThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import type { Problem } from "#workspace/panel/problem.ts";

/** What each of the three subsections of Third-Party Integrations is given. */
export type IntegrationCardProps = {
  values: ThirdPartyIntegrations;
  problems: readonly Problem[];
  onChange: (changed: Partial<ThirdPartyIntegrations>) => void;
};
