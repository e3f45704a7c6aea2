import type { Idea } from "./idea.ts";
import { FIRST_IDEAS } from "./trade-and-care.ts";
import { UNUSUAL_IDEAS } from "./unusual.ts";
import { SECOND_IDEAS } from "./work-and-leisure.ts";

export const IDEAS: readonly Idea[] = [...FIRST_IDEAS, ...SECOND_IDEAS, ...UNUSUAL_IDEAS];
