import { headingOf, sentencesOf } from "./closeness.ts";
import type { FoundEvidence } from "./evidence.ts";
import { REVIEWS } from "./money/amount-sense.ts";
import { moneyIn } from "./money/money.ts";
import type { PagePurpose } from "./page-purpose.ts";
import type { WhoActs } from "./people/who-acts.ts";
import type { PageSight } from "./sight.ts";

/** Pages that tell stories and rules, of other people and other days. */
const STORIES = new Set<PagePurpose>(["post", "customers", "press", "jobs", "legal", "about", "blog", "list"]);

const TOPIC =
  /\b(roles?|permissions?|rights|who (can|may)|user types?|rollen|rechte|berechtigungen|wer (?:\p{L}+ )?darf|zugriff|droits|permisos|scopes?)\b/iu;
const WHO =
  "(?:(?:an?|the|every|each|all|only|als|jede[rs]?|alle|nur|der|die|das|eine?|le|la|les|el|los)\\s+)?(?<who>\\p{L}[\\p{L}'’-]*(?:\\s+[\\p{L}'’-]+){0,2}?)";
const MAY = new RegExp(
  `^${WHO}\\s+(?:may|(?:is|are) allowed to|darf|dürfen)(?:\\s+(?:only|also|auch|nur))?\\s+(?!be\\b|have\\b)\\p{L}`,
  "iu",
);
const CAN = new RegExp(
  `^${WHO}\\s+(?:can|(?:is|are) able to|kann|können|peut|peuvent|puede|pueden)(?:\\s+(?:only|also|auch|nur))?\\s+\\p{L}`,
  "iu",
);
const DEFINED = /^(?<who>\p{Lu}[\p{L}'’-]*(?:\s+[\p{L}'’-]+){0,2})\s*[:–—]\s*(?:can|may|darf|kann)\b/u;
const NOBODY =
  /^(you|we|they|it|he|she|i|this|that|these|those|which|who|what|there|one|anyone|everyone|everybody|nobody|people|sie|wir|man|es|er|das|dies|ihr|du|wer|so|here|hier|dort|then|and|but|if|when|where|how|on|vous|nous|on)\b|\bs?\d/i;

/** Who may do what, where a page speaks of that, and who does something: "Planners publish rotas." */
export function rolesOf({ parts, title, address }: PageSight, purpose: PagePurpose, whoActs: WhoActs): FoundEvidence[] {
  const said = parts
    .filter(({ region, kind }) => region === "main" && kind !== "quote" && kind !== "code")
    .flatMap((part) =>
      (part.kind === "heading" ? audienceHeading(part.text) : sentencesOf(part.text)).map((sentence) => ({
        sentence,
        heading: headingOf(parts, part)?.text ?? "",
      })),
    )
    .filter(({ sentence }) => sentence.length <= 300);
  // whoever says of one what he may do says by "can" what others may
  const speaksOfRights = TOPIC.test(title) || said.some(({ sentence }) => named(MAY, sentence) !== undefined);
  const found = new Map<string, FoundEvidence>();
  for (const { sentence, heading } of said) {
    const mayCan = speaksOfRights || TOPIC.test(heading);
    const told = AUDIENCE.test(sentence) ? `${sentence.replace(/:$/, "")}:` : sentence;
    const who = named(MAY, sentence) ?? (mayCan ? (named(CAN, sentence) ?? named(DEFINED, sentence)) : undefined);
    const acting = STORIES.has(purpose) || REVIEWS.test(heading) || !isTold(told) ? [] : whoActs(told);
    const names = acting.length > 0 || who === undefined ? acting : [singular(who)];
    for (const name of names) if (!found.has(name)) found.set(name, { kind: "role", name, quote: sentence, address, detail: {} });
  }
  return [...found.values()];
}

/** "For landlords" heads what they can do. */
const audienceHeading = (text: string) => (AUDIENCE.test(text) ? [text] : []);
const AUDIENCE = /^(?:for|für|pour|para)\s[^.?!:]+:?$/iu;

/** Whether a sentence tells plainly what is done: no question, no promise, no price. */
const isTold = (sentence: string) =>
  /[.:;]$/.test(sentence) && !/["“„«]|^[^,:;]*%/.test(sentence) && moneyIn(sentence).length === 0;

function named(pattern: RegExp, sentence: string): string | undefined {
  const who = pattern.exec(sentence)?.groups?.who?.trim();
  return who && !NOBODY.test(who) ? who : undefined;
}

function singular(who: string): string {
  const one = /^\p{L}+er$/u.test(who) ? who : who.replace(/(?<=\p{L}{3})(?<!s|i|u)s$/u, "");
  return one.charAt(0).toUpperCase() + one.slice(1);
}
