import * as z from "zod";
import { handedTexts } from "#domain/agents/handed-rows.ts";
import { allNouns, labelledFields, nouns } from "#domain/nouns/all.ts";
import { defineTool } from "#server/mcp/tool.ts";

const MOST_TEXT = 1500;

export const brief = defineTool({
  name: "brief",
  title: "Brief of the project",
  description:
    "What the project is, which kinds of rows it has with their prefixes and fields, how many, and its texts. Begin here.",
  input: z.object({}),
  output: {
    project: z.string(),
    version: z.string(),
    description: z.string(),
    may_write: z.boolean(),
    kinds: z.array(z.object({ kind: z.string(), prefix: z.string(), rows: z.number(), fields: z.string() })),
    texts: z.array(z.object({ cite: z.string(), name: z.string() })),
    cite: z.string(),
  },
  run: (_, { opened, handed }) => {
    const { project, specification, questionnaire } = opened.content;
    const said = specification?.project_overview || project.description || questionnaire?.project_description || "";
    return {
      project: project.name,
      version: opened.version,
      description: said.length > MOST_TEXT ? `${said.slice(0, MOST_TEXT)}… (get project_overview for the rest)` : said,
      may_write: opened.key.scope === "read_write",
      kinds: allNouns.map((kind) => ({
        kind,
        prefix: nouns[kind].prefix,
        rows: handed.rows.filter(({ noun }) => noun === kind).length,
        fields: labelledFields(kind)
          .map(([name]) => name)
          .join(", "),
      })),
      texts: handedTexts(opened.content).map(({ at, name }) => ({ cite: at, name })),
      cite: "Cite a row with the revision you read, such as US-14@3, in code, tests, commits and reports.",
    };
  },
});
