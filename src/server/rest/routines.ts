import type { Routine } from "./catalogue.ts";
import { Refusal } from "./errors.ts";

/** The one function of this name that takes exactly these arguments, those with defaults left out or not. */
export function pickRoutine(name: string, routines: readonly Routine[], given: readonly string[]): Routine {
  const fitting = routines.filter(
    ({ arguments: all }) =>
      given.every((argument) => all.has(argument)) &&
      [...all.values()].every((argument) => !argument.required || given.includes(argument.name)),
  );
  const [first] = fitting;
  const called = `public.${name}${given.length === 0 ? "" : `(${given.join(", ")})`}`.slice(0, 300);
  if (first && fitting.length === 1) return first;
  if (first)
    throw new Refusal(300, "PGRST203", `Could not choose the best candidate function between: ${fitting.map(shown).join(", ")}`);
  throw new Refusal(
    404,
    "PGRST202",
    `Could not find the function ${called}${given.length === 0 ? " without parameters" : ""} in the schema cache`,
    {
      details: "The call must name each argument of one function and nothing else.",
      hint: routines[0] ? `Perhaps you meant to call the function ${shown(routines[0])}` : null,
    },
  );
}

function shown({ name, arguments: all }: Routine): string {
  return `public.${name}(${[...all.keys()].join(", ")})`;
}
