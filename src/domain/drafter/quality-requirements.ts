import type { Brief } from "#domain/brief.ts";
import { WORKING } from "#domain/catalog/patterns/deeds/handing.ts";
import { ANY_DEED } from "#domain/catalog/patterns/deeds/plain.ts";
import { QUALITY_ALWAYS, type QualityPattern } from "#domain/catalog/patterns/quality.ts";
import { QUALITY_OF_CONCERNS } from "#domain/catalog/patterns/quality-concerns.ts";
import { isForbidden } from "#domain/drafter/analysis/rules.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised, isPlural, listed } from "#domain/drafter/language/words.ts";
import { calledFor, slotsOf } from "#domain/drafter/plan/called-for.ts";
import type { Party } from "#domain/drafter/plan/parties.ts";
import { type BoundDeed, type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { scaleOf } from "#domain/drafter/plan/scale.ts";
import { type QualityCharacteristic, qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import type { QualitySubcharacteristic } from "#domain/nouns/quality-subcharacteristics.ts";
import { subcharacteristicOf } from "#domain/quality/subcharacteristic-of.ts";
import { chosenTechnology } from "./chosen-technology.ts";
import { plannedPages } from "./pages.ts";
import { rulesOf } from "./rules.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";

export type DraftedQualityRequirement = Drafted & { subcharacteristic: QualitySubcharacteristic | null };
type Drafted = {
  characteristic: QualityCharacteristic;
  name: string;
  description: string;
  target: string;
  verification: string;
};

const PATTERNS: readonly QualityPattern[] = [...QUALITY_ALWAYS, ...QUALITY_OF_CONCERNS];

/** Requirements by characteristic, each with a target in numbers and the way to show it; those the brief has are left out. */
export function draftQualityRequirements(brief: Brief): DraftedQualityRequirement[] {
  const plan = planOf(brief);
  const fromPatterns = PATTERNS.flatMap((pattern) =>
    calledFor(pattern, plan).map((slots) => {
      const fill = (text: string) => capitalised(filled(text, slots));
      return {
        characteristic: pattern.characteristic,
        name: fill(pattern.name),
        description: fill(pattern.description),
        target: fill(pattern.target),
        verification: fill(pattern.verification),
      };
    }),
  );
  const all = [...statedSpeeds(brief), ...ownRequirements(brief, plan), ...fromPatterns].map((drafted) => ({
    ...drafted,
    subcharacteristic: subcharacteristicOf(drafted.characteristic, drafted),
  }));
  return withoutRepeats(
    qualityCharacteristics.flatMap((name) => all.filter(({ characteristic }) => characteristic === name)),
    (item) => item.name,
    brief.quality_requirements.map((item) => item.name),
    SAME_NAME,
  );
}

/** How fast the idea itself says that something has to be. */
function statedSpeeds(brief: Brief): Drafted[] {
  return rulesOf(brief)
    .filter(({ speed }) => speed)
    .map(({ said }) => ({
      characteristic: "performance_efficiency",
      name: said.slice(0, 200),
      description: `The product shall keep to what was asked for: "${said}."`,
      target: `${said}, in 95 of 100 cases`,
      verification: `A load test with ${scaleOf(planOf(brief)).at_once} people at the same time measures it on a copy of the data of one year.`,
    }));
}

/** Done outside of the product, which only learns of it. */
const BY_HAND = new Set([ANY_DEED.key, WORKING.key]);
const SHORT = 40;
const LONGEST = 90;
/** What comes to somebody is no success of theirs, and what is done on the road or by hand is none with the product. */
const NOT_TRIED =
  /^(?:get|be|have|receive|hear|know|own|see|pay|keep|travel|go|come|walk|drive|fly|ride|carry|wear|visit|work|live|wait|agree|answer|send|tell|say|bring|complain|deliver)\b/;

/** What comes after something else was done for them or by them: nobody new has got so far. */
const LATER =
  /^(?:approve|accept|confirm|cancel|withdraw|extend|hand|rate|score|comment|change|own-entry|move|finish|reopen|free|pause|resume|redeem)$/;

/** What somebody tries first: the first thing they do with it, best of those who come by themselves, then of those of whom most is told. */
function firstSuccess({ deeds, parties, analysis }: Plan): BoundDeed | undefined {
  const tried = deeds.filter(
    ({ pattern, activity: { said } }) =>
      !BY_HAND.has(pattern.key) && said.length <= LONGEST && !isForbidden(said) && !NOT_TRIED.test(said) && said.includes(" "),
  );
  // of whoever says "I am the warden" there is one
  const isOne = ({ noun }: Party) =>
    analysis.text.includes(` am the ${noun.singular}`) || analysis.text.includes(`i'm the ${noun.singular}`);
  const rank = (party: Party) =>
    (party.named ? 200 : 0) + (party.coming === "themselves" ? 100 : 0) + party.deeds - (isOne(party) ? 1_000 : 0);
  const ranked = parties.toSorted((a, b) => rank(b) - rank(a));
  const first = (list: readonly BoundDeed[]) =>
    ranked.map((party) => list.find((deed) => deed.party === party)).find((deed) => deed !== undefined);
  const early = tried.filter(({ pattern }) => !LATER.test(pattern.key));
  const short = (list: readonly BoundDeed[]) => list.filter(({ activity }) => activity.said.length <= SHORT);
  return first(short(early)) ?? first(early) ?? first(short(tried)) ?? first(tried);
}

/** What names the project's own pages, people, deeds and services. */
function ownRequirements(brief: Brief, plan: Plan): Drafted[] {
  const pages = (brief.pages.length > 0 ? brief.pages : plannedPages(plan)).map(({ name }) => name.replace(/[{}<>]/g, ""));
  const busiest = pages.slice(0, 3);
  const scale = scaleOf(plan);
  const { customer } = slotsOf(plan);
  const deed = firstSuccess(plan);
  const doer = deed?.party.noun ?? customer;
  // somebody known by name is nobody new
  const isNamed = doer.singular === doer.plural && !isPlural(doer.singular);
  const goal = deed ? inThirdPerson(deed.activity.said, "their") : "find out what they can do on the first page";
  const chosen = chosenTechnology(brief);
  const services = [...new Set([chosen.payment, chosen.sign_in_provider, ...chosen.services])].filter(
    (name) => name !== undefined,
  );
  return [
    {
      characteristic: "performance_efficiency",
      name: "Loading time of the pages",
      description: `${listed([...busiest.map((name) => `"${name}"`), "the other pages"])} shall show their content after they have been opened.`,
      target: `2.0 seconds or less in 95 of 100 visits, with ${scale.entries} entries and ${scale.at_once} people at the same time`,
      verification: `A load test with ${scale.at_once} simulated people for 30 minutes on a copy with this amount of data, before each release.`,
    },
    {
      characteristic: "interaction_capability",
      name: isNamed ? "First success without instruction" : `First success of new ${doer.plural}`,
      description: `${isNamed ? `Whoever stands in for ${doer.singular} the first time` : `New ${doer.plural}`} shall ${goal} without instruction.`,
      target: "8 of 10 people who have never seen the product, within 5 minutes and without help",
      verification: "A test with 10 people before the first release; time and wrong turns are noted.",
    },
    {
      characteristic: "compatibility",
      name: "Browsers and screens",
      description: "Every page shall work in the browsers people use, on phones, tablets and computers.",
      target:
        "0 differences in what can be done in the current and the previous version of Chrome, Edge, Firefox and Safari, at 360, 768 and 1440 px",
      verification: "The test cases are run automatically in all 4 browsers and 3 widths before each release.",
    },
    {
      characteristic: "reliability",
      name: "Availability",
      description: "The product shall be there when people need it.",
      target: "99.5 % of each month, with no outage longer than 2 hours",
      verification: `A probe from 2 places opens "${busiest[0] ?? "the first page"}" every minute; the monthly share is reported.`,
    },
    {
      characteristic: "safety",
      name: "No wrong picture when something fails",
      description: `While ${services.length > 0 ? listed(services.slice(0, 3), "or") : "a part of the product"} does not answer, the product shall show what it has with the time it was last confirmed.`,
      target: "Marked after 60 seconds at the latest, in 100 % of the cases",
      verification: "A test cuts each connection for 10 minutes and reads the pages after 1 minute.",
    },
  ];
}
