import { entries } from "./phrases.ts";

/** What is good, fine or fitting: nobody can measure it, and no number beside it helps. */
export const JUDGED = [
  ...entries(`clarity simplicity convenience stable safely compact durable bright vivid colourful colorful catchy fresh lively calm cosy inspiring motivating
    playful trendy contemporary timeless classy tasteful luxurious consistently readily well_thought_out well_chosen well_balanced well_maintained worse worst
    relevant usable usual usually normal normally typical typically customary pertinent easy easier easiest easily simple simpler simplest simplistic intuitive intuitively user_friendly user_friendliness user_intuitive friendly friendlier
    robust robustly robustness seamless seamlessly frictionless effortless effortlessly painless hassle_free modern flexible flexibly flexibility versatile
    attractive attractively appealing beautiful beautifully pretty nice nicely neat neatly pleasant pleasantly pleasing enjoyable fun delightful engaging engagingly
    professional_looking aesthetic aesthetically elegant elegantly stylish sleek polished fancy vibrant smooth smoothly state_of_the_art cutting_edge
    leading_edge bleeding_edge world_class best_in_class first_class top_notch high_end premium next_generation future_proof powerful convenient conveniently
    comfortable comfortably handy innovative innovatively sophisticated advanced  clever intelligent intelligently appropriate appropriately adequate adequately
    suitable suitably proper properly reasonable reasonably acceptable acceptably satisfactory satisfactorily satisfying sensible sensibly meaningful meaningfully
     good better best well_designed well_structured well_organised well_organized great excellent outstanding superior superb  fantastic
    optimal optimally optimum ideal ideally helpful useful usefully  usability user_centric user_oriented self_explanatory self_evident straightforward
    straightforwardly understandable comprehensible clear clearly clearer familiar naturally natural naturally recognisable
    recognizable  nicely_formatted tidy decent professional professionally accordingly routine routinely fully_operational fully_functional fully_automatic fully_compatible fair fairly generic  
    commonly generally mostly mainly largely  basic basically rudimentary  rich richly comprehensive comprehensively thorough thoroughly
    extensive extensively full_featured fully_featured feature_rich cost_effective cost_effectively affordable economical economically inexpensive
    cheap cheaply best_practices? best_possible good_practices? industry_standards? high_quality maintainable maintainability
    extensible extensibility adaptable portable portability customisable customizable highly_configurable testable
    dependable trustworthy resilient resiliently fault_tolerant sustainable sustainably environmentally_friendly eco_friendly safe_enough secure_enough fast_enough
    quick_enough good_enough large_enough small_enough clear_enough long_enough lightweight efficient efficiently effective effectively effectiveness
    productive proficient proficiently competent transparent transparently soundly careful carefully sympathetic welcoming inviting
    compelling interesting exciting memorable unobtrusive unobtrusively non_intrusive uncluttered clutter_free crisp gracefully graceful
    logical logically  reassuring balanced harmonious ergonomic ergonomically accessible_enough  ample plentiful generous generously liberal
    tolerable bearable minimalist minimalistic discreet discreetly subtle subtly eye_catching prominent prominently noticeable noticeably polite politely
     timely_manner due_care due_diligence sufficient_care reliable reliably reliability secure securely
    sufficiently scalable scalability performant responsive snappy`),
  "look and feel|fit[- ]for[- ]purpose|the right (?:time|moment|place|people|person|amount|size|way|information)|as (?:expected|intended|desired)(?=[.,;]|$| by\\b)",
  "without (?:any )?(?:problems?|trouble|difficulty|difficulties|effort|hassle|fuss)|(?:problem|trouble|worry)[- ]free|(?<!the same )in an? (?:\\p{L}+ly )?(?!row\\b|new\\b|second\\b|similar\\b)\\p{L}+ (?:way|manner|fashion|style)",
  "(?:in an? )?(?:(?:timely|orderly|suitable|similar|consistent|efficient|sensible|reasonable|appropriate|user-friendly) )(?:manner|fashion|way)",
  "(?:in|within) (?:an? )?(?:reasonable|acceptable|adequate|appropriate|sufficient|decent|short) (?:amount of )?(?:time|period)(?: of time)?",
  "(?:easy|easier|simple|simpler|straightforward) (?:to|for)(?: \\p{L}+)?",
  "(?:easy|simple|quick|nice|safe|comfortable|hard|difficult)-(?:to|for)-\\p{L}+",
  "ease(?: of (?:use|learning|maintenance|operation|installation|access))?",
  "with ease|at a glance|at first (?:sight|glance)|on the fly|at the touch of a button|out of the box|with (?:a )?(?:few|minimal|little|minimum) (?:clicks?|effort|training|help|steps|instruction|knowledge|delay)",
  "(?:with )?little or no (?:effort|training|help|delay|instruction)|(?:very |too |not )?(?:hard|difficult|complicated|tricky) to(?= \\p{L})|(?:be|is|are|stay|remain) (?:safe|clean|tidy|calm|fun|cool|light|bright|dark enough)(?! (?:from|of|for))",
  "(?:all |the |any )?(?:necessary|relevant|pertinent|applicable) (?:information|data|details|steps|measures|actions|documents|permissions|resources|means|precautions|parties|people|persons|staff|fields|records|events|changes)",
  "(?:at |in )?(?:good|due|proper|reasonable) (?:time|course|form|order|shape|quality|working order|condition|performance|response|responsiveness|user experience|practice)|of (?:good|high|sufficient|adequate|appropriate|acceptable) quality|(?:a )?good (?:user )?experience|user experience",
  "(?:normal|typical|usual|regular|ordinary|peak|heavy|high|light) (?:load|loads|use|usage|operation|operations|conditions?|circumstances|traffic|workload)",
  "as (?:\\p{L}+) as (?:possible|practicable|practical|necessary|needed|required|feasible|can be)",
  "at (?:an? )?(?:acceptable|reasonable|adequate|appropriate|sufficient) (?:level|levels|speed|rate|cost|price)",
  "(?:to|with) (?:an? )?(?:acceptable|reasonable|adequate|appropriate|sufficient|certain|large|great|high) (?:degree|extent|level|precision|accuracy|quality)",
  "(?:up|according) to (?:standard|modern standards?)",
  "(?:highly|very|extremely|really|quite|rather|fairly|pretty|particularly|especially|exceptionally|incredibly|super) (?!much\\b)(?:\\p{L}+(?:able|ible|ive|ful|ous|ent|ant|al|ic|ed|y)|fast|high|low|large|small|big|short|long|simple|good|secure|safe|quick|slow|cheap|hard)",
];

/** How much, how fast, how often without a number; a number with its unit in the sentence says it. */
export const GRADED = [
  ...entries(`fast faster fastest quick quicker quickest quickly rapid rapidly swift swiftly speedy speedily prompt promptly timely immediate instant instantaneous
    instantaneously short_time long_time shortly soon sooner recently recent frequently frequent infrequently often seldom rarely occasionally occasional
    sometimes regularly periodically from_time_to_time now_and_then every_so_often
    accurate accurately precise precisely improve improved enhance enhanced streamline streamlined speed_up serious seriously severe severely considerably brief briefly momentarily sundry diverse assorted dozens_of hundreds_of thousands_of loads_of tons_of
    eventual in_no_time moderate moderately several a_few various numerous plenty_of lots_of countless myriad enormous huge massive vast immense tiny
    sufficient insufficient enough minimal minimise minimize minimised minimized maximise maximize maximised maximized minimum_effort
    significant significantly substantial substantially considerable considerably noticeable drastically drastic greatly highly slightly somewhat
    marginally heavily strongly roughly approximately approx approx\\. nearly almost virtually about_half circa close_to in_the_region_of
    high_performance low_latency high_availability highly_available high_speed low_cost high_volume large_scale
    long_lasting real_time near_real_time near_realtime
    extended_period temporarily low_maintenance optimise optimize optimised optimized negligible excessive excessively unreasonable unreasonably undue unduly`),
  "as soon as (?:possible|practicable|feasible)",
  "as quickly as possible|as fast as possible|as early as possible",
  "a (?:large|small|great|high|low|big|huge|limited|certain|fair|sufficient|reasonable|significant|considerable|growing) (?:number|amount|share|part|percentage|proportion|quantity|volume|variety|range|set|portion|degree) of",
  "(?:large|small|great|high|low|big) (?:numbers|amounts|quantities|volumes|sets) of",
  "a (?:number|variety|range|couple|handful|bunch|multitude|wide range|wide variety|wealth|host|series|majority) of",
  "a lot of|a lot more|a bit|a little",
  "(?<!too |the |last |next |first )few|(?<!how |so |too |as |that |(?:is|are) |in )many(?! (?:as|to one|to many))",
  "much (?:faster|slower|better|larger|smaller|more|less)",
  "some(?= \\p{L})(?! (?:of|more|other|way|day)\\b)",
  "certain(?= \\p{L}+s\\b)|(?:without|with little|with no) (?:noticeable|undue|long|significant|much|great|any|major|unnecessary|further)? ?delays?|in (?:good|due) (?:time|course)|at (?:regular|short|frequent|suitable) intervals|on a (?:regular|frequent|timely) basis|at the earliest (?:opportunity|convenience)|for (?:a )?long(?: time)?|around the clock|around noon|at short notice",
  "regular(?= (?:intervals?|basis|backups?|updates?|checks?|maintenance|cleaning|reports?|inspections?|reviews?|training))|(?:limited|small|large|huge|high|low|reasonable|growing|increasing) (?:number|amount|set|range|share) of|a great (?:deal|many)|an? (?:increasing|growing|ever-growing) number of|a fraction of",
  "(?:some|certain|a given) (?:time|period|amount|extent|degree|level|delay|kind|sort|cases|situations|circumstances|conditions|users|people|data|information|point)(?: of)?",
  "(?<!(?:two|three|four|five|six|\\d|each|every|between|by|from|at least|no) )different(?= (?!from\\b|than\\b|to\\b)(?:\\p{L}+ ){0,2}?\\p{L}+s\\b)",
  "(?:high|low|large|small|big|short|long|heavy|slow)(?! than\\b)(?= (?:\\p{L}+ )?(?:load|loads|volumes?|traffic|delays?|latency|throughput|speed|rates?|response|responses|times?|periods?|duration|files?|amounts?|numbers?|costs?|precision|accuracy|resolution|screens?|memory|bandwidth|capacity|performance|availability|uptime|quality|standards?|demand|distances?|temperatures?|noise|consumption|databases?|data|datasets?|documents?|groups?|teams?|companies|organi[sz]ations|orders?|images?|photos?|texts?|lists?|outages?|interruptions?|risks?|degree|level|effort))",
  "(?:big|large|huge|tiny|heavy)(?= \\p{L}+s\\b)",
  "(?:be|is|are|remain|stay|kept|keep|very) (?:high|low|large|small|short|long|slow|minimal|cheap)(?! (?:than|priority|tide|season))",
  "(?:after|within|in|for) (?:a|some) (?:(?:short|little|long|brief|certain) )?(?:while|moment|time)(?! (?:limit|slot|window|frame|zone))",
  "strong(?= (?:encryption|cryptography|passwords?|security|protection|performance|signal|force)\\b)",
  "for a while|for some time|for a long time|in the near future|within a short time|at short intervals|around the clock support",
  "(?:more|less) (?:quickly|efficiently|often|frequently|easily|reliably|securely|accurately|useful|attractive|flexible|convenient|effective)",
  "(?:mostly|mainly|largely|nearly|almost) (?:all|every|always|never)",
  "most (?:of the )?(?:users|people|cases|customers|requests|pages|devices|browsers|situations|times?)",
  "the majority of|a minority of|the bulk of",
  "(?<!(?:most|the|two|three|\\d) )common(?= (?:problems?|issues|cases|questions|tasks|errors|formats|browsers|devices|situations|use cases))",
  "approximately|around(?= \\d)|about(?= \\d)|some(?= \\d)|or so(?=[.,;]|$)",
];

/** Words that blur the very number they stand beside. */
export const BLURRING =
  /^(?:approximately|approx\.?|around|about|some|roughly|nearly|almost|circa|or so|close to|in the region of)$/i;

/** Names of things in which such a word measures nothing. */
export const SPARED = [
  "regular expressions?|real[- ]time clock|simple mail transfer|common names?|clear text|plain text|fair use|best before(?: dates?)?|good faith|goods?",
  "(?:high|low|higher|middle|primary) (?:priority|schools?|tide|water|season|street|voltage|contrast|visibility|court|beam)",
  "smart ?(?:phones?|cards?|meters?|watch(?:es)?|contracts?|home|tv)|intelligent transport|natural (?:language|person|persons|gas|number|numbers|stone|science)",
  "normal (?:form|distribution|mode|force|vector|saline|mapping)|normally[ -](?:closed|open|off|on|energi[sz]ed|distributed)|advanced (?:search|settings?|options?|mode)|basic (?:authentication|auth|plan|fee)|quick (?:view|response code|start guide|release)",
  "instant (?:messag\\p{L}+|coffee)|short (?:message|messages|code|codes|list|name|names|circuit|term|break|time work)|long[- ]term|short[- ]term",
  "clear(?= (?:the|all|its|their|a|each|any|every)\\b)|(?:to|shall|must|can|will|may|and|or) clear|(?:cleared)",
  "immediate (?:family|superior|supervisor|neighbou?rs?|predecessor|successor|parent)|professional (?:body|association|licen[cs]e)s?",
  "best (?:man|of (?:three|five))|better half|too (?:many|large) (?:requests|entity)|well[- ]known|as well(?: as)?|fair(?= (?:trade|value|copy))|trade fair|job fair|(?:the|a|book|science|annual) fair",
  "minimum and maximum|notice|correctly|secure (?:area|zone|room|boot|shell|element|socket|hash|enclave|file transfer)|generally accepted accounting",
  "large[- ]print|heavy (?:goods vehicles?|metals?|industry|water)|large (?:animals?|goods vehicles?|format|letters)|small (?:animals?|claims?|letters|change|business(?:es)?|hours)|the (?:fastest|quickest|best|shortest|longest|simplest|cheapest|earliest)(?= (?:route|time|lap|path|offer|price|run|result|way|bid|round|score|player|runner|rower|driver|swimmer|three|five|ten))",
  "recent(?=ly (?:viewed|used|opened|added|changed|played|visited|deleted))|(?:most |recently )recent(?:ly)?|recently (?:viewed|used|opened|added|changed|played|visited|deleted)",
  "robust standard errors?|strong customer authentication|moderate (?:wind|sea|breeze|rain|pain)|stable (?:branch(?:es)?|releases?|builds?|versions?|channels?|sorts?|isotopes?|angina|coins?)|nice (?:values?|levels?)|simple (?:interest|majority|average|fracture|moving average|past|past tense|path|graph|random sample)|appropriate adults?",
  "(?:compound|fair) (?:interest|market value|wear and tear|dealing|share)|reasonable (?:adjustments?|accommodations?|doubt)|proper (?:nouns?|names?|motion|fractions?)|generic (?:types?|names?|drugs?|medicines?|class(?:es)?|functions?)|effective (?:dates?|rate|rates|dose|temperature|range|length|width)|efficient frontier",
  "rapid (?:tests?|antigen tests?|transit|prototyping)|fast(?: (?:track|lane|food|forward|charg\\p{L}+|breeder)|-(?:track|forward|charg\\p{L}+))|quick(?: (?:release|coupling|access toolbar|sort|lime|disconnect)|-(?:release|coupling|connect|disconnect|freeze|change))|smooth (?:muscles?|bore)|flexible (?:hoses?|couplings?|conduits?|pipes?|working hours|spending account)",
  "modern (?:languages?|art|history|slavery|pentathlon)|premium (?:account|accounts|members?|subscribers?|rate|customers?|plan|tier|fuel)|professional (?:indemnity|development|qualification|qualifications|registration)|usual (?:residence|place of residence|dose)|basic (?:skills|pay|salary|dimension|dimensions|oxygen furnace)|rich text|clear (?:span|height|width|opening|sky|zone|channel|coat|air turbulence)|bright[- ]field|portable (?:document|network|executable|toilets?|appliances?|extinguishers?)",
  "significant (?:digits?|figures?|bits?|bytes?|wave height|other)|precise positioning|minimal (?:pairs?|spanning tree)|brief (?:psychiatric|resolved)|substantial (?:completion|shareholders?)|prompt (?:injection|text|template|engineering)|(?:the|a|each|its|every|command|shell|login) prompts?|immediate (?:mode|value|operand|release)|instant (?:payments?|ticket|win)|real[- ]time (?:strategy|kinematic|operating system)|(?:as|so) often(?= as\\b)|large (?:intestine|cap|caliber|print)|common (?:law|room|cold|ground|stock|shares?|denominator|logarithm|carrier|rail|mode|names?)",
  "smart (?:quotes|keys?|locks?|pens?)|friendly (?:fire|match(?:es)?|games?|societ(?:y|ies))|regular (?:season|verbs?|customers?|polygon)|safely stored|professional(?=s\\b)|natural (?:person|hazards?|disasters?|gas|ventilation|persons|light|causes|logarithm)|compact (?:discs?|flash|class)|advanced (?:paramedics?|nurse practitioners?|trauma life support|ticket sales)|sound (?:engineers?|check|card|level)",
  "stable(?= (?:managers?|hands?|owners?|masters?|yards?|doors?|staff|lads?)\\b)|had better|most helpful|(?:the )?last few|(?:the )?(?:few|several) (?:hundred|thousand)|cleaned well|oil well|water wells?|wells?",
];
