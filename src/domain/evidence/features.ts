import { headingOf, sentencesOf } from "./closeness.ts";
import type { FoundEvidence } from "./evidence.ts";
import { moneyIn } from "./money/money.ts";
import type { PagePurpose } from "./page-purpose.ts";
import type { PageSight, SeenPart } from "./sight.ts";
import { namesOfCell } from "./tables.ts";

const MOST = 60;
/** Pages that tell stories and rules, not what the product does. */
const NOT_THERE = new Set<PagePurpose>(["post", "customers", "press", "jobs", "legal"]);
/** What is not there yet, not any more, or not at all. */
const NOT_YET =
  /\b(coming|planned|roadmap|soon|not yet|in future|will be|will support|we plan|beta in|upcoming|geplant|demnächst|bald|künftig|no longer|discontinued|used to|nicht mehr|once .* available|bientôt|próximamente)\b/i;
const DENIED =
  /^(no|not|never|kein\w*|nicht|nie)\b|\b(do not|does not|don't|doesn't|cannot|can't|(is|are) not|isn't|aren't|never|nicht|ne \p{L}+ pas)\b/iu;
/** Persuasion says nothing of what happens. */
const SLOGAN =
  /\b(joyful|love|loved|trusted|the best|beautiful|amazing|simply|effortless|world|dream|magic|ready to|welcome to|discover|imagine|better|smarter|faster than|never (lose|miss|worry)|say goodbye|made (easy|simple)|lorem|thank|all rights|copyright|©|cookies?|follow us|you.ll be back|read more|learn more|click|back to|start (your|free)|get started|sign up|try (it )?(free|now|for)|willkommen|jetzt mitglied)\b/i;
const ABLE = /\b(can|may|kann|können|darf|dürfen|peut|peuvent|puede|pueden)\b/i;
const TOLD = /\b(I|my|me|he|she|his|her|was|were|had|founded|began|started in|ich|mein\w*|war|waren|hatte\w*|gegründet|wurde)\b/;
const STARTS_BAD =
  /^(©|\(|\d+[.)]?$|for example|e\.g\.|note|hinweis|tip|see (also|the|our|below|page)|siehe |showing |photo|bild|by |von |posted|last updated|stand:)/i;
const VERBISH =
  /^(we|you|they|it|our|your|wir|sie|ihr|du|free|kostenlose?\w?)\b|\b(can|may|is|are|get|gets|has|have|see|sees|send|sends|\p{L}{3,}s|\p{L}{3,}(ed|ing)|\p{L}{3,}(en|t|te)|kann|können|wird|werden|haben|peut|permet)\b/iu;

/** What a page says is done, had or offered: whole statements, to the letter. */
export function featuresOf({ parts, address }: PageSight, purpose: PagePurpose): FoundEvidence[] {
  if (NOT_THERE.has(purpose)) return [];
  // of a company much is told that is no part of its product
  const tells = (sentence: string) => purpose !== "about" || ABLE.test(sentence);
  const found: FoundEvidence[] = [];
  for (const part of parts) {
    if (!canTell(part)) continue;
    const isNamed = isFunctionCell(parts, part);
    if (part.isLink && !isNamed) continue;
    const heading = headingOf(parts, part)?.text ?? "";
    if (isAside(heading)) continue;
    for (const sentence of sentencesOf(part.text)) {
      if (found.length >= MOST) return found;
      if (!isNamed && !(isStatement(sentence, part) && tells(sentence))) continue;
      found.push({ kind: "feature", name: nameOf(sentence), quote: sentence.slice(0, 500), address, detail: {} });
    }
  }
  return found;
}

function canTell({ kind, region }: SeenPart): boolean {
  return (region === "main" || region === "aside" || region === "header") && /^(text|item|definition|cell|column)$/.test(kind);
}

const TOLD_BY_COLUMN = /^(purpose|function|functions?|features?|what it does|zweck|funktion|leistung(en)?|fonction)$/i;
const INCLUDED = /^(yes|✓|✔|✅|x|included|ja|enthalten|oui|sí|unlimited.*|unbegrenzt.*|\d[\d.,]*( \p{L}+)?)$/iu;

/** A cell below "Purpose", or the name of a row that compares plans and is included in one of them. */
function isFunctionCell(parts: PageSight["parts"], part: SeenPart): boolean {
  const { cell, text } = part;
  if (!cell || cell.row === 0 || NOT_YET.test(text) || text.length > 120) return false;
  if (TOLD_BY_COLUMN.test(namesOfCell(parts, part).column)) return true;
  const rest = parts.filter((one) => one !== part && one.cell?.table === cell.table && one.cell.row === cell.row);
  const isMark = ({ text: said }: SeenPart) => INCLUDED.test(said) || /^(no|–|-|—|✗|✘|nein|non)$/i.test(said);
  return cell.column === 0 && rest.length >= 2 && rest.every(isMark) && rest.some((one) => INCLUDED.test(one.text));
}

const isAside = (heading: string) =>
  /\b(testimonials?|what (people|customers|our) .*|reviews?|our story|history|geschichte|team|related|news|recent|latest|comments?|table of contents|roadmap|coming)\b/i.test(
    heading,
  );

function isStatement(sentence: string, { kind }: SeenPart): boolean {
  const count = sentence.split(/\s+/).length;
  if (kind === "column" || count < (kind === "item" ? 2 : 3) || count > 40 || sentence.endsWith("?") || sentence.endsWith("!"))
    return false;
  if (kind !== "item" && !/[.:]$/.test(sentence) && count < 6) return false;
  if (
    NOT_YET.test(sentence) ||
    DENIED.test(sentence) ||
    SLOGAN.test(sentence) ||
    TOLD.test(sentence) ||
    STARTS_BAD.test(sentence)
  )
    return false;
  if (/^["“„«']/.test(sentence) || /https?:|@|\d{3,}[\s/-]\d{3,}/.test(sentence)) return false;
  // an amount with its name is a price and nothing else
  const money = moneyIn(sentence);
  if ((money.at(-1)?.to ?? 0) === sentence.length) return false;
  if (money.length > 0 && (count < 5 || money.some(({ period }) => period !== null)) && count < 7) return false;
  return kind === "item" || sentence.endsWith(".") || VERBISH.test(sentence);
}

function nameOf(sentence: string): string {
  return sentence.replace(/[.:]$/, "").slice(0, 200);
}
