import { words } from "./words.ts";

const ADJECTIVES = words(
  `able ill active actual advanced affordable agile annual available bad basic best better big bulk busy certain cheap clean clear clever cloud-based
  common complete complex confidential corporate current custom daily dedicated deep dental digital direct due early easy elderly electric electronic
  emergency-free empty entire ethical exact existing expensive fair family-run fast favourite favorite fellow few final fine flexible free freelance frequent fresh friendly
  full general global good great green happy hard healthy high historic honest hot huge human-readable ideal important independent individual
  innovative instant intelligent interactive internal international intuitive joint junior key large last late latest legal local long low main major
  medical medium mental mobile modern monthly municipal musical mutual national natural new next nice official old online open ordinary organic original outdoor
  overdue own paid past perfect personal physical popular possible potential precious preferred premium previous private professional proper public quick rare raw ready real
  recent recurring regional regular relevant reliable remote required responsible retired robust rural safe same seamless seasonal second-hand secondhand
  secure senior separate serious sick similar simple single skilled small smart social solo special specific spare standard strict strong suitable sustainable
  sweet technical temporary third-party tiny top traditional transparent trusted unique unused up-to-date upcoming urban urgent used useful user-friendly
  valid live valuable verified virtual visual vulnerable weekly wild willing wonderful wrong young web-based nearby interested passionate surplus certified vetted curated
  handmade home-made homemade hand-made experienced ambitious nervous aspiring amateur first non-technical tech-savvy bilingual multilingual cross-border`,
);
/** Adjectives that carry meaning in a role or thing and stay in its name. */
export const KEPT_ADJECTIVES = words(
  `dental medical mental legal organic second-hand secondhand handmade homemade electric musical elderly virtual digital solar leftover surplus
  certified freelance foster remote-work social public private municipal recurring overdue late weekly daily monthly senior junior used spare technical personal physical outdoor recycled lost wild raw green independent`,
);

export function isAdjective(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    KEPT_ADJECTIVES.has(word) ||
    /^(?:older|younger|oldest|youngest|newer|newest)$/.test(word) ||
    (word.length > 5 &&
      /(able|ible|(clos|near|old|new|lat|fast|cheap|high|low|larg|small|bigg|strong|weak|long|short)est|ful|less|ous|ive|ical|ish|ern|-based|-friendly|-free)$/.test(
        word,
      ) &&
      !/(table|cable|vegetable|variable|archive|motive|relative|olive|drive|dive|hive|native|representative|initiative|perspective|collective|executive|detective|incentive|cooperative|dish|fish|finish|polish|publish|receivable|deliverable|wearable|valuable|consumable|rubbish|parish|receive|achieve|preserve|handful|spoonful|objective|alternative|directive|locomotive)$/.test(
        word,
      ))
  );
}
