import { nouns } from "#domain/nouns/all.ts";
import { type Risk, type RiskInput, risk } from "#domain/nouns/risks.ts";
import { type Contest, type Merge, mergeFields } from "./merge.ts";

export type RiskList = { risks: readonly Risk[] };

const wordsOf = ({ name, functionality, description }: Risk): RiskInput => ({ name, functionality, description });
const fieldNames = nouns.risks.input.keyof().options;
const someWords = risk.pick({ name: true, functionality: true, description: true }).partial();

/** The field of a risk that two people changed: `<id>/name`, or the id alone where one of them deleted it. */
export const contestedRisk = (field: string) => {
  const at = field.lastIndexOf("/");
  return at < 0 ? { id: field, word: undefined } : { id: field.slice(0, at), word: field.slice(at + 1) };
};

/** Three-way merge of two lists of risks by their ids: added ones are all there, changed ones merge field by field. */
export function mergeRisks(base: RiskList, mine: RiskList, theirs: RiskList): Merge<RiskList> {
  const contested: Contest[] = [];
  const find = ({ risks }: RiskList, id: string) => risks.find((one) => one.id === id);
  const ids = new Set([...theirs.risks, ...mine.risks].map(({ id }) => id));
  const risks = [...ids].flatMap((id): Risk[] => {
    const [before, here, there] = [find(base, id), find(mine, id), find(theirs, id)];
    if (here && there) {
      const from = before ? wordsOf(before) : { name: "", functionality: "", description: "" };
      const merge = mergeFields(from, wordsOf(here), wordsOf(there));
      contested.push(...merge.contested.map((contest) => ({ ...contest, field: `${id}/${contest.field}` })));
      return [{ ...there, ...merge.merged }];
    }
    const left = here ?? there;
    if (!left || !before) return left ? [left] : [];
    if (same(before, left)) return [];
    const told = (one: Risk | undefined) => (one ? wordsOf(one) : null);
    contested.push({ field: id, base: wordsOf(before), mine: told(here), theirs: told(there) });
    return [left];
  });
  return { merged: { risks }, contested };
}

/** The merged list with what was chosen; a risk for which nothing was chosen is deleted. */
export function withChosenRisks({ risks }: RiskList, chosen: Readonly<Record<string, unknown>>): RiskList {
  return {
    risks: risks.flatMap((one): Risk[] => {
      if (Object.hasOwn(chosen, one.id)) return chosen[one.id] ? [{ ...one, ...wordsIn(chosen[one.id]) }] : [];
      const picked = fieldNames.filter((word) => Object.hasOwn(chosen, `${one.id}/${word}`));
      const own = Object.fromEntries(picked.map((word) => [word, chosen[`${one.id}/${word}`]]));
      return [{ ...one, ...wordsIn(own) }];
    }),
  };
}

function wordsIn(chosen: unknown): Partial<RiskInput> {
  const { name, functionality, description } = someWords.safeParse(chosen).data ?? {};
  return {
    ...(name === undefined ? {} : { name }),
    ...(functionality === undefined ? {} : { functionality }),
    ...(description === undefined ? {} : { description }),
  };
}

function same(one: Risk, another: Risk) {
  return fieldNames.every((word) => one[word] === another[word]);
}
