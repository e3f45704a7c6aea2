import { isPlural, plural, singular } from "#domain/drafter/language/words.ts";
import { leadOfProduct } from "./leads-of-product.ts";
import { isBody } from "./lexicon/bodies.ts";
import { isGivenName } from "./lexicon/given-names.ts";
import { couldBeActor, couldNotBeActor } from "./lexicon/nouns.ts";
import { THING_WORDS } from "./lexicon/thing-words.ts";
import { verbForm } from "./lexicon/verbs.ts";
import { deedOpening } from "./list-items.ts";
import { underHeading } from "./reading/background.ts";
import { TEAM } from "./reading/runs.ts";
import { closedTag } from "./token.ts";

/** Whom a list tells of: many who do it, one who does it, or the words each of its deeds, or those of them that are `ofProduct`, go on from. */
export type Lead = { many: string; one: string } | { goesOn: string; ofProduct?: (deed: string) => boolean };
const ROLE = "((?:(?:the|an?|our|all|every|each) )?[\\p{L}][\\p{L}' -]{1,38}?)";
const TASKS =
  "tasks|jobs|duties|features|functions|actions|rights|permissions|needs|wishes|requirements|user stories|stories|side|view|part|role|area|app|portal|responsibilities|use cases";
/** "What sellers do", "For sellers", "Seller (private)", "Tasks of the seller", "Seller tasks". */
const NAMES: readonly RegExp[] = [
  new RegExp(
    `^(?:what|things|all) (?:that )?${ROLE} (?:do|does|can do|may do|should do|must do|has to do|have to do|gets? to do|needs? to do|wants? to do|should be able to do|(?:is|are) able to do|needs?|wants?)$`,
    "iu",
  ),
  new RegExp(`^(?:for|as) ${ROLE}$`, "iu"),
  new RegExp(`^(?:${TASKS}) (?:of|for) ${ROLE}$`, "iu"),
  new RegExp(`^${ROLE}(?:'s|s')? (?:${TASKS})$`, "iu"),
  new RegExp(`^${ROLE}(?: \\([^()]*\\))?$`, "iu"),
];
/** "Sellers can", "The app lets people", "Members should be able to": each deed goes on from there. */
const GOES_ON =
  /\b(?:can|may|must|should|shall|will|could|cannot|can't|mustn't|shouldn't|(?:must|may|can|should|shall|will) (?:also|not|never|always|only)|(?:able|allowed|permitted|need|needs|want|wants|have|has|like|likes|ought|possible|forbidden|responsible|free|users|people|members|customers|everyone|everybody|anyone|them) to|(?:lets?|let) (?:the |our )?\p{L}+s?)$/iu;
const NO_LEAD = /^(?:how|where|why|when|nice|what|things|need|good|must|should|could|won't|to)\b/i;
const WHAT_THEY = new RegExp(
  `^(?:what|things) (?:that )?${ROLE} (can|may|must|should|shall|will|(?:need|want|have)s? to)$`,
  "iu",
);

/** Whom a list below these words tells of; `deeds` is how many of its items are deeds, which one of them `does` in the third person. */
export function leadOf(said: string, deeds: number, does = false): Lead | undefined {
  // "Rules", and below it "Boats over 9 m only"
  if (underHeading(said)) return undefined;
  const product = leadOfProduct(said);
  if (product) return product;
  const [, whom, helper] = WHAT_THEY.exec(said) ?? [];
  if (whom && helper) return { goesOn: `${whom} ${helper}` };
  if (/^(?:everybody|everyone|anybody|anyone|all (?:users|roles|people|of them))$/i.test(said))
    return { many: "Everybody", one: "Everybody" };
  const me = /^(?:for )?(me|us)$/i.exec(said)?.[1];
  if (me) return { goesOn: /^me$/i.test(me) ? "I can" : "We can" };
  if (GOES_ON.test(said) && !NO_LEAD.test(said)) return { goesOn: said };
  for (const pattern of NAMES) {
    const role = pattern.exec(said)?.[1]?.replace(/^(?:the|an?|our|all|every|each) /i, "");
    const lead = role && named(role, deeds, does);
    if (lead) return lead;
  }
  return undefined;
}

/** "Wardens (eight of them, all on foot)", "Drivers - about 30", "Beekeepers, mostly retired": a role, and what is remarked on it. */
const REMARKED =
  /^(?<who>\p{L}[\p{L}' -]{1,38}?)(?:(?<named> \(|, )|: | [-–—] )(?<beside>[^()]{2,100}(?:\([^()]*\)[^()]*)?)\)?$/u;

/** Whom a list tells of below a role with a remark, or a name with its role, and what they are called; never where the remark is what they do. */
export function leadBesideRemark(said: string, deeds: number, does: boolean): { lead: Lead; who: string } | undefined {
  const { who = "", named: opens, beside = "" } = REMARKED.exec(said)?.groups ?? {};
  if (!who || (!opens && deedOpening(beside))) return undefined;
  const isOne = isGivenName(who);
  const [role = ""] = isOne && opens ? beside.split(/,| and /) : [who];
  const lead = NO_LEAD.test(role) ? undefined : leadOf(role.trim().replace(/^(?:the|our|my|an?) /i, ""), deeds, does);
  return lead && "many" in lead ? { lead, who: isOne ? `${who} (${role.trim()})` : who } : undefined;
}

/** "Shop floor (machinists, setters)", "Us (Lena + Marek, admins)": where those work, and who they are. */
export function leadInBrackets(said: string, deeds: number, does: boolean): { lead: Lead; who: string } | undefined {
  const { front = "", inner = "" } = /^(?<front>[^():]{2,40}?) \((?<inner>[^()]{3,80})\)$/u.exec(said)?.groups ?? {};
  const head = singular(front.split(" ").at(-1)?.toLowerCase() ?? "");
  if (front === "" || (couldBeActor(head) && !isBody(head))) return undefined;
  // "Bram (repair man)": a name
  if (!front.includes(" ") && !isBody(head) && !THING_WORDS.has(head) && !/^(?:me|us|we)$/.test(front.toLowerCase()))
    return undefined;
  const roles = inner
    .split(/, | and | or | & | \+ | ?\/ ?/)
    .map((one) => one.replace(/^(?:the|our|an?|one|two|three|four|five|six|\d+) /i, "").trim())
    .filter((one) => {
      const last = singular(one.split(" ").at(-1) ?? "");
      return /^\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2}$/u.test(one) && couldBeActor(last) && !isBody(last) && !KIN.test(last);
    });
  const who = roles.join(" and ").replace(/^\p{Ll}/u, upper);
  const lead = roles.length > 0 ? named(who, deeds, does) : undefined;
  return lead && { lead, who };
}

const KIN = /^(?:sister|brother|wife|husband|son|daughter|mother|father|mum|dad|cousin|aunt|uncle|friend|family)$/;

/** "Finance", above what it does. */
const DEPARTMENT =
  /^(?:finance|accounting|purchasing|procurement|sales|marketing|hr|human resources|payroll|reception|logistics|dispatch|facilities|housekeeping|legal|compliance|controlling|customer service)$/i;

/** "Sellers", "Buyers and sellers", "Head of department" */
function named(role: string, deeds: number, does: boolean): Lead | undefined {
  if (DEPARTMENT.test(role) && deeds > 0) {
    const team = `The ${/^hr$/i.test(role) ? role : role.toLowerCase()} team`;
    return { many: team, one: team };
  }
  const all = role.split(/ (?:and|&|\+|or) | ?[/,] ?/).map((one) => one.replace(/'s?$/, "").replace(/^\p{Lu}(?=\p{Ll})/u, lower));
  const isRole = all.every((one) => {
    const head = singular(
      one
        .split(/ of | for | in | at | from /)[0]
        ?.split(" ")
        .at(-1) ?? "",
    );
    const isKnown = couldBeActor(head) || TEAM.test(head) || (does && !one.split(" ").some((word) => closedTag(word)));
    return (
      isKnown || (deeds > 1 && !one.includes(" ") && !couldNotBeActor(head) && verbForm(head) === undefined && !closedTag(head))
    );
  });
  if (!isRole) return undefined;
  const many = all.map(severalOf).join(" and ");
  const one = all.length === 1 ? all.map((name) => `the ${oneOf(name)}`).join("") : many;
  return { many: many.replace(/^\p{Ll}/u, upper), one: one.replace(/^\p{Ll}/u, upper) };
}

const upper = (letter: string) => letter.toUpperCase();
const lower = (letter: string) => letter.toLowerCase();

function severalOf(name: string): string {
  const [, front = "", head = "", tail = ""] = /^(.*?)([\p{L}'-]+)((?: (?:of|for|in) .+)?)$/u.exec(name) ?? [];
  return TEAM.test(head) ? `the ${name}` : `${front}${isPlural(head) ? head : plural(head)}${tail}`;
}

function oneOf(name: string): string {
  return name.replace(/^(.*?)([\p{L}'-]+)((?: (?:of|for|in) .+)?)$/u, (_, front, head, tail) => front + singular(head) + tail);
}
