import { capital } from "#domain/drafter/languages/token.ts";
import { finiteOf, isKnownVerb, PREFIXES } from "./verbs.ts";

/** "ich die Abholung abhake", "steht dort das Ergebnis": a step behind "Wenn" or "Dann" as a sentence of its own. */
export function asMainClause(step: string): string {
  return step.startsWith("ich ") ? doneFirst(step.slice(4)) : subjectFirst(step);
}

/** "die Abholung abhake, sobald sie erfolgt ist" is "Ich hake die Abholung ab, sobald sie erfolgt ist". */
function doneFirst(step: string): string {
  const [done = "", ...behind] = step.split(/(?=,)/);
  const noted = done.endsWith(NOTED);
  const [, before = "", verb = ""] = /^(.*?)(\S+)$/.exec(noted ? done.slice(0, -NOTED.length) : done) ?? [];
  const { stem, lead } = parted(verb);
  const joined = /^(.*?)(\S+) (und|oder) $/.exec(before);
  if (joined) {
    const [, object = "", first = "", joins = ""] = joined;
    if (lead !== "" || parted(first).lead !== "") return `Wenn ich ${step}`;
    return `Ich ${first} ${joins} ${verb} ${object}`.trim() + behind.join("");
  }
  const told = ["Ich", stem, before.trim(), lead].filter(Boolean).join(" ");
  return `${told}${noted ? " und trage das ein" : ""}${behind.join("")}`;
}

const NOTED = " und das eintrage";

function parted(verb: string): { stem: string; lead: string } {
  if (isKnownVerb(`${verb}n`) && !SURELY_PARTED.test(verb)) return { stem: verb, lead: "" };
  const lead = [...PREFIXES]
    .sort((a, b) => b.length - a.length)
    .find((one) => verb.startsWith(one) && (SURELY_PARTED.test(one) || finiteOf(verb.slice(one.length))?.known));
  return lead ? { stem: verb.slice(lead.length), lead } : { stem: verb, lead: "" };
}

/** What never stays together, also where the whole is on a list. */
const SURELY_PARTED = /^(?:ab|an|auf|aus|bei|ein|fest|frei|mit|nach|vor|weg|zurück|zusammen)/;

/** "wird nichts gespeichert" is "Nichts wird gespeichert". */
function subjectFirst(step: string): string {
  const [verb = "", ...rest] = step.split(" ");
  const own = rest[0] === "sich" ? rest.slice(1) : rest;
  const led = /^(?:der|die|das|diese[rs]?|eine?|keine?|meine?)$/.test(own[0] ?? "");
  const ends = led ? own.findIndex((word) => /^\p{Lu}/u.test(word)) : 0;
  if (ends < 0 || own.length === 0) return `Dann ${step}`;
  // "bleibt alles, wie es war", "ändert sich nichts, und"
  const [, name = "", mark = ""] = /^(.*?)(,?)$/.exec(own.slice(0, ends + 1).join(" ")) ?? [];
  const itself = own === rest ? "" : " sich";
  return `${capital(name)} ${verb}${itself}${mark} ${own.slice(ends + 1).join(" ")}`.trim();
}
