import * as z from "zod";
import { paths } from "./paths.ts";

const asked = z.object({ makesOrganization: z.literal(true), back: z.string().startsWith("/") });

/** A link for whoever needs an organization first: it is made on the dashboard, which leads back. */
export const organizationFirst = (back: string) => ({
  to: paths.dashboard(),
  state: { makesOrganization: true, back } satisfies z.output<typeof asked>,
});

/** Where somebody goes once their organization is made, read from the state of their address. */
export const backAfterOrganization = (state: unknown): string | undefined => asked.safeParse(state).data?.back;
