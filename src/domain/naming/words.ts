/** What people call what they want to have built, as the last part of a word or as a word. */
export const PRODUCT =
  /(?:^|[^\p{L}])(?:apps?|appli(?:cation)?s?|aplicaci[oó]n|aplicativo|aplicação|anwendung|web-?sites?|sites?|sitio|site|platforms?|plattform|plateforme|plataforma|portals?|portail|systems?|sistema|système|software|logiciel|tools?|outil|herramienta|ferramenta|database|datenbank|register|registry|tracker|planner|scheduler|dashboard|programm|\p{L}+(?:portal|plattform|system|datenbank|software|programm|verwaltung|planer|register)|\p{L}+-app)(?=$|[^\p{L}])/iu;

/** Whose clause tells and does not name. */
export const BEGINS_SENTENCE =
  /^(?:i|i'm|i’m|we|we're|we’re|you|you're|you’re|he|she|it|it's|they|this|that|these|those|there|here|as|if|when|while|whenever|since|for|at|in|on|by|after|before|today|currently|picture|imagine|let|say|walk|tell|put|so|but|and|or|basically|somebody|someone|nobody|everybody|what|who|how|why|where|ich|wir|du|ihr|es|man|wenn|stell|stellt|je|j'ai|nous|vous|on|tu|il|imagine|imaginez|yo|tú|llevo|tenemos|quieres|quiero|queremos|imagina|eu|nós|a gente|gente|imagine|temos|tenho|quero|queremos)(?=$|[^\p{L}])/iu;

/** Somebody and what they do; of "you" only what you are or run. */
export const DOES =
  /^(?:(?:i|we|ich|wir|je|nous|eu|nós)\s+(?:(?:also|all|both|just|still)\s+)?(?!(?:want|need|think|know|say|tell|get|leave|enter|can|could|will|would|should|must|may|use|used)\s)(?:look after|take care of|deal with|work (?:with|on|for)|\p{L}+)|you\s+(?:are|run|look after|own|manage|walk past))\s+(?=\S)/iu;
export const AMOUNT =
  /^(?:(?:some|about|around|over|roughly|more than)\s+)?(?:[\d.,]+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|several|many)(?:[\s-]+(?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand))*)\s+(?:of\s+)?/i;
export const TELLS_NOTHING =
  /(?:^|\s)(?:organi[sz]ations?|associations?|company|companies|firm|team|office|station|county|town|village|area|place|house|home|people|staff|side|end|own|new|old|\p{L}+(?:ists?|ors?|[^l]ers?|men|man|women|woman|person|\p{L}people))$/iu;

/** Whose thing it is that comes next. */
export const OWN = /(?<![\p{L}])(?:our|uns(?:er|ere|eren|erem|eres|erer)|notre|nos|nuestr[oa]s?|noss[oa]s?)\s+/giu;

/** What no name ends with. */
export const DANGLING =
  /(?:^|\s)(?:for|of|to|with|and|or|in|on|by|at|the|an?|our|my|their|his|her|its|from|where|every|each|some|any|all|no|as|so|there|never|not|nobody|somebody|everybody|someone|everyone|when|while|you|we|they|he|she|it|into|than|then|about|between|für|von|mit|und|oder|im|in|am|der|die|das|des|dem|den|eine?[rnms]?|unser\p{L}*|auf|aus|bei|zu|zum|zur|de|des|du|la|le|les|un|une|et|ou|avec|pour|dans|en|el|los|las|una|unos|y|o|con|para|por|del|al|da|do|das|dos|na|no|um|uma|e|com)$/iu;

/** Of the verbs those whose words are not nouns as often: an order, a plan and a report are things. */
const VERBS =
  "get take make keep hold own sit come go give find let sell begin bring buy pay send know think say tell ask try leave feel become mean lose believe happen write provide understand follow create speak spend grow win remember consider appear serve die stay kill remain suggest require decide operate maintain retire receive announce knock steal tune collect deliver manage organize organise coordinate insure restore".split(
    " ",
  );
const FORMS =
  "is are was were be been am has have had do does did can could shall should will would may might must want wants need needs falls raises lets uses ist sind war waren wird werden hat haben hatte kann können soll sollen muss müssen darf dürfen will wollen gehört plant steht liegt läuft est sont était ont peut doit doivent veut es son está están tiene tienen hay debe deben puede pueden é são está estão tem têm deve devem pode podem".split(
    " ",
  );
const verbs = new Set([
  ...VERBS.flatMap((verb) => [verb, `${verb}s`, verb.endsWith("y") ? `${verb.slice(0, -1)}ies` : `${verb}es`]),
  ...FORMS,
]);

export const isVerb = (word: string) => verbs.has(word.toLowerCase().replace(/[’'].*$/, ""));
