import { formsOf } from "#domain/drafter/language/verbs.ts";
import { COMMON_VERBS } from "./common-verbs.ts";
import { FURTHER_VERBS } from "./further-verbs.ts";
import { words } from "./words.ts";

const VERB_BASES = words(
  `accept access add adjust administer adopt advertise advise agree alert allocate allow analyse analyze announce answer appeal apply appoint approve archive arrange
  ask assemble assess assign attach attend auction authorise authorize automate back bake balance ban barter bid bill block book borrow brew bring broadcast browse build
  buy calculate call cancel capture care carry catalog catalogue categorise categorize certify challenge change charge chase chat check choose claim classify clean climb close coach collect
  combine comment communicate commission compare compete compile complain complete compose configure confirm connect consult contact contribute control convert cook coordinate
  copy correct count cover create crowdfund customise customize deal debate decide decline decorate define delete deliver deposit describe design detect develop diagnose
  digitise digitize dine discover discuss dispatch dispense dispose distribute document donate download draft draw dress drive earn edit educate e-mail email employ empower enable encourage endorse enrol enroll ensure enter entertain
  estimate evaluate exchange execute exercise experience explain explore export express extend facilitate feed fetch file fill filter finance find finish fix flag follow forecast foster forward
  freeze fund gather generate get give grade grant grow guarantee guide handle harvest hear help hire hold host identify import improve inform inspect inspire install insure integrate interview introduce
  invest invite invoice issue join journal judge keep label launch lead learn lease lend let like link list listen live load locate lock log look lose maintain make manage
  manufacture map mark market match measure mediate meet mend mentor message moderate modify monitor name navigate negotiate nominate note notify observe obtain offer onboard open operate optimise optimize order
  organise organize outsource own pack paint park participate pass pay perform permit personalise personalize photograph pick place plan plant play pledge post practice practise
  predict prepare prescribe present preserve prevent price print prioritise prioritize process procure produce project-manage promote prove provide publish purchase query question quote raise
  rank rate reach react read rebook receive recognise recognize recommend reconcile record recruit recycle redeem reduce refer refill refund register reject release rehearse remind remove renew rent repair replace
  reply report request rescue research reserve resell reserve reset resolve respond rest restock restore retrieve return reuse reveal review revise reward ride run sample save scan schedule score scout screen search secure see
  seek select sell send serve set settle share ship shop show sign simulate sing sketch skip solve sort source sow speak specify spend split sponsor spot stake start state stay stop store stream study
  submit subscribe suggest supervise supply support survey swap switch sync synchronise synchronize tag take talk teach tell tender test tip top trace track trade train transcribe transfer translate transport travel treat trigger
  tune turn understand unlock update upgrade upload use vaccinate validate verify view visit visualise visualize volunteer vote wait walk warn wash watch water wear weigh win withdraw work write
  tick miss quit avoid achieve overcome cultivate compost groom irrigate mow quiz relax roast slice smoke spray tend tow vacuum
  appraise arrive amend adapt audit calibrate clarify consume cooperate demonstrate deploy disclose embed examine expand extract fulfil fulfill greet illustrate inquire enquire justify oversee pollinate reassign reclaim reconstruct regulate render renovate repay reschedule resume salvage solicit summarise summarize taste tackle transform undo unload unsubscribe escalate equip forecast milk
  flip bid celebrate compensate complement concede condition curate declare dictate digest drop exhibit feature foresee hatch hunt inventory itemise itemize knit lay license license map mine mint mix model nurture paddle
  say become know think believe hope guess feel seem happen roll cheer rsvp snap reimburse quarantine annotate highlight bookmark upvote downvote
  mute dismiss acknowledge triage delegate shortlist elect convene crop swipe scroll refuel recharge inject pour seal unpack throw spin shuffle gamble
  befriend snooze deploy lodge allot pair patrol perform pin polish preview probe protest prune rotate sail season sew shoot sketch ski stamp steer stitch stock swim tailor tutor unite vet weave weld wrap whitelist zoom bundle digitalise`,
);
/** Words that are deeds wherever they stand: never a thing, and never the end of a compound. */
export const NEVER_NOUNS = words(
  `accept agree annotate appoint approve ask assign assess become believe calculate choose confirm create decide deliver describe disagree discover ensure examine explain find fill generate get give hear inform invite join keep know
  learn lend let make manage notify obtain oversee pay prescribe prevent propose provide publish put read receive recommend remind remove replace require say see select sell send submit suggest supervise tell think understand upload verify view write`,
);

export type VerbForm = "base" | "third" | "ing" | "past";
const FORMS = new Map<string, { base: string; form: VerbForm }>();
for (const base of [...COMMON_VERBS, ...FURTHER_VERBS, ...VERB_BASES]) {
  const forms = formsOf(base);
  for (const [form, word] of [
    ["past", forms.past],
    ["past", forms.simple],
    ["ing", forms.ing],
    ["third", forms.third],
    ["base", base],
  ] as const) {
    FORMS.set(word, { base, form });
  }
}
for (const [word, base] of [
  ["cancelled", "cancel"],
  ["labelled", "label"],
  ["travelled", "travel"],
  ["learnt", "learn"],
  ["travelling", "travel"],
  ["cancelling", "cancel"],
  ["labelling", "label"],
  ["modelling", "model"],
] as const) {
  FORMS.set(word, { base, form: word.endsWith("ing") ? "ing" : "past" });
}

export function verbForm(word: string): { base: string; form: VerbForm } | undefined {
  return FORMS.get(word) ?? againForm(word);
}

/** "repack", "re-tests": what is done once more. */
function againForm(word: string): { base: string; form: VerbForm } | undefined {
  const [, again = "", rest = ""] = /^(re-?)(?=.{4})(.+)$/.exec(word) ?? [];
  const found = DONE_AGAIN.has(FORMS.get(rest)?.base ?? "") ? FORMS.get(rest) : undefined;
  return found && { base: `${again}${found.base}`, form: found.form };
}
const DONE_AGAIN = words(
  `pack test check print open assign calculate count weigh measure send stock order plant inspect examine label train paint
  build issue write read enter schedule book arrange activate submit upload train fill load seal wash tune rate value grade sort`,
);

/** Verbs whose object is the one who acts next: "lets teachers create quizzes". */
export const HELPING_VERBS = words("help let allow enable empower encourage support invite assist permit");
/** Verbs of the product itself that bring people together: their objects are people. */
export const JOINING_VERBS = words("connect match pair link bring introduce unite");

/** What somebody may be called who does it: "walk", a walker. */
export function agentsOf(base: string): readonly string[] {
  return [`${base}er`, `${base}r`, `${base}${base.at(-1)}er`, `${base}or`];
}
