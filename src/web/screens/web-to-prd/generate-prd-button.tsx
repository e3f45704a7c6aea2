import { useIsMutating, useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { generateFullPrdMutation, type WebToPrd } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";

export function GeneratePrdButton({ entry }: { entry: WebToPrd }) {
  const navigate = useNavigate();
  const generation = generateFullPrdMutation(entry);
  const { mutate } = useMutation(generation);
  const running = useIsMutating({ mutationKey: generation.mutationKey ?? [] }) > 0;

  function generate() {
    // somebody who went elsewhere meanwhile stays there
    mutate(undefined, { onSuccess: ({ projectId }) => void navigate(paths.specification(projectId)) });
  }

  return (
    <Button variant="primary" loading={running} disabled={running} onClick={generate}>
      {running ? null : <Sparkles aria-hidden />}
      {running ? "Generating..." : "Generate Full PRD"}
    </Button>
  );
}
