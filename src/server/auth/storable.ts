import { z } from "zod";

/** A JSON object as the driver's types want it; what came in was parsed from JSON. */
export function storable(object: Record<string, unknown>) {
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(object)));
}
