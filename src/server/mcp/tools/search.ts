import * as z from "zod";
import { gistOf, rowText } from "#domain/agents/row-text.ts";
import { addressOf } from "#server/mcp/addresses.ts";
import { oneOf, searched } from "#server/mcp/find.ts";
import { defineTool } from "#server/mcp/tool.ts";

const MOST = 20;
const found = { id: z.string(), title: z.string(), text: z.string(), url: z.string() };

// these two have the names and shapes that ChatGPT's connectors look for
export const search = defineTool({
  name: "search",
  title: "Search the specification",
  description: "Finds rows and texts that say all the words, or the row of a number such as US-14. The 20 best.",
  input: z.object({ query: z.string().max(500) }),
  output: { results: z.array(z.object(found)) },
  run: async ({ query }, handing) => ({
    results: (await searched(query, handing)).slice(0, MOST).map((one) => ({
      id: one.at,
      title: `${one.cite} ${one.name}`,
      text: "noun" in one ? gistOf(one) : one.text.slice(0, 160),
      url: addressOf(one, handing),
    })),
  }),
});

export const fetchOne = defineTool({
  name: "fetch",
  title: "Fetch one row or text",
  description: "The whole of one result of search, as it is now.",
  input: z.object({ id: z.string().max(80) }),
  output: { ...found, metadata: z.record(z.string(), z.string()) },
  run: ({ id }, handing) => {
    const one = oneOf(id, handing);
    const isRow = "noun" in one;
    return {
      id: one.at,
      title: `${one.cite} ${one.name}`,
      text: isRow ? rowText(one) : one.text,
      url: addressOf(one, handing),
      metadata: { cite: one.at, kind: isRow ? one.noun : "text" },
    };
  },
});
