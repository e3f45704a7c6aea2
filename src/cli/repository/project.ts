import { join } from "node:path";
import * as z from "zod";
import { Complaint } from "#cli/complaint.ts";
import { readOwnText } from "./read-text.ts";
import { projectFile } from "./root.ts";
import { writeWhole } from "./write-whole.ts";

/** What a repository says about itself, to everybody who works in it: never a key. */
const namedProject = z.looseObject({ address: z.string(), project: z.string() });
export type NamedProject = { address: string; project: string };

export function readProject(root: string): NamedProject | null {
  try {
    const text = readOwnText(join(root, projectFile));
    return text === undefined ? null : namedProject.parse(JSON.parse(text));
  } catch {
    throw new Complaint(`${projectFile} must name the address and the project; log in again to write it anew.`);
  }
}

export function writeProject(root: string, { address, project }: NamedProject): void {
  writeWhole(join(root, projectFile), `${JSON.stringify({ address, project }, null, 2)}\n`);
}
