import { useMutation, useMutationState } from "@tanstack/react-query";
import type { SearchForm } from "#domain/web-to-prd-search.ts";
import { webSearchMutation } from "#web/queries/web-search.ts";

/** The search of an organization: the kind that is under way, also where the dialog was closed meanwhile, and why the last one failed. */
export function useWebSearch(organization_id: string) {
  const options = webSearchMutation(organization_id);
  const { mutate, error } = useMutation(options);
  const [running] = useMutationState({
    filters: { mutationKey: options.mutationKey ?? [], status: "pending" },
    select: ({ state }) => formOf(state.variables).searchType,
  });
  return { running, failure: error, search: (form: SearchForm) => mutate(form) };
}

/** Mutations with this key are begun with a form; the cache cannot say so. */
function formOf(variables: unknown) {
  return variables as SearchForm;
}
