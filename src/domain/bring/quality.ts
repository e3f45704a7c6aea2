import type { Noun } from "#domain/nouns/all.ts";
import type { QualityCharacteristic } from "#domain/nouns/quality-requirements.ts";

/** A whole heading, whatever its letters' case. */
export function heading(words: string): RegExp {
  return new RegExp(`^(?:${words})$`, "iu");
}

type QualityTopic = { kind: "rows"; noun: Noun; fixed: { characteristic: QualityCharacteristic } };

const more = "( (requirements?|attributes?|goals|and .*|& .*)|anforderungen)?";
const named: readonly [string, QualityCharacteristic][] = [
  [
    "(system |response )?(performance|response times?|throughput|capacity|efficiency|speed|load)|performance efficiency|leistung(s(fähigkeit|verhalten))?|performanz|effizienz|antwortzeit(en)?|zeitverhalten",
    "performance_efficiency",
  ],
  [
    "look and feel|usability( and humanity)?|humanity|ergonom(y|ics|ie|ía|ia)|accessibility|ux|user experience|interaction capability|ease of use|a11y|(be)?nutzbarkeit|benutzerfreundlichkeit|bedienbarkeit|barrierefreiheit|gebrauchstauglichkeit|usability",
    "interaction_capability",
  ],
  [
    "reliability|availability|uptime|recover(y|ability)|fault tolerance|resilience|disaster recovery|backups?( and recovery)?|robustness|zuverlässigkeit|verfügbarkeit|ausfallsicherheit|robustheit|datensicherung",
    "reliability",
  ],
  [
    "maintainability( and support)?|supportability|testability|modifiability|observability|monitoring|logging|documentation|code quality|wartbarkeit|änderbarkeit|betrieb(barkeit)?|testbarkeit|wartung",
    "maintainability",
  ],
  [
    "operational( and environmental)?|cultural( and political)?|scalability|portability|flexibility|adaptability|installability|extensibility|locali[sz]ation|internationali[sz]ation|i18n|deployment|skalierbarkeit|übertragbarkeit|portabilität|erweiterbarkeit|flexibilität|mehrsprachigkeit",
    "flexibility",
  ],
  [
    "compatibility|interoperability|browser support|supported (browsers|platforms|devices)|kompatibilität|interoperabilität",
    "compatibility",
  ],
  ["safety|betriebssicherheit|funktionale sicherheit", "safety"],
  ["functional suitability|accuracy|correctness|data quality|korrektheit|richtigkeit|genauigkeit", "functional_suitability"],
];

export const qualityTopics: readonly [RegExp, QualityTopic][] = named.map(([words, characteristic]) => [
  heading(`(${words})${more}`),
  { kind: "rows", noun: "quality_requirements", fixed: { characteristic } },
]);

/** Words within a sentence that say which characteristic of quality it is about. */
const signs: readonly [RegExp, QualityCharacteristic][] = [
  [
    /\b(?:wcag|accessib\w*|usab\w*|screen readers?|keyboard|contrast|training|intuitive|learn\w*|clicks?)\b|barrierefrei|bedienbar|benutzerfreundlich|schulung|tastatur/iu,
    "interaction_capability",
  ],
  [
    /\b(?:uptime|availab\w+|downtime|mttr|mtbf|fail-?over|recover\w*|backups?|restor\w+|outages?|rpo|rto|data loss|crash\w*)\b|verfügbar|ausfall|wiederherst|sicherungen?\b|datenverlust/iu,
    "reliability",
  ],
  [
    /\b(?:response times?|seconds?|milliseconds?|\d+ ?ms|latency|throughput|concurrent\w*|simultaneous\w*|per (?:second|minute|hour)|load times?|loads? (?:in|within)|p9[59])\b|sekunden?|antwortzeit|ladezeit|gleichzeitig/iu,
    "performance_efficiency",
  ],
  [
    /\b(?:maintain\w*|test coverage|code coverage|deploy\w*|logs?\b|logging|monitor\w*|documented|modular)\b|wartbar|protokollier|testabdeckung|dokumentiert/iu,
    "maintainability",
  ],
  [
    /\b(?:scal(?:e|es|able|ing|ability)|portab\w*|languages?|locali[sz]\w*|multilingual|additional \w+ without|horizontally)\b|skalier|mehrsprachig|sprachen/iu,
    "flexibility",
  ],
  [/\b(?:browsers?|compatib\w*|interoperab\w*|chrome|safari|firefox|ios|android)\b|kompatib|browser/iu, "compatibility"],
  [/\b(?:injur\w*|hazard\w*|harm|safety)\b|gefährd|verletz/iu, "safety"],
  [
    /\b(?:encrypt\w*|authenticat\w*|authori[sz]\w*|passwords?|gdpr|privacy|security|secure|owasp|tls)\b|verschlüssel|passw(?:o|ö)rt|dsgvo/iu,
    "security",
  ],
];

export function characteristicOf(words: string): QualityCharacteristic | undefined {
  const named = qualityTopics.find(([says]) => says.test(words.trim()))?.[1].fixed.characteristic;
  return named ?? signs.find(([sign]) => sign.test(words))?.[1];
}

const BOUND =
  /(?:\b(?:within|in (?:less|under)|(?:less|more|fewer|better|faster|greater|higher|lower) than|at (?:least|most)|no (?:more|less|later) than|under|below|above|up to|every|for|innerhalb|binnen|unter|mindestens|höchstens|maximal|weniger als|bis zu)\b|[<>≤≥])[^.;]*?\p{N}.*?(?=[.;](?:\s|$)|$)/iu;
const NUMBERED = /[^.;,]*\p{N}.*?(?=[.;](?:\s|$)|$)/u;

const UNIT =
  /\p{N}\s*(?:%|percent|per cent|prozent|(?:ms|s|sec|min|h|[kmg]b|dpi|seconds?|minutes?|hours?|days?|sekunden?|minuten?|stunden?|tagen?)(?!\p{L}))/iu;
/** Whether words say how much of something is wanted. */
export const isMeasured = (words: string) => BOUND.test(words) || UNIT.test(words);

/** The part of a requirement that can be measured; nothing where it has no number. */
export function targetIn(words: string): string | undefined {
  const found = BOUND.exec(words)?.[0] ?? NUMBERED.exec(words)?.[0];
  return found?.trim() || undefined;
}
