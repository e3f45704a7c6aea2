import { analyse } from "#domain/drafter/analysis/analyse.ts";

/** Who does what, as a text is read: "clerk: check the lease". */
export const deedsOf = (text: string) => analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
export const rulesOf = (text: string) => analyse(text).rules.map(({ text: said }) => said);
