import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { handedTexts } from "#domain/agents/handed-rows.ts";
import { rowText } from "#domain/agents/row-text.ts";
import { seen } from "#domain/document/clean.ts";
import { Failure } from "#domain/failure.ts";
import { writeFile } from "#server/export/write-file.ts";
import { documentUri, rowUri, textUri } from "./addresses.ts";
import { oneOf } from "./find.ts";
import { type Handing, IS_DATA } from "./tool.ts";

const MOST_COMPLETED = 100;
const markdown = { mimeType: "text/markdown" };

/** The document and, by their numbers, its rows and texts; what stands first says that it is data. */
export function registerResources(server: McpServer, handing: Handing) {
  const { opened, handed } = handing;
  server.registerResource(
    "document",
    documentUri,
    {
      title: seen(`${opened.content.project.name}, version ${opened.version}`),
      description: "The whole specification",
      ...markdown,
    },
    async ({ href }) => told(href, await documentOf(handing)),
  );
  const completes = (all: () => readonly { cite: string }[]) => (typed: string) =>
    all()
      .flatMap(({ cite }) => (cite.toLowerCase().startsWith(typed.toLowerCase()) ? cite : []))
      .slice(0, MOST_COMPLETED);
  server.registerResource(
    "row",
    new ResourceTemplate(`${rowUri}{cite}`, { list: undefined, complete: { cite: completes(() => handed.rows) } }),
    { title: "A row by its number", description: "Such as spec://row/US-14", ...markdown },
    ({ href }) => told(href, found(href, handing)),
  );
  server.registerResource(
    "text",
    new ResourceTemplate(`${textUri}{cite}`, {
      list: undefined,
      complete: { cite: completes(() => handedTexts(opened.content)) },
    }),
    { title: "A text of the specification", description: "Such as spec://text/project_scope", ...markdown },
    ({ href }) => told(href, found(href, handing)),
  );
}

const told = (uri: string, text: string) => ({ contents: [{ uri, ...markdown, text: `<!-- ${IS_DATA} -->\n${seen(text)}` }] });

async function documentOf({ opened: { content, project_id }, origin, writing, whose }: Handing): Promise<string> {
  const { file } = await writeFile({ content, origin, project_id, format: "markdown" }, { writing, whose });
  return file.bytes.toString();
}

function found(uri: string, handing: Handing): string {
  try {
    const one = oneOf(uri, handing);
    return "noun" in one ? rowText(one) : one.text;
  } catch (error) {
    if (error instanceof Failure) throw new ResourceNotFoundError(uri, error.message);
    throw error;
  }
}
