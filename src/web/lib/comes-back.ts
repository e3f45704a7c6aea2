import * as z from "zod";

const place = z.object({ to: z.string().startsWith("/"), label: z.string() });
const asked = z.object({ comesBackTo: place });
type AddressKept = z.output<typeof place>;

/** State of a link to a screen that leads back to where it was pressed. */
export const comingBackTo = (comesBackTo: AddressKept): z.output<typeof asked> => ({ comesBackTo });

/** Where the link that led here was pressed. */
export const comesBackTo = (state: unknown): AddressKept | undefined => asked.safeParse(state).data?.comesBackTo;
