import { formsOf } from "#domain/drafter/language/verbs.ts";

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

export const DETERMINERS = words(
  "much a an the this these those each every all any some no both many several few more most other another such various different multiple",
);
export const POSSESSIVES = words("my your his her its our their whose");
export const PRONOUNS = words(
  "i we you he she it they them me us him themselves itself one everyone anyone someone somebody anybody nobody each-other",
);
export const PREPOSITIONS = words(
  `of in on at by with without from into onto over under about between through during before after against near around across per via for within
  inside outside along beyond behind beside based according upon towards toward among until since like as than using`,
);
export const CONJUNCTIONS = words("and or but plus while whereas then & so because if when whenever unless although once nor");
export const RELATIVES = words("who that which where whom how what why");
export const MODALS = words("can could may might must shall should will would cannot can't won't don't doesn't didn't");
export const AUXILIARIES = words(
  "be is are was were been being am has have had having do does did let's need needs want wants like likes wish wishes have-to",
);
export const ADVERBS = words(
  `also easily quickly simply just only always never often sometimes automatically online offline instantly directly together anywhere anytime
  securely safely efficiently seamlessly locally nearby daily weekly monthly yearly quarterly hourly nightly up down out off away back
  too very really even not still already again ahead later today tomorrow soon first finally anonymously remotely manually currently
  probably maybe perhaps actually basically hopefully possibly obviously definitely essentially literally ever honestly somehow
  jointly mainly mostly regularly here there everywhere abroad afterwards e.g i.e then`,
);

/** What a description calls the thing to be built: never an actor, never an object. */
export const PRODUCT_WORDS = words(
  `app application apps platform system website site webapp software saas tool service portal marketplace solution product dashboard webshop
  shop store hub suite mvp startup module logbook chain planner tracker engine network bot chatbot aggregator directory plugin extension
  blog portfolio erp crm pwa interface backend frontend api landing-page web-app`,
);

/** Words that name no thing a requirement could be about. */
export const EMPTY_NOUNS = words(
  `way ways thing things time times lot lots kind kinds type types sort bit number numbers amount variety range place places world
  everything something anything nothing use help need needs day days week weeks month months year years hour hours minute minutes second seconds secs mins hrs
  morning evening night today tomorrow step steps click clicks goal goals purpose purposes example examples basis order-to people-who
  user-interface interface experience ease sake end ends right rights line hand hands home advance demand-basis
  functionality feature features option options ability possibility question-mark real-time lorem ipsum level levels problem problems others instructions`,
);

const ACTOR_NOUNS = words(
  `accountant administrator admin adult advertiser advisor adviser agency agent alumnus analyst applicant apprentice architect artist artisan assessor
  assistant athlete attendee auditor author baker bakery band bank barber bartender beekeeper beginner bidder biologist blogger booker bookkeeper borrower boss brand
  breeder broker builder business buyer candidate captain caregiver caretaker carer carpenter carrier cashier caterer chairman charity chef child choir
  church citizen cleaner clerk client clinic clinician club coach collaborator colleague collector commuter community company composer conductor consultant consumer
  contestant contractor contributor cook cooperative coordinator council counsellor counselor couple courier coworker craftsman craftsperson creator creditor crew curator customer cyclist dad
  dancer dealer debtor dentist department designer developer dietitian dietician diner director dispatcher distributor diver doctor donor driver editor educator
  elder electrician employee employer engineer enthusiast entrepreneur examiner expert explorer exporter facilitator facility family fan farm farmer father fisherman fitter
  florist follower foreman forester founder freelancer friend gallery gamer gardener geologist gp grandparent group guardian guest guide gym gym-goer handyman hairdresser
  hiker hobbyist homeowner host hospital hotel household housekeeper hr human hunter importer influencer inspector installer instructor insurer intern interpreter
  interviewer inventor investigator investor janitor jeweller jeweler jobseeker journalist judge juror keeper kid kitchen lab landlady landlord landowner lawyer leader
  learner lecturer lender librarian library listener local locksmith machinist maid maker man manager manufacturer mechanic mediator medic member mentee mentor merchant
  midwife miner minister moderator mother motorist mover mum mom municipality museum musician nanny neighbor neighbour ngo notary novelist nurse nursery nutritionist official
  operator optician orchestra organiser organizer organisation organization owner painter paramedic parent parishioner participant partner passenger pastor
  pastry-chef patient patron peer pensioner people performer person pharmacist pharmacy photographer physician physiotherapist pianist picker pilot planner player plumber poet police policeman
  politician potter practitioner priest principal producer professional professor programmer promoter provider psychologist publisher pupil purchaser
  radiologist ranger reader realtor receptionist recipient recruiter referee refugee relative renter repairer reporter representative rescuer researcher resident responder
  restaurant retailer retiree reviewer rider roaster roommate runner sailor salesman salesperson salon school scientist scout seamstress secretary seeker seller senior shelter
  sender shareholder shipper shopkeeper shopper singer sitter skipper speaker specialist spectator sponsor staff stakeholder stranger streamer student studio stylist subscriber
  supervisor supplier surgeon surveyor swimmer tailor talent tattooist taxpayer teacher team technician teen teenager teller tenant therapist tourist trader trainee
  trainer translator traveller traveler treasurer tutor tutee underwriter university user vendor venue vet veterinarian victim viewer villager vintner visitor
  volunteer voter waiter waitress walker warden welder wholesaler winemaker winery woman worker workshop writer youth brewery cafe café nonprofit startup-founder
  newcomer expat immigrant lodger flatmate housemate widow veteran soldier officer firefighter lifeguard goalkeeper umpire grower herder shepherd rancher
  master weaver knitter quilter dispatcher controller lead executive ceo cfo sommelier barista brewer distiller dj producer podcaster youtuber
  genealogist historian archivist conservator astronomer meteorologist birdwatcher birder angler climber skier surfer gym-owner stallholder tradesperson tradesman tradespeople
  crafter hostel campsite laundry-owner undertaker mortician embassy ministry regulator archive parish foundation lab-technician co-op association federation league squad regiment board committee`,
);

const NOT_ACTORS = words(
  `order offer letter computer server number paper weather water calendar folder newsletter filter dinner container printer meter character
  chapter tracker reminder center power tower flower river sensor monitor error motor color colour floor door timer counter charger scooter trailer thermometer
  router browser browser-tab computer transfer voucher banner poster sticker flyer header footer parameter register semester quarter folder layer cluster gender
  disorder border shoulder finger paper copper silver timber rubber leather feather matter locker folder chamber slider speaker-system laser trigger
  trustworthiness whether another other together rather offer career cover discover deliver consider remember together barrier behavior behaviour humor labor labour
  favor flavor odor armor mirror error terror horror factor vector sector actuator generator refrigerator indicator elevator radiator projector detector
  connector calculator simulator ventilator inverter battery-charger heater cooler freezer dryer washer toaster blender mixer tester scanner reader-device controller-board
  bier beer fever cancer ulcer answer prayer buffer offer tender order ledger hammer ladder bumper helmet-holder wrapper binder
  sewer shower summer winter tier supper tuner amplifier identifier modifier qualifier carer-plan planner calendar solar scholar dollar collar cellar pillar star bar car
  chair hair repair affair pair fair air stair year gear spear beer deer engineer-plan volunteer-hours career pier tier
  minor major senior-discount interior exterior prior superior minister-plan ticket-counter passport transport airport port sport report support export import
  degree guarantee pedigree jubilee toffee puree checklist playlist wishlist shortlist waitlist watchlist backlist twist mist warmer colder
  center metre litre theatre centre fibre chargers number reviewer-notes cover layover makeover turnover handover takeover leftover sweater`,
);

const DEVICE_NOUNS = words(
  `logger recorder transponder sensor device meter gateway camera thermostat beacon actuator thermometer detector scanner machine robot drone vehicle inverter turbine pump valve hive boiler
  lock charger wearable smartwatch bracelet collar kiosk printer turbine scale tag hub router irrigation-valve probe vent lamp light bulb plug switch fridge freezer oven`,
);

const AGENT_SUFFIX =
  /(ologist|ician|grapher|keeper|owner|worker|seeker|goer|maker|holder|giver|taker|player|lover|trainer|man|woman|person|ist|ee|eer|er|or|ster)$/;
const ABSTRACT_SUFFIX = /(tion|sion|ment|ness|ity|ism|ance|ence|ship|hood|age|ure|ing|dom)$/;

export function isActorWord(singularHead: string): boolean {
  if (NOT_ACTORS.has(singularHead) || PRODUCT_WORDS.has(singularHead)) return false;
  return ACTOR_NOUNS.has(singularHead);
}

/** A word in no list that still looks like somebody: it ends like a doer and does something. */
export function couldBeActor(singularHead: string): boolean {
  if (isActorWord(singularHead)) return true;
  if (NOT_ACTORS.has(singularHead) || PRODUCT_WORDS.has(singularHead) || EMPTY_NOUNS.has(singularHead)) return false;
  if (isDeviceWord(singularHead) || singularHead.length < 5) return false;
  return AGENT_SUFFIX.test(singularHead);
}

export function couldNotBeActor(singularHead: string): boolean {
  return (
    NOT_ACTORS.has(singularHead) ||
    PRODUCT_WORDS.has(singularHead) ||
    EMPTY_NOUNS.has(singularHead) ||
    ABSTRACT_SUFFIX.test(singularHead) ||
    isDeviceWord(singularHead)
  );
}

export function isDeviceWord(singularHead: string): boolean {
  return DEVICE_NOUNS.has(singularHead);
}

const ADJECTIVES = words(
  `able active actual advanced affordable agile annual available bad basic best better big bulk busy certain cheap clean clear clever cloud-based
  common complete complex confidential corporate current custom daily dedicated deep dental digital direct due early easy elderly electric electronic
  emergency-free empty entire ethical exact existing expensive fair family-run fast favourite favorite fellow few final fine flexible free freelance frequent fresh friendly
  full general global good great green happy hard healthy high historic honest hot huge human-readable ideal important independent individual
  innovative instant intelligent interactive internal international intuitive joint junior key large last late latest legal local long low main major
  medical medium mental mobile modern monthly municipal musical mutual national natural new next nice official old online open organic original outdoor
  overdue own paid past perfect personal physical popular possible potential precious preferred premium previous private professional proper public quick rare raw ready real
  recent recurring regional regular relevant reliable remote required responsible retired robust rural safe same seamless seasonal second-hand secondhand
  secure senior separate serious sick similar simple single skilled small smart social solo special specific spare standard strict strong suitable sustainable
  sweet technical temporary third-party tiny top traditional transparent trusted unique unused up-to-date upcoming urban urgent used useful user-friendly
  valid valuable verified virtual visual vulnerable weekly wild willing wonderful wrong young web-based nearby interested passionate surplus certified vetted curated
  handmade home-made homemade hand-made experienced ambitious nervous aspiring amateur first non-technical tech-savvy bilingual multilingual cross-border`,
);
/** Adjectives that carry meaning in a role or thing and stay in its name. */
export const KEPT_ADJECTIVES = words(
  `dental medical mental legal organic second-hand secondhand handmade homemade electric musical elderly virtual digital solar leftover surplus
  certified freelance foster remote-work social public private municipal recurring overdue late weekly daily monthly senior junior used spare technical personal physical outdoor recycled lost wild raw green`,
);

export function isAdjective(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    KEPT_ADJECTIVES.has(word) ||
    (word.length > 5 &&
      /(able|ible|(clos|near|old|new|lat|fast|cheap|high|low|larg|small|bigg|strong|weak|long|short)est|ful|less|ous|ive|ical|ish|ern|-based|-friendly|-free)$/.test(
        word,
      ) &&
      !/(table|cable|vegetable|variable|archive|motive|relative|olive|drive|dive|hive|native|representative|initiative|perspective|collective|executive|detective|incentive|cooperative|dish|fish|finish|polish|publish|receivable|deliverable|wearable|valuable|consumable|rubbish|parish|receive|achieve|preserve|handful|spoonful|objective|alternative|directive|locomotive)$/.test(
        word,
      ))
  );
}

const VERB_BASES = words(
  `accept access add adjust administer adopt advertise advise agree alert allocate allow analyse analyze announce answer appeal apply appoint approve archive arrange
  ask assemble assess assign attach attend auction authorise authorize automate back bake balance ban barter bid bill block book borrow brew bring broadcast browse build
  buy calculate call cancel capture care carry catalog catalogue categorise categorize certify challenge change charge chase chat check choose claim classify clean climb close coach collect
  combine comment communicate commission compare compete compile complain complete compose configure confirm connect consult contact contribute control convert cook coordinate
  copy correct count cover create crowdfund customise customize deal debate decide decline decorate define delete deliver deposit describe design detect develop diagnose
  digitise digitize dine discover discuss dispatch dispense dispose distribute document donate download draft draw dress drive earn edit educate email employ empower enable encourage endorse enrol enroll ensure enter entertain
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
  quit avoid achieve overcome cultivate compost groom irrigate mow quiz relax roast slice smoke spray tend tow vacuum
  appraise arrive amend adapt audit calibrate clarify consume cooperate demonstrate deploy disclose embed examine expand extract fulfil fulfill greet illustrate inquire enquire justify oversee pollinate reassign reclaim reconstruct regulate render renovate repay reschedule resume salvage solicit summarise summarize taste tackle transform undo unload unsubscribe escalate equip forecast milk
  flip bid celebrate compensate complement concede condition curate declare dictate digest drop exhibit feature foresee hatch hunt inventory itemise itemize knit lay license license map mine mint mix model nurture paddle
  say become know think believe hope guess feel seem happen roll cheer rsvp snap reimburse quarantine annotate highlight bookmark upvote downvote
  mute dismiss acknowledge triage delegate shortlist elect convene crop swipe scroll refuel recharge inject pour seal unpack throw spin shuffle gamble
  befriend snooze deploy lodge allot pair patrol perform pin polish preview probe protest prune rotate sail season sew shoot sketch ski stamp steer stitch stock swim tailor tutor unite vet weave weld wrap whitelist zoom bundle digitalise`,
);
/** Words that are deeds wherever they stand: never a thing, and never the end of a compound. */
export const NEVER_NOUNS = words(
  `accept annotate ask become believe choose confirm create decide deliver describe discover explain find fill get give hear inform invite join keep know
  learn let make manage notify pay provide publish put read receive say see sell send submit suggest tell think understand upload view write`,
);

export type VerbForm = "base" | "third" | "ing" | "past";
const FORMS = new Map<string, { base: string; form: VerbForm }>();
for (const base of VERB_BASES) {
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
  return FORMS.get(word);
}

/** Verbs whose object is the one who acts next: "lets teachers create quizzes". */
export const HELPING_VERBS = words("help let allow enable empower encourage support invite assist permit");
/** Verbs of the product itself that bring people together: their objects are people. */
export const JOINING_VERBS = words("connect match pair link bring introduce unite");
