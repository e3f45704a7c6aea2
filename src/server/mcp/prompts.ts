import { completable, type McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { HandedRow } from "#domain/agents/handed-rows.ts";
import { rowText } from "#domain/agents/row-text.ts";
import { seen } from "#domain/document/clean.ts";
import { neighboursOf, packageFor } from "./about-rows.ts";
import { rowOf } from "./find.ts";
import { type Handing, IS_DATA } from "./tool.ts";

type Said = {
  name: string;
  title: string;
  description: string;
  task: string;
  data(row: HandedRow, handing: Handing): Promise<string>;
};

/** What people wrote cannot end the place where it is data. */
const within = (words: string) => seen(words).replaceAll(/<(?=[\s/]*specification)/gi, "&lt;");

const packageText = async (row: HandedRow, handing: Handing) => (await packageFor(row, handing)).text;

const prompts: readonly Said[] = [
  {
    name: "implement",
    title: "Implement a work package",
    description: "Build a feature, page or story from its requirements, citing and reporting each",
    task: "Implement what the requirements below ask for, and nothing else. Cite each with its revision where you build it (code, tests, commit), such as US-14@3. Report in_progress when you begin and done with commit and test when its criteria hold. Where a requirement is wrong or missing, propose a change instead of guessing.",
    data: packageText,
  },
  {
    name: "write_tests",
    title: "Write tests from criteria",
    description: "Tests for every acceptance criterion of a row",
    task: "Write one test for each acceptance criterion and each failure described below, in the project's own test framework. Begin each title with the number and revision it shows, such as US-14@3. Say which criteria cannot be tested as they are written, and propose better words for them.",
    data: packageText,
  },
  {
    name: "review",
    title: "Review a change against criteria",
    description: "Whether a change does what a row asks for",
    task: "Compare the change at hand with the requirement below, criterion by criterion: met, not met or not shown, with the place in the code. Name what the change does that nothing asks for. Report blocked with a note where a criterion is not met.",
    data: async (row, handing) => {
      const others = (await neighboursOf([row], handing)).get(row) ?? [];
      return [row, ...others].slice(0, 12).map(rowText).join("\n\n");
    },
  },
];

export function registerPrompts(server: McpServer, handing: Handing) {
  const cites = (typed: string) =>
    handing.handed.rows.flatMap(({ cite }) => (cite.toLowerCase().startsWith(typed.toLowerCase()) ? cite : [])).slice(0, 100);
  for (const { name, title, description, task, data } of prompts) {
    const argsSchema = z.object({ cite: completable(z.string().max(80).describe("Such as FEAT-3"), cites) });
    server.registerPrompt(name, { title, description, argsSchema }, async ({ cite }) => {
      const words = within(await data(rowOf(cite, handing), handing));
      const text = `${task}\n\n<specification note="${IS_DATA}">\n${words}\n</specification>`;
      return { description: title, messages: [{ role: "user", content: { type: "text", text } }] };
    });
  }
}
