import type { QualityCharacteristic } from "#domain/nouns/quality-requirements.ts";
import { type QualitySubcharacteristic, subcharacteristicsOf } from "#domain/nouns/quality-subcharacteristics.ts";

/** What a requirement speaks of, within its characteristic; the first that is found counts. */
const signs: Readonly<Record<QualitySubcharacteristic, RegExp>> = {
  functional_completeness: /\b(?:complete(?:ness)?|all (?:of )?the (?:user )?stories|user stories|acceptance criteria)\b/iu,
  functional_correctness:
    /\b(?:correct\w*|accura\w*|precis\w*|exact\w*|round\w*|deviation\w*|agrees?|double bookings?|right results?|add up|sum)\b/iu,
  functional_appropriateness: /\b(?:fewest|few steps|steps?|detours?|clicks?|without (?:a )?detour|only what)\b/iu,
  time_behaviour:
    /\b(?:seconds?|milliseconds?|\d+ ?ms|response times?|answer times?|loading|latency|delays?|p9[059]|pace|within \d+)\b/iu,
  resource_utilization:
    /\b(?:memory|cpu|processor|disk|bandwidth|battery|energy|data volume|megabytes?|\d+ ?[mg]b\b|storage used|traffic)\b/iu,
  capacity:
    /\b(?:capacity|grow\w*|concurrent\w*|at the same time|simultaneous\w*|users at once|per (?:second|minute|hour|day)|throughput|up to \d[\d,.]*)\b/iu,
  co_existence:
    /\b(?:co-?exist\w*|beside other|share[sd]? (?:the|a) (?:machine|server|device|host)|other (?:programs|software|apps) on)\b/iu,
  interoperability:
    /\b(?:interoperab\w*|import\w*|export\w*|exchang\w*|apis?|browsers?|formats?|csv|standards?|connect\w* (?:with|to))\b/iu,
  appropriateness_recognizability:
    /\b(?:recogni[sz]e|at first sight|see(?:s)? what it is for|understands? what|what (?:the product|it) (?:is|does))\b/iu,
  learnability:
    /\b(?:learn\w*|first success|new (?:users|people|customers)|without (?:instruction|help|training)|never seen|training|onboarding)\b/iu,
  operability: /\b(?:keyboard|operat\w+|touch|one hand|shortcuts?|screens?|phones?|tablets?|controls?)\b/iu,
  user_error_protection:
    /\b(?:mistakes?|undo|take back|confirm(?:s|ed|ation)?|wrong entr\w+|typing errors?|by accident|slips?)\b/iu,
  user_engagement: /\b(?:satisf\w*|pleas\w+|enjoy\w*|come back|motivat\w*|engag\w*|nps|rating)\b/iu,
  inclusivity:
    /\b(?:wcag|accessib\w*|barriers?|screen readers?|impaired|contrast|languages?|older people|disabilit\w*|inclusiv\w*)\b/iu,
  user_assistance:
    /\b(?:help(?:s|ed)? (?:text|page|people)|assist\w*|guid(?:e|ance|es)|support(?:ed)? by|explain\w*|documentation for users)\b/iu,
  self_descriptiveness:
    /\b(?:self-descript\w*|says? what|labels?|without (?:a )?manual|messages? (?:say|says|tell)|obvious|error messages?)\b/iu,
  faultlessness:
    /\b(?:faultless\w*|defects?|faults? per|bugs?|lost (?:or|and|nor) doubled|lost|add up|0 lost|mtbf|failures? (?:a|per) )\b/iu,
  availability: /\b(?:availab\w+|uptime|outages?|downtime|reach(?:es|able)?|99[.,]\d+ ?%|opening hours)\b/iu,
  fault_tolerance:
    /\b(?:fault toleran\w*|without a connection|offline|one (?:part|server|service) fails?|does not answer|pressed twice|breaks?|degrad\w*|retr(?:y|ies))\b/iu,
  recoverability: /\b(?:recover\w*|restor\w+|backups?|breakdown|rpo|rto|back within|loss of a server)\b/iu,
  confidentiality:
    /\b(?:confidential\w*|encrypt\w*|may see|only (?:those|people|members)|private|access (?:rights|control)|personal data|readable by)\b/iu,
  integrity: /\b(?:integrity|tamper\w*|alter(?:ed|ing)?|unauthori[sz]ed change\w*|checksums?|manipulat\w*)\b/iu,
  non_repudiation: /\b(?:non-?repudiation|den(?:y|ied)|proof of|receipts?|signature\w*|signed)\b/iu,
  accountability: /\b(?:accountab\w*|audit\w*|logs?|logged|who (?:did|changed|has)|history|trace(?:d|able)?)\b/iu,
  authenticity: /\b(?:authentic\w*|sign(?:s|ed)?[ -]in|log[ -]?in|passwords?|identity|second factor|two-factor)\b/iu,
  resistance: /\b(?:resist\w*|attack\w*|weakness\w*|vulnerab\w*|penetration|brute|guess\w*|flood\w*|libraries|patch\w*)\b/iu,
  modularity: /\b(?:modul\w*|independent(?:ly)? of|replace one part|separate (?:parts|components)|coupl\w*)\b/iu,
  reusability: /\b(?:reus\w*|shared (?:component|library|parts)|more than one (?:product|system))\b/iu,
  analysability: /\b(?:analy[sz]ab\w*|diagnos\w*|find the cause|monitor\w*|logs?|metrics?|cause of)\b/iu,
  modifiability:
    /\b(?:modif\w*|changes? (?:without|in|of|within)|changed (?:without|within)|release\w*|extend\w*|maintain\w*|deploy\w*)\b/iu,
  testability: /\b(?:testab\w*|test(?:s|ed)? (?:cover\w*|run|suite)|coverage|automated tests?|unit tests?)\b/iu,
  adaptability: /\b(?:adapt\w*|other (?:devices|countries|languages|currencies)|time zones?|local(?:e|i[sz]\w*)|configur\w*)\b/iu,
  scalability: /\b(?:scal\w+|grow\w*|more (?:users|people|servers)|ten times|peaks?)\b/iu,
  installability: /\b(?:install\w*|set up|setup|deploy\w*|update[sd]? without)\b/iu,
  replaceability: /\b(?:replac\w*|another provider|move to|migrat\w*|export of all|lock-?in|successor)\b/iu,
  operational_constraint:
    /\b(?:operational constraint|limits? of operation|never (?:exceed|above|below)|safe (?:range|limits?)|within safe|restricts?)\b/iu,
  risk_identification:
    /\b(?:risks?|hazard (?:analysis|identif\w*)|dangerous (?:state|situation)s?|identif(?:y|ies) (?:danger|risk)\w*)\b/iu,
  fail_safe:
    /\b(?:fail[ -]?safe|safe state|known state|when (?:something|it|the connection|a part) (?:fails|is lost|breaks)|lost connection|does not answer)\b/iu,
  hazard_warning: /\b(?:warn\w*|alarm\w*|alerts?|cannot be missed|hazards?)\b/iu,
  safe_integration:
    /\b(?:safe(?:ly)? (?:with|integrat\w*|together)|other (?:systems|devices) (?:safe|in danger)|integrat\w*)\b/iu,
};

/**
 * The subcharacteristic of ISO/IEC 25010:2023 that the words of a requirement plainly speak of: of two, the one its name speaks of, and
 * then the one with more such words.
 */
export function subcharacteristicOf(
  characteristic: QualityCharacteristic,
  { name, description, target }: { name: string; description: string; target: string },
): QualitySubcharacteristic | null {
  const named = best(characteristic, name);
  return named ?? best(characteristic, `${description}\n${target}`);
}

function best(characteristic: QualityCharacteristic, words: string): QualitySubcharacteristic | null {
  const counted = subcharacteristicsOf[characteristic].map((one) => {
    const found = words.match(new RegExp(signs[one].source, "giu"))?.length ?? 0;
    return { one, found };
  });
  const most = Math.max(...counted.map(({ found }) => found));
  return most === 0 ? null : (counted.find(({ found }) => found === most)?.one ?? null);
}
