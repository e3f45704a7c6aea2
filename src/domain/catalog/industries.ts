/** The choice that stands for no industry in particular. */
export const anyIndustry = "All";

export const industries = [
  anyIndustry,
  "Technology",
  "Finance",
  "Healthcare",
  "Education",
  "Retail",
  "Manufacturing",
  "Entertainment",
  "Food & Beverage",
  "Transportation",
  "Energy",
  "Real Estate",
] as const;
export type Industry = (typeof industries)[number];

/** Words that speak for an industry, in lower case and in the singular. */
const signs: Readonly<Record<Exclude<Industry, typeof anyIndustry>, readonly string[]>> = {
  Technology:
    "software,app,api,developer,cloud,server,code,deployment,database,integration,open source,security,devops,hosting,automation,platform,dashboard,workflow".split(
      ",",
    ),
  Finance:
    "bank,banking,invoice,invoicing,accounting,bookkeeping,loan,credit,mortgage,investment,investor,tax,payroll,insurance,expense,fintech,portfolio,trading".split(
      ",",
    ),
  Healthcare:
    "patient,doctor,clinic,clinician,hospital,medical,medicine,health,healthcare,therapy,therapist,nurse,dentist,pharmacy,telehealth,diagnosis,wellness".split(
      ",",
    ),
  Education:
    "student,teacher,course,school,university,lesson,learner,learning,classroom,tutor,tutoring,curriculum,exam,quiz,homework,education".split(
      ",",
    ),
  Retail:
    "shop,store,shopping,cart,checkout,product catalog,fashion,clothing,apparel,merchandise,retailer,e-commerce,ecommerce,gift,shipping,returns".split(
      ",",
    ),
  Manufacturing:
    "factory,manufacturing,manufacturer,machine,production line,assembly,supplier,warehouse,inventory,industrial,maintenance,quality control,work order".split(
      ",",
    ),
  Entertainment:
    "music,movie,film,game,gaming,streaming,concert,event,ticket,festival,podcast,playlist,artist,video,show,fan".split(","),
  "Food & Beverage":
    "restaurant,food,meal,recipe,menu,kitchen,cafe,coffee,beer,wine,vegetable,farmer,grocery,bakery,dish,chef,catering".split(
      ",",
    ),
  Transportation:
    "delivery,driver,fleet,vehicle,car,truck,freight,logistics,shipment,taxi,ride,parking,flight,train,bike,route,courier".split(
      ",",
    ),
  Energy:
    "energy,solar,electricity,power grid,battery,wind turbine,charging station,utility,heating,renewable,carbon,emission,meter reading".split(
      ",",
    ),
  "Real Estate":
    "property,real estate,apartment,rental,tenant,landlord,listing,realtor,broker,house,lease,housing,home buyer,square feet".split(
      ",",
    ),
};

const patterns = Object.entries(signs).map(([industry, words]) => ({
  industry,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => (word.endsWith("y") ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es)?`)).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  ),
}));

/** Fewer words than this speak for nothing. */
const FEWEST = 2;

/** The industry most words speak for, every word counted once for each time it is said; null where hardly any does. */
export function industryOf(text: string): string | null {
  let best: { industry: string; score: number } | undefined;
  for (const { industry, pattern } of patterns) {
    const found = text.match(pattern) ?? [];
    // many words once say more than one word many times
    const score = found.length + 2 * new Set(found.map((word) => word.toLowerCase())).size;
    if (found.length >= FEWEST && score > (best?.score ?? 0)) best = { industry, score };
  }
  return best?.industry ?? null;
}
