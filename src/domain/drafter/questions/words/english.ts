import { any, first, type WordClasses } from "./word-classes.ts";

const NUMBER =
  "(?:\\d[\\d.,]*|a hundred|half an?|an? (?:few|couple of|dozen)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]?(?:one|two|three|four|five|six|seven|eight|nine))?)";
const MANY = NUMBER.replace("half an?|", "").replace("|one|", "|");
const ORDINAL =
  "(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:elev|twelf|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twentie|thirtie)(?:en)?th|last)";
const UNIT =
  "(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|weekends?|fortnights?|months?|quarters?|seasons?|terms?|semesters?|years?|decades?)";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec)";
const WEEKDAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midday|midnight|lunch(?:time)?|tomorrow|christmas|easter)";
const MORE = "(?:full|whole|calendar|working|more|and a half|school|business|clear)";
const AMOUNT = `${NUMBER}(?: and a half|(?:[- ]\\p{L}+){0,2}?)[- ]${UNIT}`;
/** "14 days before" is no time something lasts, nor is "two days a week". */
const NOT_LASTING = `(?! (?:before(?:hand)?|ahead|in advance|earlier|prior|notice|old|ago|an?|per|each|every|in an?|away|late|early)(?!\\p{L}))`;
const CLOCK = `(?:\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:am|pm|o'clock|h)|\\d{1,2}:\\d\\d|${NUMBER} (?:o'clock|am|pm|on ${WEEKDAY}|in the (?:morning|evening|afternoon)|at night|sharp))`;
const POINT = `(?:the )?(?:end of|start of|beginning of|${CLOCK}|${WEEKDAY}|${ORDINAL}|${MONTH} \\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH})`;
const COUNTED_BY =
  "(?:person|people|head|member|household|family|flat|team|group|class|child|customer|client|guest|user|company|team|vehicle|car|room|table|order|booking|visit|ticket|item|entry|day|night|week|weekend|fortnight|month|year|season|term|quarter|hour|time|go|turn|session)";
const DENIAL =
  "(?:(?:do|does|is|are|can|will|wo|ca)n't|(?:do|does|is|are|can|will) not|cannot|can't|cant|dont|doesnt|isnt|arent|nobody|no one|noone|nothing|none of \\p{L}+|neither|nor)";
/** What people write on where they have no product yet. */
const RECORD =
  "(?:index cards?|card index|sticky notes?|post-?its?|paper slips?|slips of paper|notebooks?|note ?pads?|exercise books?|log ?books?|ledgers?|paper (?:diary|diaries|forms?|lists?|calendar|files?|cards?|tickets?)|paper|sheets? of paper|spread ?sheets?|excel(?: \\p{L}+)?|google (?:sheets?|docs?|forms?)|word (?:file|document)s?|(?:white|black|chalk|pin|notice|cork|clip) ?boards?|(?:ring )?binders?|filing cabinets?|shoe ?box(?:es)?|envelopes?|wall (?:calendar|planner)|calendar on the wall|fax|whats ?app(?: \\p{L}+)?|facebook group|doodle(?: polls?)?|word of mouth|carbon copies|access (?:database|file)|old (?:system|program|software|database|app|site|website|tool))";

export const english: WordClasses = {
  wished: any(
    "should|shall|will|would like|\\p{L}+'d(?! rather)|want|wants|wish*|need|needs|hope*|could|can|please|must|export*|download*|print|prints|generat*|upload*|shows?|see what|see who|see which|see whether|at a glance|instead|no longer",
  ),
  byItself: any(
    "(?:the|an?|this|our|your) (?:app|site|website|page|form|system|program|programme|software|tool|portal|platform|machine|screen|computer|robot|scanner|sensor|kiln|oven|printer|it|till)(?! (?:manager|administrator|owner|operator|man|woman))|it (?:should|shall|must|will|can)|automatic*",
  ),
  decides: any(
    "approv*|disapprov*|decid(?:e|es|ed|ing)(?! (?:to|for (?:them|your|our|my|him|her)sel\\p{L}+)(?!\\p{L}))|decision*|authori[sz]*|moderat(?:es|ed|or|ors|ion)|veto*|vet|vets|vetted|vetting|rul(?:es|e) on|has to rule|adjudicat*|arbitrat*|arbiter|referee decides|vot(?:es|e|ed|ing)|ballot",
    "(?:sign(?:s|ed)?[- ]off (?:on|by|each|every|all|the)|signed off)|signs? (?:it|them|that|this|everything|each \\p{L}+|every \\p{L}+) off|sign-?off|counter-?sign*|signs? for it|rubber-?stamp*|greenlight*|green-light*",
    "as (?:he|she|they|i|we) (?:sees?|think|thinks) (?:fit|best|right)|at (?:the |my |her |his |our |their |\\p{L}+'s )?(?:\\p{L}+'s )?discretion|(?:is|are|remains) (?:the |my |her |his |our )?\\p{L}+(?:'s)? (?:business|decision|call|job to say|choice)(?= (?:alone|whether|who|which|and)|\\P{L}*$)|(?:say|says|know|knows|tell|tells) (?:who|which \\p{L}+) (?:goes|go|comes|gets|get|plays|may|can|is|are|will|works|starts|enters|joins|wins|stays|rides)|the (?:last|final) (?:word|say|decision)|final say|has … say over|(?:last|final) say",
    "(?:giv|gav|get|got|need|requir|wait|await|ask|has|have|want)\\p{L}* … (?:nod|go-ahead|green light|thumbs[- ]up|ok|okay|blessing|all-clear|permission|consent|approval|say-so|signature|initials|sign-off|authority|agreement)",
    "(?:without|with|on|only with|subject to|pending|must|can|may|has to|have to) … (?:nod|go-ahead|green light|okay|blessing|all-clear|permission|consent|approval|say-so|signature|initials|sign-off|agreement)",
    "(?:say|says|said|saying) (?:yes|no|so|ok|okay|yes or no)|yes or no|yea or nay",
    "turn(?:s|ed)? … down|turn down|knock(?:s|ed)? … back|throws? (?:it|them|\\p{L}+|an \\p{L}+) out|wav(?:e|es|ed) … through|(?:be|are|is|get|gets|were|was) let (?:in|through|on|out)|lets? (?:them|him|her|you|people|anyone|anybody|somebody) (?:in|through|on)|nod(?:s|ded)? … through|reject*|refus(?:e|es|ed|al|ing)|declin*|overrul*",
    "(?:accept|confirm|tak|allow|grant)(?:s|e|es|ed)? (?:it |them |each |every |\\p{L}+ )?or (?:not|reject*|refus*|declin*|turn*|den*|send*)",
    "accept(?:s|ed)? (?:the |each |every |an? |all |new |their |our ){0,2}(?:request|booking|application|order|offer|member|entr|claim|applicant|proposal|bid|listing|report)\\p{L}*",
    "pass(?:es|ed)? … or (?:not|doesn't|does not|fail*|he|she|they)|pass or fail|grant(?:s|ed)",
    "(?:is|are|it's|that's|remains) (?:entirely |all |still )?up to (?!\\d|date|speed|scratch|you)",
    "(?:has|have|needs?) to (?:agree|approve|accept|clear|okay|ok|allow|authori[sz]e|sign)|must (?:agree|accept|allow|sign)|agrees? to (?:it|each|every|the)|cleared by|nominat*",
    "settl(?:es|e) (?:disputes?|arguments?|ties|it|the matter|who|which|whether)",
    "(?:i|we|he|she|who) (?:then )?(?:look|check|read|go|tell|say)s? … (?:whether|if) (?:it's|it is|they|he|she|that|we|i)",
    "tells? (?:the )?\\p{L}+ whether (?:it's|it is|we|i|they|he|she)",
  ),
  chooses: any(
    "pick(?:s|ed)?|choos(?:es|e)|chose|chosen|select(?:s|ed)?|elect(?:s|ed)?|shortlist*|short-list*|appoint*|assess*|rank(?:s|ed)?",
  ),
  whom: any(
    "who|whom|which (?:of (?:them|us|the)|people|applica*|candida*)|the winners?|winner*|among|amongst|from (?:the )?(?:applica|candida|entri|submi|propos|nomin)\\p{L}*|applica*|candida*|by (?:the |a |our )?(?:committee|board|jury|panel)|jury|committee|panel",
  ),
  body: any(
    "(?:the |our |my |an? )?(?:boards?|committees?|council|assembly|chair(?:man|woman|person)?|managers?|management|boss|directors?|head(?:teacher|mistress|master)?|captain|conductor|foreman|supervisors?|editors?|treasurer|secretary|wardens?|coach|chief|owners?|landlords?|landlady|inspectors?|jury|judges?|referees?|principal|priest|vicar|mayor|president|leader|office|officers?|experts?|professors?|teachers?|doctors?|vets?|partners?|founders?|trustees?|elders?|plenum|general meeting|parents?|tutor|mentor|administrators?|moderators?|organi[sz]ers?|coordinators?)",
  ),
  rules: any(
    "(?:set|sets|fix|fixes|fixed|determines?|assigns?|allocates?|hands? (?:it|them|\\p{L}+)? ?out|distributes?|awards?|picks?|chooses?|selects?|clears?|cleared|agrees?|releases? (?:it|them|each|every|the)|has to be asked|have to be asked|puts? (?:his|her|their) (?:name|initials|stamp|signature)|signs?(?! (?:up|in|on))|lays? down|makes? the (?:final )?(?:choice|selection|call)|gets? the (?:final|last)|has the (?:final|last)|goes? over (?:each|every|all|it|them)|goes? through (?:each|every|all|it|them)|looks? over (?:each|every|all|it|them)|accepts?|judges)",
  ),
  gate: any("until|till|unless|before|only (?:after|once|when|if|then)|without"),
  looked: any(
    "check(?:s|ed)?|review(?:s|ed)?|(?:has|have) read|reads|look(?:s|ed)? (?:at|over|through|it)|inspect(?:s|ed)?|seen (?:it|them)|(?:has|have) seen|interview(?:s|ed)?|sit(?:s)? down with|met (?:them|him|her)|meets|sign(?:s|ed)?(?! up| in)|initial(?:s|led|ed)?|initials|proof-?reads?|assess(?:es|ed)?|stamp(?:s|ed)?|clears|cleared|okays|okay|oked|okayed|is happy|are happy|happy with|satisfied|is content|has agreed|have agreed|agrees|agreed|tick(?:s|ed)? it off|test(?:s|ed) it|audition*",
  ),
  ends: any(
    "expire*|expir*|(?:run|runs|running|ran) out|laps(?:e|es|ed)|(?:be )?valid|(?:is|are|stays?|remains?|be) good|archiv(?:e|ed|es)|retir(?:e|ed|es|ing)|written off|disappear*|vanish*|die|dies|overwritten|end|ends|ended|finish(?:es|ed)?|terminat*|close|closes|closed|(?:is|are) (?:over|up|gone|finished|out)|com(?:e|es) (?:off|to an end|down)|drop(?:s|ped)? off|fall(?:s|en)? (?:off|away)|tak(?:e|en) (?:off|down|out)|goes (?:off|back|stale|dead|away|in the bin)|renew*|need(?:s)? renewing|replaced|scrap(?:s|ped)?|reset*|shelf life|lifespan|useful life|wear(?:s)? out|turn(?:s)? over|releas(?:ed|es)|freed|moved on|forfeit*|lost|cancelled|void",
  ),
  deletes: any(
    "(?:stop|stops) (?:working|counting|being)|(?:go|goes) away|(?:is|are) gone|disappear*|vanish*|(?:is|are) taken (?:down|off)|comes down|falls off|expire*|laps(?:e|es)|runs? out|delet*|wip(?:e|ed|es|ing)|eras*|shred*|bin(?:s|ned)|scrap(?:ped)?|purg*|destroy*|burn(?:ed|t)?|thrown? (?:away|out)|dispos*|discard*|remov(?:ed|es|e)|scrub*|cleared|emptied|clear(?:s)? out|(?:is|are|be|get|gets) forgotten|anonymi[sz]ed",
  ),
  lasts: any(
    "last|lasts|lasting|kept|keep|keeps|stored?|stores|retain*|held|hold|holds|stay|stays|stand|stands|remain|remains|run|runs|good for|guarantee*|warrant(?:y|ies)|(?:hang|hangs|hung) on to|on file|on record|lease|leases|contracts?|membership*|permit*|licen[cs]es?|passes|loans?|lent|borrow(?:s|ed)?|offers?|reserved|counts? for|sit|sits|wait|waits|with us",
  ),
  span: any(
    `(?<!(?:every|each|last|past|first|least|within|next|than|under|over) )${AMOUNT}${NOT_LASTING}`,
    `(?:for|after|within|lasts?|lasting|exactly|another|only|to) (?:an?|the|one) (?:${MORE} ){0,2}${UNIT}`,
    `an? (?:${MORE} ){0,2}${UNIT} (?:after|later|long|on)|(?:an? )?(?:year|month|week|day|fortnight|season)(?:'s)? (?:after|later)`,
    `(?:in|after|at|by|with) (?:the|its|their|his|her) ${ORDINAL} (?:birthday|anniversary|${UNIT})`,
    `(?:the )?end of (?:the |each |every |a |that )?(?:\\p{L}+ )?(?:${UNIT}|${MONTH}|holidays|project|event|course)`,
    "an? (?:year|season|term|month|week)(?= (?:and|then|from))|(?:one|two|three|four|five|ten)-(?:year|month|week|day)|annual(?:ly)?|yearly|overnight",
  ),
  forSpan: any(
    `(?:for|after|at the end of|every) (?:another |about |around |at least |a further |up to )?${AMOUNT}${NOT_LASTING}(?!-)|(?:after|at the end of) (?:its|their|the|her|his) ${ORDINAL} ${UNIT}|(?:for|after) (?:an?|the) (?:\\p{L}+ )?${UNIT}(?!\\p{L}| (?:of|or two))|(?:a|one|two|three|four|five|six) ${UNIT} (?:after|later)`.replace(
      "|every)",
      ")",
    ),
  ),
  date: any(
    `(?:(?:until|till|through|to) (?:the )?|(?:at |by |on |in )?(?:the )?)(?:(?:end|start|beginning|middle) of )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH}(?: \\d+)?|spring|summer|autumn|winter|christmas|easter)`,
  ),
  untilDate: any(
    `(?:until|till|through) (?:the )?(?:(?:end|start|beginning|middle) of )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH}|${UNIT}|spring|summer|autumn|winter|christmas|easter|lease|season|event|course|wedding|concert|exam\\p{L}*)`,
  ),
  whenOver: any(
    "when|once|after|as soon as|as long as|until|the day|the moment|forever|for ever|for good|for life|indefinitely|permanently",
    `(?:on|at) ${WEEKDAY}`,
  ),
  past: any(
    "have been|has been|'ve been|had been|been … for|since|ago|have run|has run|'ve run|'ve had|have had|dreaming|was|were",
  ),
  banned: any(
    "must(?:n't| not| never)|may(?:n't| not| never)|shall (?:not|never)|shan't|should (?:never|under no)|can (?:never|under no)|(?:is|are|be|'s|stays?|remains?) (?:strictly |absolutely |completely )?(?:forbidden|prohibited|banned|taboo|barred|ruled out|off[- ]limits|off the (?:table|menu|cards)|out of the question|a no-go|a no no|not an option|unacceptable)",
    "forbid*|prohibit*|not (?:allowed|permitted|acceptable|on|to be)|(?:isn|aren)'t (?:allowed|permitted|acceptable|on|to be)|no (?:one|body) is allowed|nobody (?:may|is allowed|is to)|no one (?:may|is to)|under no circumstances|in no case|on no account|no exceptions?|without exception|over my dead body|(?:is|are) a (?:clear |big |flat |definite )?(?:no|no-no)(?!\\p{L}|-)|strictly no|no-?go|(?:stay|stays) (?:outside|out|away|at home|off)|no matter (?:who|what|how)|not on my watch|is out(?=\\P{L}*$)",
    "(?<!(?:have|has|had|'ve|'d|i've|we've|i'd|we'd|was|were|i|almost|nearly) )never(?! (?:had|been|mind|knew|know|seen|used|tried|got|get|find|know|remember|really|seem|sure|answer|did|made|managed|wrote|thought|heard|again|quite|understood|saw|work|works|ends?|stop))",
    "(?:get|gets) no(?! (?:message|email|answer|reply|idea|reminder))|(?:is|are) not (?:for sale|lent|given|sold|shared|let|handed)",
  ),
  denied: any(
    `${DENIAL} (?!else|other|more|\\P{L})\\p{L}+`,
    first(
      "no(?! (?:longer|more|matter|problem|idea|hurry|rush|frills|fuss|need|wonder|big|bells|one|thanks|doubt|ads?|adverts|login|log-in|registration|password|account|app|jargon|fancy|website|money|training|nonsense))",
    ),
    "without … (?:no|can't|not|nobody|won't)|(?:ever|full stop|period)$",
  ),
  harmless: any(
    `${DENIAL} (?:(?:really|even|always|ever|all|actually|only|just|currently|can|will|should|would|else|of us|in the \\p{L}+|here) ){0,2}(?:have|has|had|own|owns|need|needs|want|wants|know|knows|mind|minds|matters?|cares?|think|thinks|understand\\p{L}*|remembers?|trusts?|likes?|speaks?|read|reads|finds?|tell|afford|wait|believes?|imagine|show up|turn up|exists?|looks?|feels?|seems?|means?|helps?|fits?|bothers?|ask|costs?|hears?|keep up|manages?|get (?:round|to it|lost|along)|good (?:with|at)|sure|able to|much|many|enough|yet|any (?:more|\\p{L}+ yet)|everyone|everybody|everything|quite|too|works?|working|worry|worries|changes? hands|free|answers?|pick(?:s)? up|there|notices?|expects?|fancy|complicated|reach|mess|easy|hard|new|big|reliable|clear|using|use|uses|a (?:real |big |shop|company|bank|business|charity)|funny|wrong|be (?:sure|bothered|able|complicated|fancy|hard)|sees?|one|come back|in use|happy|pays?|earns?|charge)`,
    `(?:if|when|whenever|whatever|whoever|who|that|which|because|since|although|though|so|where|whether|as|why|what|how|it's|it is) (?:[^ ]+ ){0,6}?${DENIAL}`,
    "not (?:everyone|everybody|all|sure|necessarily|yet|much|many|only|just|so)|don't ask|can't wait",
  ),
  capped: any(
    "at (?:the )?(?:very )?(?:most|least)(?! (?:look|it|the|be|not))|(?:at|the) (?:most|maximum|minimum)\\P{L}*$|max(?:imum)?|min(?:imum)|(?:no|not) (?:more|fewer|less|longer|later|earlier|bigger|larger|heavier|older|younger) than|no more|(?:never|not|n't|no one|nobody|must) … (?:more|longer|fewer|less) than",
    `(?:up to|over|under|above|below|more than|fewer than|less than|only|first|exceed*|exactly|every|older than|younger than) ${NUMBER}`,
    `${NUMBER} (?:\\p{L}+ ){0,3}(?:at a (?:time|go|stretch)|at once|in a row|in one go|tops|max|maximum|apiece|running|or (?:more|fewer|less|under|over|older|younger)|and (?:over|under|above|no more|not more|no fewer))`,
    `${NUMBER} (?:to|or) ${NUMBER}(?! times)|\\d+\\s?[-–]\\s?\\d+|between ${NUMBER} and ${NUMBER}|${NUMBER}\\s?(?:%|percent|per cent)|\\d+\\s?(?:kg|kilos?|grams?|metres?|meters?|cm|mm|km|miles?|litres?|degrees?|mb|gb|pages|words|characters)`,
    "(?<!has |have )limit(?:s|ed)?(?! edition)|capped|quota*|one (?:\\p{L}+ )?each|a maximum|the minimum|twice (?:a|in a|per)|ration*|allowance",
    `(?:from|aged|age of|under|over) (?:the age of )?${NUMBER}(?= (?:years|and|up|upwards|onwards)|\\P{L}*$)`,
    "that's (?:my lot|our lot|it|the limit|enough|all|plenty|the maximum|us full)(?=\\P{L}*$)|(?:and|then) (?:we|it|that|i)(?:'re|'s| is| are|'m) (?:full|closed|sold out)",
  ),
  many: any(MANY),
  counted: any(NUMBER),
  per: any(
    `(?:per|an?|each|every|to an?|for each|for every|on one|in one|in an?|on an?|any one) (?:${COUNTED_BY})s?(?! ago)`,
    "per \\p{L}+|a head|apiece",
  ),
  allowed: any(
    "(?:each|every|one|per|any|no) \\p{L}+(?: \\p{L}+)? (?:gets?|may|can|takes?|is allowed|is entitled|has|receives?|borrows?|brings?|books?|holds?)|(?:members|people|guests|students|families|households|customers|you|everyone|everybody) (?:get|gets|may|are allowed|is allowed|are entitled to)|(?:is|are) (?:allowed|entitled)|not one more|(?:the )?\\p{L}+ (?:takes|holds|seats|fits)",
  ),
  until: any(`(?:until|till|from|after) ${POINT}`),
  dueBy: any(
    `(?:by|before|no later than|not later than|not before|latest by|due|due on) ${POINT}`,
    `(?:by|before) (?:\\p{L}+ ){0,5}${AMOUNT}|by (?:eight|nine|ten|eleven|noon|twelve)`,
    `(?:within|inside|in under|not later than|no later than|in less than) (?:an?|the (?:same|next|first)|${NUMBER})(?: \\p{L}+){0,2} ?(?:${UNIT})`,
    `(?:${AMOUNT}|an? (?:${MORE} ){0,2}${UNIT}|the (?:day|night|evening|week)) (?:before(?:hand)?|ahead|in advance|earlier|prior|'? ?notice|out)`,
    "deadlines?|cut-?off(?: \\p{L}+)?|at the latest|(?:the )?(?:same|next|following) (?:day|morning|working day)|closing date|time limit|due date|overdue|(?:\\p{L}+ )?notice period|(?:hours?|days?|weeks?|months?)'?s?'? notice",
  ),
  described: any(
    "we are|we're|we have|we've|there are|there's|there is|there were|around|about|roughly|some|of us|members|strong|a team of|i have|i've|i run|we run|we look after|founded|since|years ago|villages|employees|covers?",
  ),
  now: any(
    "currently|at present|at the moment|right now|these days|nowadays|so far|(?:until|till|up to|up until) now|(?:until|till) (?:last|this) \\p{L}+|as (?:of now|things stand)|presently|(?<!up )to date|today(?!'s)|still(?! (?:nothing|talk*|wait*|open|free|available|there|be|not|valid|missing|hav*|want*|need*|know*|remember*|love*|like*|think*|hope*|good|fine|to|on|alive|a|an|the|is|are|out|due|owe*|no))|for now|for the time being|always (?:been|done)|for years (?:now )?|used to (?!it)|the way (?:we|it's|it is)|(?:we|i|they|everything|everyone|people|it|that|there)(?:'s| is|'re| are|'ve| have)? (?:now|just) |(?:have|has|\\p{L}+'ve|\\p{L}+'s) (?:always |all )?been (?!dreaming|wanting|thinking|looking|waiting|trying|meaning|planning|running|going|hoping|asking|told)(?:\\p{L}+ing|on|in|done|a|the)|for \\p{L}+ years (?:now )?(?:we|i|it|they)|as it is|stopped working|takes? (?:its|their) place|as it is|ever since|every (?:week|month|year) (?:i|we|somebody|someone|he|she) ",
  ),
  grief: any(
    "lost|lose|loses|gets? wet|illegible|twice|double|forget*|forgot*|mess|messy|chaos|missing|overwrit*|nobody can (?:read|find)|no one can (?:read|find)|can't read|smudge*|falls? (?:off|apart)|torn|nightmare|takes? (?:ages|forever|hours)|hopeless|nobody knows|every \\p{L}+ (?:anew|again)|over and over|wrong|errors?|mistakes?|unreadable|rain|coffee|never (?:up to date|right|works)|out of date",
  ),
  byHand: any(
    RECORD,
    "(?:in|by|from|out of) (?:my|our|his|her|their|the|\\p{L}+'s) (?:heads?|memory)|by (?:hand|heart)|handwritten|hand-written|(?:ring|phon|call|text|email)ing (?:round|around|each|every|people|them)|paper-based|pen and paper|pencil*|scribbl*|jott*|back and forth",
    "(?:replac\\p{L}*|get rid of|take(?:s)? over from|move (?:away )?from|migrat\\p{L}*|import) … (?:system|program|software|database|tool|lists?|forms?|books?|folders?|e-?mails?|site|website|app)",
  ),
  perhapsByHand: any(
    "(?:is|are|lives?|sits?|stands?|hangs?|keep|keeps|kept|write|writes|written|do|does|done|have|has|goes|go|runs?|live|use|uses|push|pin|pinned|stuck|taped|noted?|put|puts|book|ring|rings|call|calls|phone|phones|text|e-?mail) … (?:notes?|slips?|diary|diaries|forms?|folders?|drawers?|book|books|register|lists?|cards?|phone|telephone|text(?:s| messages?)|e-?mails?|letters?|tin|box|boxes|wall|door|fridge|calendar|post|counter|desk|tickets?|tags?|labels?)",
  ),
  pays: any(
    "pay(?:s|ing)?(?! (?:off|attention|heed|visits?|respects?|tribute|homage|a visit|close|much|more|particular|special|a (?:lot|bit) of|dividends|no attention|no heed|itself))|paid(?! off| attention)|(?:re)?payments?|payers?|unpaid|prepaid|invoic*|bill(?:s|ed|ing)|(?:the|a|one|our|their|her|his) (?:bill|tab|cost|costs|invoice)|(?<!in )(?:charges?|charged)(?! (?:of|station|point|batter|the batter))|fees?|subscri(?:ption|ptions|bers?|bes?)|commission(?!er)|dues|donat*|sponsor*|subsid*|fund(?:s|ed|ing)|funder*|grants?(?! (?:access|permission))|budget*|kitty|purse|coffers|petty cash|crowdfund*|levy|levies|surcharge|top-?up|refund*|reimburs*|expens(?:es|ed)|tuition|royalt*",
    "foot(?:s|ed)? (?:it|the|that|this|everything)|settl(?:e|es|ed) … (?:bill|bills|by card|hours|account|up|invoice|tab|balance)|pick(?:s|ed)? up the|out of (?:the|our|my|their|his|her) (?:own )?(?:kitty|pocket|budget|funds|purse|account|pot)|on the house|fiver|tenner|(?:is|are|it's) (?:all )?on (?:whoever|those who|the one|me|us|the (?:house|parish|council|company|club|school|town|firm|boss|state))|(?:percent|per cent|%) of (?:every|each|the|any|all)(?: \\p{L}+)? (?:sales?|bookings?|orders?|price|takings|turnover|deal)|settle(?:s|d)? up|lottery|funds?|stump* up|chip(?:s|ped)? in|cough(?:s)? up|financ*",
    "(?:at|for|without|with|of|no) (?:no |any |extra )?(?:cost|costs|charge|money)|costs? (?:nothing|them|us|each|the|is|are|you|members|a)|cost (?:centre|center)|(?:share|shares|split|splits|cover|covers|bear|bears|carry|carries|meet|meets) (?:it|the|all|everything|its|their|this|most|half|what)(?: \\p{L}+){0,4} (?:cost|costs|evenly|equally|bill|bills|hosting|rent|running)|split everything|free of charge|(?<!set |set them )for free|free (?:for|to) (?:use|everyone|everybody|all|members|the|anyone|anybody|users|residents|both|families|us|them|students)|(?:is|are|it's|stays|remains|be) free(?= (?:for|to use|and|of)|\\P{L}*$)(?! (?:and|of) (?:clear|clutter|ads|space))|money|(?:in|by) (?:cash|card|direct debit|bank transfer|standing order|credit card)|credit cards?|stripe|paypal",
    `[€£$]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?[€£$]|${NUMBER} (?:euros?|pounds?|dollars?|francs?|quid|cents?|pence|p|kroner|bucks)`,
    "carried by|paid for|borne by|met by|covered by … (?:budget|fund|council|school|club|company|insurance|grant)|(?:comes?|goes) (?:out of|on) (?:the|our|my) \\p{L}+ (?:kitty|budget|fund|account|bill|card)|(?:internal|in-house) (?:tool|app|use|system|platform|software|portal)|our own (?:staff|lot|people|employees|use)|own employees|our employees",
  ),
  restricted: any(
    "(?:is|are|stay|stays|remain|remains|keep|keeps|kept|strictly) (?:\\p{L}+ )?(?:private|confidential|secret|hidden|anonymous)|private (?:to|notes?|messages?|data|information|details)|confidential*|permissions? to (?:see|view|read)|access rights|(?:who|may|can) see only|not visible|invisible|visible (?:only|to|for)|out of sight|hidden from|kept from|keep(?:s)? … (?:to (?:her|him|them|our|my)sel(?:f|ves)|from)|not meant for|(?:none|nobody) … business|(?:for|only for|under) (?:the |my |her |his |our |their |\\p{L}+ )?(?:\\p{L}+'s? )?eyes(?: only)?|eyes only",
    "(?:stay|stays|remain|remains|are|is|be|strictly|keep|kept) (?:strictly |just |only )?between (?:you|us|me|a|the|them|him|her|my|our|those|\\p{L}+) (?:\\p{L}+ ){0,3}and|(?:open|visible|there|public) (?:to|for) (?:all|everyone|everybody|anyone|anybody|the public|anyone to|the whole)|(?:everyone|everybody|anyone|anybody|the public|the whole \\p{L}+)(?: \\p{L}+){0,3} (?:can|may|gets? to|is allowed to) (?:see|read|look|view|open)|(?:doesn't|don't|never|must not|may not|isn't|aren't|not|is never|are never) (?:leave(?:s)? the|publish*|pass (?:it |them )?on|passed on|shared?|disclos*|show|shown|reveal*|give out|given out|made public|displayed|listed)|(?:may|must|should|shall|can) (?:not|never) (?:see|read|view|look|open|know|find)|(?:nobody|no one) (?:else )?(?:can |may |should |gets to )?(?:see|sees|read|reads|view|know|knows|look|looks)",
    "(?:don't|doesn't|do not|does not|can't|cannot|won't|mustn't|never) (?:get to )?(?:see|read|view|look at|know|find out|get (?:to them|at)|get to) (?:it|them|that|this|each|other|one|who|what|any|the|his|her|their|our|these)|go(?:es)? to … and (?:to )?(?:nobody|no one|none) else|(?:are|is) for (?:the )?\\p{L}+ (?:only|alone)|(?:only|just) (?:for|to) (?:the )?\\p{L}+(?= (?:to see|eyes))|behind (?:a|the|our) (?:login|password)|public(?:ly)? (?:visible|readable|available)|(?:is|are) public|on a need-to-know",
  ),
  sees: any(
    "sees?|seen|look(?:s|ed)? (?:at|up|into|it|them)|view(?:s|ed|able)?|reads?|readable|know|knows|known|access(?:es|ible)?(?! road| ramp| path| code)|visible|shown|show|shows|open to|opens?|told|get(?:s)? to|privy|disclos*|shar(?:ed|e|es)(?= with)|find out|learns?|gets? (?:sight|a look)",
  ),
  alone: any(
    "only|solely|alone|exclusively|(?:nobody|no one|none|nothing|anyone|anybody) (?:else|but|except|more|other)|no other|except(?! for)|apart from|their own|her own|his own|its own|my own|your own|not … others?|not the others|each other(?:'s)?|one another(?:'s)?|nobody|no one|not even|just (?:the|me|us|her|him|them)",
  ),
  told: any(
    "names?|address(?:es)?|(?:phone )?numbers?|photos?|pictures?|notes?|data|details|answers?|prices?|salar\\p{L}+|wages|totals?|results?|diagnos\\p{L}+|files?|records?|what (?:he|she|they|you|we|i|somebody|someone|a \\p{L}+|the \\p{L}+)|messages?|letters?|comments?|reports?|complaints?|scores?|grades?|marks?|medical \\p{L}+|reasons?|figures?|bids?|offers?|amounts?|e-?mails?|conversations?|documents?|minutes|why",
  ),
  stays: any(
    "(?:stay|stays|remain|remains|kept|lie|lies|go|goes|sit|sits) (?:strictly |only )?(?:with|within|inside|between|in-house|at|in the family|among|amongst|to (?:the|her|his|our) \\p{L}+ (?:only|alone)|no further)",
  ),
};
