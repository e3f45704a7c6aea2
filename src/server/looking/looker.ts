import { doApart } from "#server/apart/do-apart.ts";
import { type Look, looked } from "./look.ts";

/** A process of its own for those who look through whole projects. */
doApart<Look>(looked);
