import type { Brief } from "#domain/brief.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { onceEachText } from "#domain/once.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import { type Statement, statementsOf } from "./statements.ts";
import type { Texts } from "./texts/texts.ts";
import type { Told, Tongue } from "./tongue.ts";

const TONGUES: readonly Tongue[] = [german, french, spanish, portuguese];
const ENGLISH = new Set(
  "the a and or of to for in on with that who is are can by from their they we our it as when has have be not must".split(" "),
);
/** Italian and Dutch, which nobody reads here and which share small words with those that are read. */
const UNREAD = [
  "il lo la i gli le un uno una e è ed di del dello della dell dei degli delle da dal dalla in nel nella nei con per su sul sulla che chi si sono ha hanno non ogni suo sua loro al alla ai quando come anche più o",
  "de het een en van in op met voor aan naar door bij uit is zijn wordt worden kan kunnen moet moeten niet geen die dat deze dit wie zij hij ze of er hun haar als om te ook elke alle",
].map((words) => new Set(words.split(" ")));
/** A text of fewer known words is not told apart. */
const ENOUGH = 0.18;
const FEW = 0.08;

export type ToldIn = Told & { tongue: Tongue };
const MOST_REMEMBERED = 10;

/** What a description in one of the other languages says; undefined for English and where nothing could be read. */
export function toldInItsLanguage(brief: Brief): ToldIn | undefined {
  return toldOf(descriptionOf(brief));
}

export const toldOf: (description: string) => ToldIn | undefined = onceEachText(toldIn, MOST_REMEMBERED);

function toldIn(description: string): ToldIn | undefined {
  const statements = answered(statementsOf(description));
  const tongue = tongueOf(statements.map(({ text }) => text).join(" "));
  if (!tongue) return undefined;
  const told = tongue.listen(statements);
  const { purpose } = tongue.texts;
  const deeds = told.deeds.map((deed) => ({ ...deed, ...withoutPurpose(deed.said, purpose) }));
  const duties = told.duties.map((said) => withoutPurpose(said, purpose).said);
  return deeds.length > 0 ? { tongue, ...told, deeds, duties } : undefined;
}

/** "…, damit niemand wartet": what for is told by itself. */
function withoutPurpose(whole: string, purpose: Texts["purpose"]): { said: string; so?: string } {
  // why somebody does it is no part of what they do
  const said = whole.replace(purpose.why, "");
  const at = said.search(purpose.opens);
  if (at <= 0) return { said };
  return {
    said: said.slice(0, at).replace(/,?\s*$/, ""),
    so: said
      .slice(at)
      .replace(/^[,\s]+/, "")
      .replace(...purpose.told),
  };
}

const WHO_DOES = /^(?:—\s*)?(?:\p{L}+\s*:\s+)?¿?(?:und |et |y |e )?(?:wer|qui|quién(?:es)?|quem) (.+?)\s*\?$/iu;
const SOMEBODY = /^(?:—\s*)?(\p{L}+\s*:\s+)?((?:\p{L}+(?:'|\s+)){0,3}\p{L}+)$/u;

/** "Wer bestellt die Farbe? – Der Lagerist.": who answers a question does what it asks. */
function answered(statements: readonly Statement[]): Statement[] {
  return statements.map((statement, at) => {
    const asked = WHO_DOES.exec(statements[at - 1]?.text ?? "")?.[1];
    const [, speaker = "", who] = SOMEBODY.exec(statement.text) ?? [];
    const told = asked && who && !/\b(?:niemand|keiner|personne|nadie|ninguém)\b/i.test(who);
    return told ? { ...statement, text: `${speaker}${who} ${asked}` } : statement;
  });
}

/** The one of the other languages a text is in; undefined for English and where it cannot be told. */
export function tongueOf(text: string): Tongue | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (small: ReadonlySet<string>) => words.filter((word) => small.has(word)).length / words.length;
  const [best, second] = TONGUES.map((tongue) => ({ tongue, score: share(new Set(tongue.small)) })).sort(
    (a, b) => b.score - a.score,
  );
  if (words.length <= 4 || !best) return undefined;
  if (UNREAD.some((small) => share(small) > best.score)) return undefined;
  const others = Math.max(second?.score ?? 0, share(ENGLISH));
  // notes and lists have few small words
  const clear = best.score >= FEW && best.score > 2 * others;
  return clear || (best.score >= ENOUGH && best.score > share(ENGLISH)) ? best.tongue : undefined;
}
