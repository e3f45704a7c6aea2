const IRREGULAR: readonly (readonly [string, string])[] = [
  ["person", "people"],
  ["child", "children"],
  ["man", "men"],
  ["woman", "women"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["mouse", "mice"],
  ["goose", "geese"],
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["knife", "knives"],
  ["calf", "calves"],
  ["scarf", "scarves"],
  ["wife", "wives"],
  ["shelf", "shelves"],
  ["half", "halves"],
  ["life", "lives"],
  ["thief", "thieves"],
  ["wolf", "wolves"],
  ["potato", "potatoes"],
  ["tomato", "tomatoes"],
  ["hero", "heroes"],
  ["echo", "echoes"],
  ["analysis", "analyses"],
  ["diagnosis", "diagnoses"],
  ["thesis", "theses"],
  ["crisis", "crises"],
  ["criterion", "criteria"],
  ["curriculum", "curricula"],
  ["quiz", "quizzes"],
  ["bus", "buses"],
  ["gas", "gases"],
  ["virus", "viruses"],
  ["lens", "lenses"],
  ["status", "statuses"],
  ["campus", "campuses"],
  ["bonus", "bonuses"],
  ["census", "censuses"],
  ["house", "houses"],
  ["movie", "movies"],
  ["cookie", "cookies"],
  ["zombie", "zombies"],
  ["calorie", "calories"],
  ["tie", "ties"],
  ["pie", "pies"],
  ["alumnus", "alumni"],
  ["nucleus", "nuclei"],
  ["passerby", "passersby"],
  ["passer-by", "passers-by"],
  ["runner-up", "runners-up"],
];
const SINGULAR_OF = new Map(IRREGULAR.map(([one, many]) => [many, one]));
const PLURAL_OF = new Map(IRREGULAR);

const SAME = new Set([
  "pos",
  "cms",
  "lms",
  "pms",
  "ios",
  "maths",
  "dice",
  "series",
  "species",
  "sheep",
  "deer",
  "fish",
  "aircraft",
  "staff",
  "police",
  "personnel",
  "crew",
  "news",
]);

const UNCOUNTABLE = new Set(
  `rent damage yes gps sms mms nfc rfid iot co2 uv gdpr vat dna hr qa wifi wi-fi takeaway
  accommodation advice air attendance availability baggage beer behaviour behavior bread care cash chat clothing coffee compliance consent content
  data demand dust electricity energy engagement equipment evidence expertise feedback fish flour food fuel furniture gear
  gold grain health healthcare heat help hay history homework honey humidity income information infrastructure insurance
  inventory jewelry jewellery knowledge labor labour land laundry livestock logistics lending luggage machinery maintenance mail
  makeup meat medication merchandise milk mileage mobility money moisture mud music news nutrition occupancy oil paperwork parking payroll
  performance photography poetry pollution poultry power pressure privacy produce progress rain recycling research revenue rice rubbish
  safety salt sand scrap seafood security shipping sleep snow software soil sports staffing steel stock stuff sunlight tea
  temperature time timing traffic training use transport transportation travel trash usage waste water wealth weather wine wood wool work yarn
  spending wellbeing wellness chess football tennis yoga golf rugby hockey cricket basketball volleyball swimming cycling running climbing blood parking mood literature language-learning admin`.split(
    /\s+/,
  ),
);

const COUNTABLE_ING = new Set(
  `meeting building listing painting booking recording drawing reading ring wedding screening viewing hearing opening filling setting rating ranking
  posting offering holding crossing landing craving saving finding briefing pairing king thing wing sibling ceiling pudding outing gathering
  ruling sighting filing carving engraving blessing lodging mooring fitting heading marking wording listing reading greeting warning earning serving sitting tasting mapping being string spring sting swing evening morning clothing-item`.split(
    /\s+/,
  ),
);

export function isUncountable(noun: string): boolean {
  const lower = noun.toLowerCase();
  return UNCOUNTABLE.has(lower) || (/[a-z]{2}ing$/.test(lower) && !COUNTABLE_ING.has(lower));
}

export function plural(word: string): string {
  const lower = word.toLowerCase();
  if (SAME.has(lower) || isUncountable(lower)) return word;
  const known = PLURAL_OF.get(lower);
  if (known) return known;
  if (/(man|woman|child)$/.test(lower) && !/(human|german|roman|ottoman|talisman|shaman)$/.test(lower)) {
    return lower.replace(/man$/, "men").replace(/child$/, "children");
  }
  if (/[a-z]person$/.test(lower)) return word.replace(/person$/, "people");
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (lower === "stomach") return `${word}s`;
  if (/(s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  return `${word}s`;
}

export function singular(word: string): string {
  const lower = word.toLowerCase();
  if (SAME.has(lower) || isUncountable(lower)) return word;
  const known = SINGULAR_OF.get(lower);
  if (known) return known;
  if (PLURAL_OF.has(lower)) return word;
  if (/(wo)?men$/.test(lower) && lower.length > 4 && !/(specimen|regimen|abdomen|acumen|semen|omen)$/.test(lower)) {
    return lower.replace(/men$/, "man");
  }
  if (/[a-z]{2}people$/.test(lower)) return word.replace(/people$/, "person");
  if (/children$/.test(lower)) return lower.replace(/ren$/, "");
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${word.slice(0, -3)}y`;
  if (
    /(ss|x|z|ch|sh|us)es$/.test(lower) &&
    !/^(aches|caches|headaches|toothaches|houses|warehouses|greenhouses|causes|uses|clauses|pauses|excuses|spouses|axes)$/.test(
      lower,
    )
  ) {
    return word.slice(0, -2);
  }
  if (/(ss|us|is)$/.test(lower) && !/^(menus|emus|gnus|taxis|skis|bikinis|kiwis|rabbis)$/.test(lower)) return word;
  if (/^(saas|gas|bias|atlas|canvas|chaos|cosmos|christmas|alias|thermos|texas|kudos|lens)$/.test(lower)) return word;
  if (/s$/.test(lower)) return word.slice(0, -1);
  return word;
}

export function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (SAME.has(lower)) return lower === "staff" || lower === "police" || lower === "personnel" || lower === "crew";
  return singular(lower) !== lower && !isUncountable(lower);
}

/** "a" or "an", by sound for the spellings that matter. */
export function article(phrase: string): "a" | "an" {
  const word = (phrase.match(/[A-Za-z0-9'-]+/)?.[0] ?? "").toLowerCase();
  if (/^(hour|honest|honou?r|heir)/.test(word)) return "an";
  if (/^(uni([^nm]|$)|use|user|usu|uti|eu|ewe|one|once|ura|ure|uro|ubi|ufo)/.test(word)) return "a";
  if (/^(8|11$|18$)/.test(word)) return "an";
  if (/^[A-Z]{2,}$/.test(phrase.split(/\s/)[0] ?? "")) return /^[AEFHILMNORSX]/.test(phrase) ? "an" : "a";
  return /^[aeiou]/.test(word) ? "an" : "a";
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In the middle of a sentence: names, "I" and abbreviations stay as they are. */
export function uncapitalised(text: string): string {
  return /^[A-Z](?:[a-z]|\s)/.test(text) && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "a, b and c" */
export function listed(items: readonly string[], last = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}
