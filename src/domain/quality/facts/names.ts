import type { Clause } from "./clause.ts";
import { choicesIn } from "./families.ts";

export type Named = { family: "name" | "form"; value: string; start: number; end: number };

const SLOT =
  /\b(with|through|via|by|into|in|on|from|at|as|of|uses?|using|to) ((?:(?:the|an?) )?(?:[\p{Ll}-]+ ){0,2}?)([\p{Lu}][\p{L}\p{N}.+#/-]*(?: [\p{Lu}][\p{L}\p{N}.+#-]*)*)/gu;
/** Abbreviations that name what everything has, and words that begin with a capital whatever they say. */
const NO_NAME =
  /^(?:I|PIN|SMS|GPS|CCTV|ID|VAT|IP|URL|PC|TV|CV|API|QR|DNA|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day.*|Jan.*|Feb.*|March|April|May|June|July|Aug.*|Sept.*|Oct.*|Nov.*|Dec.*|US|UK|EU)$/u;

/** What a clause names in a place where another name could stand: a product it is done with, a form it is written in. */
export function namesIn(clause: Clause): Named[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  const known = choicesIn(said);
  return [...said.matchAll(SLOT)].flatMap((match): Named[] => {
    const [whole, lead = "", , name = ""] = match;
    const start = match.index + whole.length - name.length;
    const end = match.index + whole.length;
    const plain = name.replace(/[.,]+$/u, "");
    if (NO_NAME.test(plain) || known.some((one) => one.start < end && one.end > start)) return [];
    const isForm = lead === "as" || (/^(?:in|on)$/.test(lead) && /^[\p{Lu}\p{N}/.+-]+$/u.test(plain));
    return [{ family: isForm ? "form" : "name", value: plain.toLowerCase(), start, end }];
  });
}
