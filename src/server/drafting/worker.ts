import { doInThread } from "#server/apart/in-thread.ts";
import { done } from "./work.ts";

/** A thread of its own for the built-in drafter. */
doInThread(done);
