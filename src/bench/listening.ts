import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { LISTENED_IDEAS, type ListenedIdea } from "#domain/drafter/ideas/listened.ts";
import { heard } from "#domain/drafter/listened.ts";

/** Prints by language how many stated deeds and rules stand in a draft, and how often a thing became a person. */
export function benchListening(ideas: readonly ListenedIdea[] = LISTENED_IDEAS, verbose = false) {
  const languages = [...new Set(ideas.map(({ language }) => language))];
  console.log(`\nWhat ${ideas.length} ideas say, and what of it the built-in drafter keeps`);
  for (const language of languages) {
    const told = ideas
      .filter((idea) => idea.language === language)
      .map((idea) => {
        const brief = { ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description: idea.text } };
        return { id: idea.id, ...heard(idea, draftEverything(brief)) };
      });
    const sum = (of: (one: (typeof told)[number]) => number) => told.reduce((total, one) => total + of(one), 0);
    const share = (kept: number, of: number) => `${kept} of ${of} (${((kept / of) * 100).toFixed(1)} %)`;
    const deeds = sum((one) => one.deeds.of);
    const rules = sum((one) => one.rules.of);
    console.log(
      `${language}  deeds with their person ${share(deeds - sum((one) => one.deeds.missing.length), deeds)}, rules and numbers ${share(rules - sum((one) => one.rules.missing.length), rules)}, things that became people ${sum((one) => one.strangers.length)}`,
    );
    if (verbose)
      for (const { id, deeds: d, rules: r, strangers } of told) {
        console.log(`  ${id}  ${d.of - d.missing.length}/${d.of}  ${r.of - r.missing.length}/${r.of}`);
        for (const line of d.missing) console.log(`     deed   ${line}`);
        for (const line of r.missing) console.log(`     rule   ${line}`);
        for (const line of strangers) console.log(`     person ${line}`);
      }
  }
}
