import { useIsMutating, useMutation } from "@tanstack/react-query";
import { analyzeWebsiteMutation } from "#web/queries/web-to-prd.ts";

/** The analysis of websites for an organization, wherever on the screen it was begun. */
export function useAnalysis(organization_id: string) {
  const analysis = analyzeWebsiteMutation(organization_id);
  const { mutate } = useMutation(analysis);
  const isPending = useIsMutating({ mutationKey: analysis.mutationKey ?? [] }) > 0;
  return { isPending, analyze: (address: string, entry_id?: string) => mutate({ address, entry_id }) };
}
