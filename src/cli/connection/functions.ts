import * as z from "zod";
import { Complaint } from "#cli/complaint.ts";
import type { Contract } from "#domain/contract.ts";
import { fetchBy, refuse } from "./request.ts";

type Reached = { address: string; key: string };

/** The response of a server function, if it is no refusal. */
export async function postFunction({ address, key }: Reached, name: string, body: object, accept: string): Promise<Response> {
  const response = await fetchBy({ address, key })(`${address}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify(body),
  });
  if (!response.ok) await refuse(response);
  return response;
}

/** What a server function answers, in the shape its contract says. */
export async function callFunction<Input extends z.ZodType, Output extends z.ZodType>(
  reached: Reached,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const response = await postFunction(reached, contract.name, z.object({}).loose().parse(input), "application/json");
  const read = contract.output.safeParse(await response.json().catch(() => undefined));
  if (!read.success) {
    throw new Complaint(`${reached.address} does not answer as this product-architect expects; update the older one of the two.`);
  }
  return read.data;
}
