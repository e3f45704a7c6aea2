import { isBody } from "./bodies.ts";
import { LIKE_PEOPLE, PEOPLE_WORDS } from "./people-words.ts";
import { THING_WORDS } from "./thing-words.ts";
import { words } from "./words.ts";

/** What a description calls the thing to be built: never an actor, never an object. */
export const PRODUCT_WORDS = words(
  `app application apps platform system website site webapp software saas tool service portal marketplace solution product dashboard webshop
  shop store hub suite mvp startup module logbook tracker engine network bot chatbot aggregator directory plugin extension
  blog portfolio erp crm pwa interface backend frontend api landing-page web-app`,
);

/** Words that name no thing a requirement could be about. */
export const EMPTY_NOUNS = words(
  `way ways thing things time times lot lots kind kinds type types sort bit number numbers amount variety range place places world
  everything something anything nothing use help need needs day days week weeks month months year years hour hours minute minutes second seconds secs mins hrs
  morning evening night today tomorrow step steps click clicks goal goals purpose purposes example examples basis order-to people-who
  user-interface interface experience ease sake end ends right rights line hand hands home advance demand-basis
  functionality feature features option options coming degree degrees percent spring summer autumn winter ability possibility question-mark real-time lorem ipsum level levels problem problems others instructions mind yes`,
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
  hiker hobbyist homeowner host hospital hotel household housekeeper hr hunter importer influencer inspector installer instructor insurer intern interpreter
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
  reception qa beachgoer
  newcomer expat immigrant lodger flatmate housemate widow veteran soldier officer firefighter lifeguard goalkeeper umpire grower herder shepherd rancher
  master weaver knitter quilter dispatcher controller lead executive ceo cfo sommelier barista brewer distiller dj producer podcaster youtuber
  genealogist historian archivist conservator astronomer meteorologist birdwatcher birder angler climber skier surfer gym-owner stallholder tradesperson tradesman tradespeople
  arbiter apiarist butcher captain celebrant chaplain coxswain crane-driver custodian deckhand dentist deputy desk donor duty-officer engraver envoy estimator examiner ferryman fireman fishmonger forester front-desk gamekeeper glazier groom gunsmith harbourmaster helmsman helper
  helpline husband wife sister brother daughter son neighbour jockey junior keyholder laundress layman leaseholder legislator luthier mason master-builder mate matron mayor medic midwife naturalist navigator newcomer novice office officer optician orderly organist organ-builder paramedic
  parishioner pathologist physicist pilgrim porter postman prefect presenter proctor projectionist proofreader puppeteer quartermaster quizmaster raiser rector registrar rep repairman ringer ringers roofer sacristan salesman sander scholar secretary sentry sergeant sexton signaller skater solicitor sorter steward stonemason
  storekeeper storeman superintendent superior surveyor swimmer switchboard tailor taster teacher-trainer tester treasurer trustee tuner tyro usher verger vicar walker ward warden watchman whistleblower witness woodworker archivist broadcaster cataloguer developer dispatcher
  leaser marshal umpire scorer timekeeper stagehand dresser wardrobe-mistress bride groom bridesmaid caterer guest-house unit workshop household borrower regular party-leader councillor councilor lodger beneficiary heir executor genealogist godparent passer-by bystander nun monk
 mgr asst tech supervisor head recruit assembly society planner tuner trader club-member public press authority agency pilot tenant crew counter depot front-office back-office back-of-house puppy-raiser handler mentor sponsor physio bookseller hotelier publican innkeeper buyer auctioneer skipper bosun winchman crewman fundraiser groundsman coroner bailiff clerk magistrate solicitor barrister
  crafter hostel campsite laundry-owner undertaker mortician embassy ministry regulator archive parish foundation lab-technician passer-by runner-up co-op association federation league squad regiment board committee`,
);

const NOT_ACTORS = words(
  `human order offer letter email e-mail enter gather alter administer differ render wander computer server number paper weather water calendar folder newsletter filter dinner container printer meter character
  chapter tracker reminder center power tower flower river sensor monitor error motor color colour floor door timer counter charger scooter trailer extinguisher thermometer
  router browser browser-tab computer transfer voucher banner poster sticker flyer header footer parameter register semester quarter folder layer cluster gender
  disorder border shoulder finger paper copper silver timber rubber leather feather matter locker folder chamber slider speaker-system laser trigger
  trustworthiness whether another other together rather offer career cover discover deliver consider remember together barrier behavior behaviour humor labor labour
  favor flavor odor armor mirror error terror horror factor vector sector actuator generator refrigerator indicator elevator radiator projector detector
  connector calculator simulator ventilator inverter battery-charger heater cooler freezer dryer washer toaster blender mixer scanner reader-device controller-board
  bier beer fever cancer ulcer answer prayer buffer offer tender order ledger hammer ladder bumper helmet-holder wrapper binder
  sewer shower summer winter tier supper amplifier identifier modifier qualifier carer-plan calendar solar dollar collar cellar pillar star bar car
  hair repair affair pair fair air stair year gear spear beer deer engineer-plan volunteer-hours career pier tier
  minor major senior-discount interior exterior prior superior minister-plan ticket-counter passport transport airport port sport report support export import
  degree guarantee pedigree jubilee toffee puree checklist playlist wishlist shortlist waitlist watchlist backlist twist mist warmer colder
  dog cat horse cow pig sheep hen puppy bird animal cattle hive fist list see say longer slaughter roster swarm certificate duplicate water-meter quarter scaffolder-plan register cancer danger headquarter laughter daughter-board starter washer-up parameter customer-number marker pointer holder-slot
  center metre litre theatre centre fibre chargers number reviewer-notes cover helicopter freighter tanker tractor trawler ferry-boat digger bulldozer steamer cruiser glider chopper layover makeover turnover handover takeover leftover sweater`,
);

const DEVICE_NOUNS = words(
  `patch wristband logger recorder transponder sensor device meter gateway camera thermostat beacon actuator thermometer detector scanner machine robot drone vehicle inverter turbine pump valve hive boiler
  lock charger wearable smartwatch bracelet collar kiosk printer turbine scale tag hub router irrigation-valve probe vent lamp light bulb plug switch fridge freezer oven`,
);

const AGENT_SUFFIX =
  /(ologist|ician|grapher|keeper|owner|worker|seeker|goer|maker|holder|giver|taker|player|lover|trainer|man|woman|person|ist|ee|eer|er|or|ster)$/;
const ABSTRACT_SUFFIX = /(tion|sion|ment|ness|ity|ism|ance|ence|ancy|ency|ship|hood|age|ure|ing|dom)$/;

export function isActorWord(singularHead: string): boolean {
  if (/^(co|vice|ex|deputy)-/.test(singularHead)) return isActorWord(singularHead.replace(/^[a-z]+-/, ""));
  if (NOT_ACTORS.has(singularHead) || PRODUCT_WORDS.has(singularHead)) return false;
  return ACTOR_NOUNS.has(singularHead) || PEOPLE_WORDS.has(singularHead);
}

/** A word in no list that still looks like somebody: it ends like a doer and does something. */
export function couldBeActor(singularHead: string): boolean {
  if (isActorWord(singularHead)) return true;
  if (NOT_ACTORS.has(singularHead) || PRODUCT_WORDS.has(singularHead) || EMPTY_NOUNS.has(singularHead)) return false;
  if (isDeviceWord(singularHead) || singularHead.length < 5 || LIKE_PEOPLE.has(singularHead)) return false;
  if (/[a-z](?:o|i)meter$/.test(singularHead)) return false;
  return AGENT_SUFFIX.test(singularHead) || isJoined(singularHead);
}

/** What is longer is no word, and takes long to look through. */
const LONGEST_WORD = 40;

/** "churchwarden", "groundskeeper": somebody with a word before it. */
function isJoined(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  for (let at = 3; at <= word.length - 5; at += 1)
    if (ACTOR_NOUNS.has(word.slice(at)) && !isBody(word.slice(at))) return !THING_WORDS.has(word);
  return false;
}

/** "a check-out", "a sign-up": what is done, named by the deed and its small word. */
const DEED_NAMED = /^(?!stand-in$|drop-out$)\p{L}{3,}-(?:out|in|up|off|over|down|back|away)$/u;

export function couldNotBeActor(singularHead: string): boolean {
  return (
    DEED_NAMED.test(singularHead) ||
    NOT_ACTORS.has(singularHead) ||
    THING_WORDS.has(singularHead) ||
    PRODUCT_WORDS.has(singularHead) ||
    EMPTY_NOUNS.has(singularHead) ||
    ABSTRACT_SUFFIX.test(singularHead) ||
    isDeviceWord(singularHead)
  );
}

export function isDeviceWord(singularHead: string): boolean {
  return DEVICE_NOUNS.has(singularHead);
}
