import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import type { Listened } from "#domain/drafter/analysis/reading/listened.ts";
import { binds, ruleOf } from "#domain/drafter/analysis/reading/rules.ts";
import { faultOfDeed } from "./deeds.ts";
import { mended } from "./mend.ts";
import { asName, isDoneByIt, isDoneInCondition, isPerson } from "./people.ts";
import { faultOfRule, isEmptyTalk, isSaidWhole } from "./rules.ts";
import { toldOnce } from "./told-twice.ts";

/** No rule is told in more words. */
const LONGEST = 45;

/** What was heard without what came out broken: such a deed is told by the sentence it was heard in, such a rule by its own words, or neither is. */
export function sound(heard: Listened): Listened {
  const named = heard.activities.map((deed) => ({ ...deed, actor: deed.actor && asName(deed.actor) }));
  const whole = named.map(mended);
  const activities = whole.filter((deed) => isSound(deed, whole));
  const rules = heard.rules.flatMap(soundRule);
  for (const deed of named.filter((deed) => !activities.includes(deed))) {
    const told = ruleOfDeed(deed);
    if (told && !rules.some(({ text }) => text.toLowerCase().includes(told.text.toLowerCase()))) rules.push(told);
  }
  return { ...heard, activities, rules: toldOnce(rules, activities) };
}

function isSound(deed: Activity, all: readonly Activity[]): boolean {
  if (faultOfDeed(deed) || isDoneByIt(deed) || isDoneInCondition(deed)) return false;
  const { actor } = deed;
  return (
    !actor ||
    isPerson(
      actor,
      all.filter((other) => other.actor?.singular === actor.singular),
    )
  );
}

/** The clause a deed was heard in, or all of its sentence, where that binds and can stand alone. */
function ruleOfDeed({ said: deed, heardIn, actor }: Activity): Rule | undefined {
  const said = deed.includes(" ") && heardIn && soundest([heardIn.clause, heardIn.statement]);
  return said && binds(said, false) ? { ...ruleOf(said, true, undefined, actor), heardIn } : undefined;
}

function soundRule(rule: Rule): Rule[] {
  const fault = rule.duty ? faultOfDeed(rule.duty) : faultOfRule(rule.text);
  if (!fault) return [rule];
  const isElsewhere = rule.duty !== undefined || isSaidWhole(fault);
  const said = isElsewhere && rule.heardIn && soundest([rule.heardIn.clause, rule.heardIn.statement]);
  return !said ? (isEmptyTalk(fault) ? [] : [rule]) : [{ ...rule, text: said, duty: undefined }];
}

/** The first that is sound and points to nothing outside. */
function soundest(told: readonly string[]): string | undefined {
  return told.find(
    (said, at) =>
      said.split(" ").length <= LONGEST &&
      faultOfRule(said) === undefined &&
      (at === told.length - 1 ||
        !/\b(?:it|they|them|he|she|him|her|his|their|its|this|that|these|those|which|who|ones?)\b|^(?:and|or|but|so|then)\b/i.test(
          said,
        )),
  );
}
