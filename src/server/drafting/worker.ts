import { doApart } from "#server/apart/do-apart.ts";
import { done } from "./work.ts";

/** A process of its own for the built-in drafter. */
doApart(done);
