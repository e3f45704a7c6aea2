import { wordTable } from "#domain/word-table.ts";

/** What somebody gives who lets it happen, and how that is told of what they let happen. */
const GIVEN = wordTable<string>({
  agreement: "agreed to",
  approval: "approved",
  authorisation: "authorised",
  authorization: "authorized",
  confirmation: "confirmed",
  consent: "consented to",
  "go-ahead": "approved",
  "green light": "approved",
  ok: "approved",
  okay: "approved",
  permission: "approved",
  "sign-off": "signed off",
  signature: "signed",
});
const NOUN = `(?<noun>${Object.keys(GIVEN).join("|")})`;
const KIND = "(?:(?:the|an?|prior|written|explicit|final|formal|express|extra|additional) )*";
const NEEDS =
  "(?<=[\\p{L}\\p{N}%),] )(?<!(?:\\b(?:not|never|longer|may|might|could|can|nobody|nothing|to)|n't) )\\b(?:(?:will|would|shall|should|must) )?(?:also )?(?:needs?|requires?)(?: to (?:get|have|obtain|receive))?";
const WHO =
  "(?<who>(?:(?:the|an?|our|their|its|one|two|both|another|at least two) )?[\\p{L}-]+(?: (?!and |or )[\\p{L}-]+){0,3}?)";
/** What it is for is asked for itself ("members need the chair's consent to bring a guest"), and so is what else is needed. */
const ALONE =
  "(?=$|[.;]|, (?:who|and|but|or)\\b| (?:before|after|if|when|once|unless|until|within|at least|first|as well|in|on)\\b)";
const BY = "(?:of|by|from)";
const OTHER = "(?: (?:and|or) (?:the|our|their) [\\p{L}-]+(?: (?!must|may|can|has|have|is|are)[\\p{L}-]+){0,2}?)?";

const OF_WHOM: readonly RegExp[] = [
  new RegExp(`${NEEDS} ${WHO}'s? ${KIND}${NOUN}${ALONE}`, "giu"),
  new RegExp(`${NEEDS} ${KIND}${NOUN} ${BY} ${WHO}(?<other>${OTHER})${ALONE}`, "giu"),
];

/** "Removing a post requires approval": what is approved is no thing. */
const IS_DONE = /^(?:[^,]*, )?\p{L}+ing (?:the|an?|any|our|each|every|all|\p{L}+s)\b/iu;

/** "Trips abroad need the coordinator's approval": told by who has to approve it, and how that was said. */
export function approvalsTold(statement: string): { told: string; asSaid: (rule: string) => string } {
  const turned: [string, string][] = [];
  if (IS_DONE.test(statement)) return { told: statement, asSaid: (rule) => rule };
  const told = OF_WHOM.reduce(
    (text, pattern) =>
      text.replace(pattern, (...found: unknown[]) => {
        const { noun = "", who = "", other = "" } = found.at(-1) as Readonly<Record<string, string | undefined>>;
        const plain = `must be ${GIVEN[noun.toLowerCase()]} by ${who}${other}`;
        turned.push([plain, String(found[0])]);
        return plain;
      }),
    statement,
  );
  return { told, asSaid: (rule) => turned.reduce((text, [plain, said]) => text.replace(plain, said), rule) };
}
