import { Complaint } from "#cli/complaint.ts";
import { projectFile } from "#cli/repository/root.ts";
import { type DescribedRequirements, describeRequirements } from "#domain/describe-requirements.ts";
import type { Connection } from "./connection.ts";
import { callFunction } from "./functions.ts";

/** What the key opens and how each requirement stands in it; refused where the repository names another project. */
export async function readSpecification(
  { address, key, project }: Connection,
  asked: { reports?: boolean } = {},
): Promise<DescribedRequirements> {
  const described = await callFunction({ address, key }, describeRequirements, asked);
  if (project !== null && project !== described.project.id) {
    throw new Complaint(`The key opens '${described.project.name}', and ${projectFile} names another project.`);
  }
  return described;
}

/** The project's id, asked for only where the repository does not say. */
export async function projectOf(connected: Connection): Promise<string> {
  return connected.project ?? (await readSpecification(connected)).project.id;
}
