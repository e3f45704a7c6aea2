import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "./current-organization.tsx";
import { startSampleMutation } from "./start.ts";

/** Leads to the sample project of an organization, or of one's own where none is given. */
export function useSample(organization_id: string | undefined) {
  const navigate = useNavigate();
  const { begin } = useOrganizations();
  const { mutate, isPending } = useMutation({
    ...startSampleMutation(organization_id),
    onSuccess: async ({ projectId, organizationId }) => {
      begin({ id: organizationId });
      await navigate(paths.document(projectId));
    },
  });
  return { look: () => mutate(), isLooking: isPending };
}
