import { words } from "#domain/drafter/analysis/lexicon/words.ts";

/** What is read on paper or on a screen. */
export const PAPERS = words(
  `account addendum agenda agreement application article attachment booklet brochure calendar card certificate chart checklist confirmation contract
  copy dashboard description diagram diary document draft drawing email entry export file folder form gallery graph guide history index inventory
  invoice invitation issue journal label ledger letter link list log logbook mail manual map memo menu message minutes newsletter note notice notification
  offer overview page paper paperwork passport permit photo picture plan poster post prescription price-list profile programme program protocol questionnaire quotation quote
  receipt recipe record recording reference register report request roster rota route schedule script sheet sketch slip spreadsheet statement statistic summary
  survey table template text ticket timetable track transcript version video voucher website worksheet`,
);

/** What is open until somebody closes it. */
export const CASES = words(
  "ticket case request order report issue job task claim entry complaint question vote poll survey enquiry inquiry thread incident visit trip round session project period year",
);

export const TIMES = words(
  "holiday slot date day hour time week weekend evening morning afternoon vacation leave absence period shift night month appointment",
);

/** What one has in hand when one gets it. */
export const IN_HAND = words(
  `badge key card laptop device parcel box tool uniform kit bike bicycle equipment book package letter boat instrument bag helmet phone rope lamp crate basket
  container vehicle car van trailer costume wig machine scanner radio jacket glove permit meal medicine food goods item piece pipe sample`,
);

/** What is put up by hand; all else is set up in the product. */
export const PUT_UP = words(
  `barrier bed booth camera chair court crane equipment fence goal kiln light machine marquee microphone net rig scaffold speaker stage stand
  table telescope tent trap`,
);

/** What is told by one thing that a verb is done to and not by another. */
export const OWED = words(
  "bill invoice account debt fee balance payment cost amount expense rent money fine deposit charge share due price subscription donation bail",
);

/** What somebody says of themselves or of a thing. */
export const DETAILS = words(
  "contact address name number reason detail feedback date information phone opinion answer data signature email preference comment remark note idea vote value reading measurement result allergy",
);

export const RECORDS = words(
  "list record log diary journal register note book account inventory minutes tally history file logbook roster calendar score count balance statistic attendance",
);

/** What is looked up: nobody examines it. */
export const LOOKED_UP = words(
  "availability calendar forecast schedule timetable status weather price balance list plan hour level stock position route rota map progress state result taking takings revenue income turnover earning earnings figure total occupancy inbox message",
);

export const READ_OFF = words("gauge meter counter scale thermometer temperature value level display dial sensor");

/** What nobody searches by typing. */
export const PLACES = words(
  `ground area field house room building site slope forest beach garden yard hall attic cellar boat ship wood shop premises hut cave store pen gate pier
  door street road park church school kitchen office pool track court stage bridge tower lock harbour trail path tunnel square hut ford quay dock landing`,
);

export const ADS = words("ad advert advertisement offer notice listing item poster");
export const TROUBLES = words("alarm issue concern objection ticket problem flag complaint question alert");
export const PICTURES = words("photo picture photograph selfie video image snapshot");
export const FILMED = words("film video clip footage movie");
/** What is ordered by those in charge, and is bought by nobody. */
export const DECREED = words(
  "quarantine test inspection evacuation closure stop examination repair x-ray retreat audit sale search review recall removal cleaning investigation break ban transfer demolition vaccination",
);
/** What is drawn by no pencil. */
export const DRAWN = words("sample lot blood conclusion winner number water beer wage salary pension");
/** What is charged with no money. */
export const POWERED = words("battery phone telephone car scooter device bike lamp radio laptop vehicle tablet");
/** What is settled by naming it. */
export const SETTLED_BY_WORD = words(
  "date price fee rate time deadline appointment limit amount ceiling cap sum budget threshold maximum minimum target",
);
export const TAKEN_ON = words(
  "ticket task job case shift request order duty turn round visit complaint report delivery ride call",
);
/** What one puts in a letterbox or a form. */
export const HANDED_IN = words("complaint claim request application objection return appeal");
/** What is restored by a computer. */
export const STORED = words("file version backup account document page record entry");
/** What takes place, or who come together for it: one takes part in it. */
export const OCCASIONS = words(
  `class course lesson training workshop seminar lecture webinar event meeting session rehearsal practice game match tournament competition contest race run ride
  tour trip hike walk excursion expedition camp party festival fair concert show performance league club society choir band orchestra team crew group circle
  community discussion call conference congress convention round raffle auction dig regatta rally march programme program scheme study trial shift drill
  exercise-class ceremony service funeral wedding picnic dinner breakfast lunch gathering cleanup clean-up hunt parade retreat excavation`,
);
/** What one waits on. */
export const WAITING_LISTS = words("waitlist waiting-list queue list line");
/** What proves that somebody may do something. */
export const PROOFS = words(
  "code ticket pass badge card licence license permit id certificate voucher receipt passport number invitation proof qr-code barcode pin",
);
/** What somebody is allowed, and nobody can touch. */
export const RIGHTS = words(
  "account licence license permit membership certificate right access subscription contract registration card code pin pass login profile permission accreditation notice approval title",
);
/** What somebody asked for or offered, and waits for an answer about. */
export const ANSWERED = words(
  `request booking reservation appointment date time slot order invitation offer quote quotation proposal suggestion application enquiry inquiry place spot seat
  attendance participation registration swap exchange shift turn task job visit meeting term price loan transfer deal agreement receipt delivery friendship membership
  change cancellation trip tour ride session lesson handover pickup`,
);
/** What was done or came: whoever confirms it puts it on record. */
export const EVENTS = words(
  "delivery receipt arrival departure return handover pickup attendance presence start end completion payment intake medication collection shipment",
);
/** What one holds for a while and can give back. */
export const HELD = words(
  "place slot turn spot seat shift space desk room court lane table bay berth booking reservation locker pitch stall bed hour time appointment duty station bench studio hall",
);
/** What is put together, and takes place at no time. */
export const COMPOSED = words(
  "content menu budget layout agenda curriculum meal diet dish recipe collection assortment design issue newsletter page box basket package seating decoration offer range",
);
/** What ends on some day. */
export const ENDING = words(
  `deadline loan lease contract booking rental reservation membership subscription permit licence license stay visa term period hire warranty guarantee insurance
  offer shift session appointment ban quarantine ticket date time leave registration validity agreement certificate pass card course class`,
);
/** What somebody writes about a thing. */
export const REMARKS = words("comment remark feedback opinion annotation review");
export const HOMEWORK = words("homework exercise assignment reading worksheet quiz");
/** What holds until somebody ends it. */
export const HOLDS = words(
  "ban quarantine limit restriction suspension notice embargo block closure lock freeze sanction alert alarm warning order lockdown shutdown stoppage curfew ward account code",
);
/** What can become another's without being carried. */
export const CLAIMS = words("number place slot turn spot seat right shift duty title ticket share claim role");
/** What is kept of a person. */
export const OF_ONESELF = words(
  "address card password name detail profile phone number email e-mail photo picture preference account data surname username iban allergy contact birthday size",
);
/** What is opened and read as it is, whatever else changes. */
export const LEAVES = words(
  "attachment booklet brochure certificate contract document email e-mail file invoice letter manual message minutes paper photo picture proof protocol receipt recipe scan video",
);
/** Work that is done once more, and no goods. */
export const DONE_AGAIN = words(
  "reprint rework retest recount rerun remake redraw reshoot revision rewrite rebuild recheck re-run re-check correction print translation analysis scan survey",
);
/** What stands one below the other. */
export const ROWS = words(
  "list queue item step task question slide section column row song track photo picture stop chapter playlist lesson page field entry card topic order",
);
/** What somebody spent, lost or has a right to, and asks for. */
export const REPAID = words(
  "cost expense mileage refund allowance reimbursement compensation damage benefit credit discount bonus grant subsidy loss overtime",
);
/** What is heard before it is decided. */
export const DISPUTED = words("appeal objection dispute party witness side claim grievance protest");
/** What is one value when it is written down. */
export const MEASURES = words(
  `weight length width height depth distance temperature pressure strength level hour amount price quantity litre volume size age mileage hours value score
  figure count total rate percentage kind colour grade code`,
);
