import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { copyText } from "#web/lib/clipboard.ts";

/** Where coding agents reach this instance. */
export const agentAddress = () => `${location.origin}/mcp`;

/** Whether anything answers there; an instance without it allows nothing to be sent. */
export const answersAgentsQuery = queryOptions({
  queryKey: ["answers_agents"],
  queryFn: async () => (await fetch(agentAddress(), { method: "OPTIONS" })).headers.get("allow")?.includes("POST") === true,
  retry: false,
});

export const copyConnectionMutation = mutationOptions({
  mutationFn: copyText,
  meta: { toast: "project_api_key.copied", failure: "clipboard.failed" },
});
