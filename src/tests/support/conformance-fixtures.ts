import { completable, inputRequired, type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod";
import { fileAsResource } from "#server/mcp/handed-file.ts";

const text = (said: string) => ({ type: "text" as const, text: said });
const asked = (said: string) => ({ messages: [{ role: "user" as const, content: text(said) }] });

/** What the conformance suite looks for by name, beside everything the product offers. */
export function registerFixtures(server: McpServer) {
  server.registerTool("test_simple_text", { description: "Answers a text" }, () => ({
    content: [text("This is a simple text response for testing.")],
  }));
  server.registerTool("test_embedded_resource", { description: "Answers a file" }, () => ({
    content: [fileAsResource({ name: "test.txt", media_type: "text/plain", content: "This is an embedded resource." })],
  }));
  server.registerTool("test_error_handling", { description: "Fails" }, () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
  // answered only where the caller says it can be asked
  server.registerTool("test_missing_capability", { description: "Asks the agent's model" }, () => {
    const messages = [{ role: "user" as const, content: text("Say something.") }];
    return inputRequired({ inputRequests: { said: inputRequired.createMessage({ messages, maxTokens: 10 }) } });
  });
  server.registerTool("test_streaming_elicitation", { description: "Asks the person" }, () => {
    const requestedSchema = { type: "object" as const, properties: { name: { type: "string" as const } } };
    return inputRequired({ inputRequests: { named: inputRequired.elicit({ message: "Who are you?", requestedSchema }) } });
  });
  server.registerTool("test_logging_tool", { description: "Logs nothing to whoever did not ask" }, () => ({
    content: [text("Done.")],
  }));
  server.registerResource("static-text", "test://static-text", { mimeType: "text/plain" }, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }));
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, { mimeType: "application/json" }, ({ href }, { id }) => ({
    contents: [
      { uri: href, mimeType: "application/json", text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) },
    ],
  }));
  server.registerPrompt("test_simple_prompt", { description: "Answers a prompt" }, () =>
    asked("This is a simple prompt for testing."),
  );
  const some = (typed: string) => ["paris", "park", "party"].filter((word) => word.startsWith(typed));
  const argsSchema = z.object({ arg1: completable(z.string(), some), arg2: z.string() });
  server.registerPrompt("test_prompt_with_arguments", { description: "Answers its arguments", argsSchema }, ({ arg1, arg2 }) =>
    asked(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  );
}
