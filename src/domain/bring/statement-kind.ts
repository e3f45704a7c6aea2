import { type Weights, weigh, weighed } from "./evidence.ts";
import { characteristicOf } from "./quality.ts";
import { type Stated, statementSigns } from "./statement-signs.ts";

/** What a statement's words weigh for a kind, in English, German, French and Spanish. */
const signs: readonly [Stated, number, RegExp][] = [
  [
    "security_measures",
    3,
    /\b(?:encrypt\w*|two-factor|2fa|mfa|gdpr|owasp|tls|sql injection|xss|csrf|audit (?:log|trail)|access control|role-based|session (?:timeout|expir\w*)|penetration|brute.?force|pseudonym\w*|anonymi[sz]ed?|single sign-on|sso|one-time code|smart ?card|fingerprint|unauthori[sz]ed|personal data|data protection|chiffr\w+|cifrad\w+|contraseñas?|mot de passe|rgpd|carte de professionnel)\b|verschlüssel|zwei-?faktor|dsgvo|zugriffsschutz|passw(?:o|ö)rt|unkenntlich|datenschutz/iu,
  ],
  [
    "security_measures",
    2,
    /\b(?:authenticat\w+|authori[sz]\w+|passwords?|sign(?:s|ed)?[- ](?:in|on) with|log ?in|logged (?:for|with)|every opening .* logged|without login|alias|ask for a pin|wrong (?:codes?|birthdates|passwords?)|erase themselves|kept longer|two persons|remote access|vendor support|not be visible|never appear|must not (?:see|tell)|secur\w+|privacy)\b|\b(?:adressen|gesundheitsangaben|gehälter|personaldaten|konten)\b.*\b(?:nur|sperren|löschen)\b|löschung|protokollier|ausgetreten/iu,
  ],
  [
    "security_measures",
    2,
    /\b(?:only|nur|seuls?|solo|sólo)\b.*\b(?:see|sees|view|access|open|sehen|sieht|einsehen|voir|voient|ver|ven)\b|\b(?:seen|visible|accessible|visibles?|sichtbar|einsehbar)\b.*\b(?:only|nur|seulement|solo|sólo)\b|\bsieht nur\b|\bno visible|\b(?:aucun nom|ningún nombre|no names?)\b|\b(?:private numbers|birth ?dates?|names? of)\b.*\b(?:never|only|not)\b|\bsees? (?:a child's|their own|only)\b|\btell anyone\b|\bips? (?:are|is) cut\b/iu,
  ],
  [
    "security_measures",
    3,
    /\b(?:every|each|all|any)\b.*\b(?:logged|recorded)\b.*\b(?:user|name|time)|\bsecond factor\b|\bnobody else\b|\bhidden (?:from|for)\b|\bno [\p{L} ]{2,30} visible\b|\bnot visible (?:to|for)\b|\b(?:card numbers?|health data|passwords?|addresses|data about)\b.*\bnever\b|\bnever see\b|\bnot signed\b|\blocks? (?:an |the )?accounts?\b|\b(?:erased|deleted) .*\b(?:years?|months?|days?)\b|\blogs? out\b|\bsecure boot\b/iu,
  ],
  [
    "quality_requirements",
    3,
    /\bavailable\b[^.]*\d ?%|\b(?:uptime|availability|downtime|response times?|wcag|accessibility|test coverage|concurrent\w*|screen readers?|latency|throughput|disponibilité|disponibilidad|reading age|data loss|water resistant)\b|verfügbarkeit|antwortzeit|barrierefrei|bedienbar|datenverlust|lesbar/iu,
  ],
  [
    "quality_requirements",
    2,
    /\b(?:within|in|under|in less than|not later than|less than|takes?|than|en moins de|moins de|en menos de|binnen|innerhalb|unter)\b[^.]*?\b(?:\d+(?:[.,]\d+)?|a|an|one|two|three|five|ten|eleven|fifteen|thirty|sixty|deux|trois|cinq|dix|dos|tres|cinco|diez|einer?|zwei|drei|fünf|zehn)\s*(?:ms|s|seconds?|milliseconds?|minutes? to learn|secondes?|segundos?|sekunden?)\b/iu,
  ],
  [
    "quality_requirements",
    2,
    /\b(?:works?|runs?|opens?|nutzbar|läuft|laufen|fonctionne|funciona|carry on|carries on|usable|for thirty days)\b.*\b(?:offline|no signal|without (?:the )?(?:internet|network|waiting|signal)|ohne netz|sans réseau|sin (?:red|conexión)|ipad|iphones?|android|ios|browsers?|raspberry|old phones?|very old|laptops?|computers?|batter(?:y|ies)|large text|line is cut|\d+ ?gb|internet|morning)\b|\b(?:android|ios) ?\d|\bseeks? without waiting|\bbuffer\b|\boffline\b|ohne netz/iu,
  ],
  // where the verb comes last
  [
    "quality_requirements",
    2,
    /\bauf (?:[\p{L}]+ ){0,3}[\p{L}-]*(?:ipad|iphone|android|tablet|smartphone|handy|laptop|rechner|browser)[\p{L}]* (?:laufen|läuft|funktionieren|funktioniert|nutzbar|benutzbar|bedienbar)\b/iu,
  ],
  [
    "quality_requirements",
    2,
    /\b(?:readable|easy to|learn (?:it|to)|training|gloves|gloved|handschuhe\w*|cold fingers|contrast|blink|touch targets?|user interface in|multilingual|mehrsprachig|languages?|loss of speed|fast|per ?cent of requests|\d+(?:[.,]\d+)? ?(?:%|percent|per cent|prozent|pour cent|por ciento) (?:of|der|des|de)|not be noticed|every hour in case|scal(?:e|able|ability)|mindestens|sonne)\b/iu,
  ],
  [
    "external_interfaces",
    3,
    /\b(?:rest api|api\b|hl7|edifact|oai-pmh|opc ua|ldap|shibboleth|active directory|saml|oauth|webhooks?|sftp|soap|mqtt|modbus|icecast|sip server|espa|saml2?|datev|sap\b|scada|twilio|stripe|paypal|elster|iban service|card readers?)\b|schnittstelle/iu,
  ],
  [
    "external_interfaces",
    2,
    /\b(?:imports? from|export to|sync(?:s|ed|hroni[sz]\w*)? (?:with|from)|lookup of .* at|talks to|connect(?:s|ed)? to|delivered (?:by|from)|data from|rota from|(?:come|comes|arrives?|read|taken) from (?:the )?[\p{L} -]*(?:system|server|database|\p{Lu}\p{L}+)|take [\p{L} ]+ from \p{Lu}|go(?:es)? to the .* server|push .* to|récupérer .* (?:du|de) logiciel|récupérer les mouvements|connexion (?:au|à) (?:logiciel|système)|übernehmen|anbindung|abgleich|über \p{Lu}\p{L}+ \d|nightly|system \p{Lu}\w+|mail server)\b/u,
  ],
  [
    "assumptions",
    4,
    /\b(?:it is assumed|we assume|assum(?:e|ed|ing|ption)\b|wir gehen davon aus|es wird angenommen|wird vorausgesetzt|on suppose|se supone|se asume|presumably|taken for granted)/iu,
  ],
  [
    "assumptions",
    3,
    /\b(?:go-live|training for \d+|the club buys|provided by|will be (?:available|provided|supplied|ready)|keep their door|by opening day|bis (?:zum|ostern|ende|dahin)\b.*\b(?:versehen|haben|vorhanden)|haben bis\b)|\b(?:have|has|own)s? (?:a|their own) (?:mobile|phone|e-?mail|account|computer|tablet)\b/iu,
  ],
  [
    "risks",
    4,
    /\b(?:risk (?:that|of)|might (?:fail|refuse|leave|see|not)|may (?:refuse|fail|not (?:use|accept))|there is a danger|afraid|risque (?:que|de)|riesgo de|could fail|in rente|geht .* rente|switch us off|dies\b|not unique|wrong .* light|only \p{Lu}\p{L}+ knows|nur (?:er|sie) (?:kennt|weiß)|build(?:s)? this themselves)/iu,
  ],
];
/** What a sentence is unless more speaks for something else. */
const USUAL = 1.9;
/** Of the same weight the first counts. */
const order: readonly Stated[] = [
  "risks",
  "assumptions",
  "security_measures",
  "quality_requirements",
  "external_interfaces",
  "features",
];

/** What speaks for each kind of requirement in a statement's words; `before` is what is known without them. */
export function statementWeights(words: string, before: Weights<Stated> = {}): Weights<Stated> {
  return weigh(statementSigns, words, weigh(signs, words, before));
}

/** What kind of requirement a statement is by its words and what is known without them; a feature where nothing weighs enough. */
export function statementKind(words: string, before: Weights<Stated> = {}): Stated {
  const weights = statementWeights(words, { ...before, features: (before.features ?? 0) + USUAL });
  const [best = "features"] = order.toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
  if (best !== "features") return best;
  return MEASURED.test(weighed(words)) && characteristicOf(words) ? "quality_requirements" : "features";
}

const MEASURED =
  /\b(?:\d+(?:[.,]\d+)? ?(?:ms|milliseconds?|seconds?|percent|users|requests)|uptime|availability|response time|wcag|concurrent|scal(?:e|able|ability))\b|verfügbarkeit|antwortzeit|barrierefrei|\d+ ?(?:prozent|sekunden?|nutzer)/iu;
