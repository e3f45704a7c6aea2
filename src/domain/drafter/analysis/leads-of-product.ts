import { verbForm } from "./lexicon/verbs.ts";
import { words } from "./lexicon/words.ts";

const PRODUCT =
  "(?:(?:the|our|this|my|your|an?) )?(?:(?:new|whole|web|mobile|online) )?(?:app|application|system|software|tool|platform|website|web site|site|program|programme|portal|backend|server)";
/** "What the app should do", "What does the tool do" */
const WHAT_IT_DOES = new RegExp(
  `^(?:what|things|all) (?:that )?(?:${PRODUCT} (?:(?:must|should|shall|can|could|will|would|may|(?:has|needs?|ought|is) to)(?: also| be able to| automatically)* do|does)|(?:must|should|shall|can|could|will|would|does) ${PRODUCT}(?: also| be able to)* do)(?: for (?:us|me))?$`,
  "iu",
);
/** "The system", "Automatic tasks": a list of what it does by itself. */
const ITSELF = new RegExp(
  `^(?:${PRODUCT}(?: (?:tasks|functions|jobs|actions))?|automat(?:ed|ic|ion|ions|ically)(?: (?:[\\p{L}-]+ )?(?:tasks|functions|features|jobs|actions|steps|messages|e-?mails|notifications|reminders|processes))?|background (?:tasks|jobs)|what (?:should |must |has to |shall |can |will )?(?:happens?|runs?|works?|(?:is|be) done) (?:by itself|automatically|on its own|in the background))$`,
  "iu",
);
/** "Main features": what people and what the product does stand beside each other there. */
const FEATURES = new RegExp(
  `^(?:(?:the|main|key|core|basic|important|essential|other|further|more|additional|general|functional|technical|required|planned|desired|special|useful|nice|and) )*(?:features?|functions?|functionality|functionalities|capabilities|requirements?|notifications?|reminders?|alerts?|messages|must[- ]haves?|nice[- ]to[- ]haves?|wish ?list|wishes|mvp|first version|version one)(?: (?:of|for|in) ${PRODUCT}| list)?$`,
  "iu",
);

/** What people do on a screen, whoever is said to. */
const AT_A_SCREEN = words(
  "book reserve search browse choose select pick sign register upload enter view see look read pay vote apply request submit order buy join chat log type fill",
);
/** What nobody does by hand where a product does it. */
const BY_MACHINE = words(
  `remind notify alert warn inform send email e-mail text calculate compute generate display show store export sync synchronise synchronize prevent flag
  highlight suggest recommend hide block lock charge transfer convert translate encrypt detect validate escalate forward archive`,
);

/** Whether a deed nobody is said to do is one of the product: "remind the rider", "automatically assign a room". */
function isOfMachine(deed: string): boolean {
  return /\bautomatically\b/i.test(deed) || BY_MACHINE.has(baseOf(deed));
}

const baseOf = (deed: string) => {
  const [first = ""] = deed.toLowerCase().split(" ");
  return verbForm(first)?.base ?? first;
};

/** The product, where a list below these words says what it does. */
export function leadOfProduct(said: string): { goesOn: string; ofProduct: (deed: string) => boolean } | undefined {
  if (FEATURES.test(said)) return { goesOn: "The system should", ofProduct: isOfMachine };
  if (!WHAT_IT_DOES.test(said) && !ITSELF.test(said)) return undefined;
  return { goesOn: "The system should", ofProduct: (deed) => isOfMachine(deed) || !AT_A_SCREEN.has(baseOf(deed)) };
}
