import type { AppOptions, Part } from "./http/app.ts";

/** The parts of the server that are ours in every home; what they need is loaded with their first request. */
export async function parts(): Promise<Pick<AppOptions, "functions" | "mcp" | "connect" | "oauth" | "forms">> {
  return {
    functions: lazily(async () => {
      const { createFunctions } = await import("#server/functions/all.ts");
      return createFunctions();
    }),
    mcp: lazily(async () => {
      const { createMcp } = await import("#server/mcp/answer-mcp.ts");
      return createMcp();
    }),
    connect: lazily(async () => {
      const { createConnect } = await import("#server/oauth/connect.ts");
      return createConnect();
    }),
    oauth: lazily(async () => {
      const { createOauth } = await import("#server/oauth/oauth.ts");
      return createOauth();
    }),
    forms: lazily(async () => {
      const { createSentForms } = await import("#server/sent-forms/sent-forms.ts");
      return createSentForms();
    }),
  };
}

function lazily(load: () => Promise<Part>): Part {
  let part: Promise<Part> | undefined;
  return async (request, context) => {
    part ??= load();
    const answer = await part;
    return answer(request, context);
  };
}
