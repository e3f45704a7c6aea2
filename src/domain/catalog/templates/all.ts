import { booking } from "./booking.ts";
import { fieldService } from "./field-service.ts";
import { internalTool } from "./internal-tool.ts";
import { marketplace } from "./marketplace.ts";
import { subscription } from "./subscription.ts";
import type { Template } from "./template.ts";

/** What a project may begin from, in the order it is offered. */
export const templates: readonly Template[] = [internalTool, booking, marketplace, subscription, fieldService];

export function templateOf(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}
