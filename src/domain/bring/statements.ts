const STORY = [
  /^\W*(?:as|in my role as)\s+(?:an?\s+|the\s+)?(.{2,80}?)\s*[,:;]?\s+(?:I|we)(?:'d|\s+(?:want|need|would|can|wish|must|should|expect|am able|are able))\b/iu,
  // what somebody does is told like a story too, unless it is a figure of speech
  /^\W*as\s+an?\s+(?!(?:rule|result|matter|consequence|first|last|start|side)\b)((?:[\p{L}'’/-]+\s?){1,5}?)\s*,?\s+I\s+(?=[a-z]{2,})/iu,
  /^\W*(?:ich\s+)?als\s+(?:eine?[rnm]?\s+)?(.{2,80}?)\s*,?\s+(?:möchten?|will|wollen|brauchen?|kann|können|muss|müssen|benötigen?|wünschen?)\s+(?:ich|wir)\b/iu,
  /^\W*(?:en tant qu[e'’]\s*|en ma qualité de\s+)(?:une?\s+)?(.{2,80}?)\s*,?\s+(?:je|nous) (?:veux|voulons|souhait\p{L}+|voudrais|peux|dois|désire|aimerais)(?!\p{L})/iu,
  /^\W*como\s+(?:una?\s+)?(.{2,80}?)\s*,?\s+(?:yo |eu )?(?:quiero|queremos|deseo|necesito|puedo|quisiera|me gustaría|quero|desejo|preciso|posso|gostaria)(?!\p{L})/iu,
  /^\W*(?:come|in qualità di|in quanto)\s+(?:una?\s+|un['’])?(.{2,80}?)\s*,?\s+(?:io )?(?:voglio|vogliamo|vorrei|desidero|posso|devo|ho bisogno)(?!\p{L})/iu,
  /^\W*als\s+(?:een\s+)?(.{2,80}?)\s*,?\s+(?:wil|willen|wens|kan|moet|zou|heb) (?:ik|we|wij)\b/iu,
];
const SHALL =
  /\b(?:shall|must|should|will|needs? to|has to|have to|is required to|are required to)\b(?!\s*haves?\b)|\b(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|hat zu|ist zu|wird|werden)\b|\b(?:doit|doivent|devra|devront|devrait|debe|deben|deberá|deberán|debería|tiene que|il faut|hay que)(?!\p{L})|\b(?:deve|devono|dovrà|dovranno|dovrebbe|devem|deverá|deverão|moet|moeten|dient te|dienen te|mag|mogen|zal|zullen)(?!\p{L})/iu;

/** Who tells the story; nothing where it is no story. */
export function roleIn(text: string): string | undefined {
  const role = STORY.map((tells) => tells.exec(text)?.[1]).find(Boolean);
  return role?.replace(/[*_`"“”[\]]/g, "").trim();
}

const JOB = /^\W*when(?:ever)?\s.{3,120}?,\s*I(?:'d|\s+(?:want|need|would like))\b/iu;
/** Who tells the story is not said in `When I am late, I want to …`. */
export const isJob = (text: string) => JOB.test(text);

export function isStatement(text: string): boolean {
  return SHALL.test(text) && text.trim().length > 15;
}

const STEP =
  /^\W{0,4}(given|when|then|and|but|angenommen|gegeben(?: sei(?:en)?)?|wenn|dann|und|aber|étant donné(?: qu[e'’])?|quand|lorsque|alors|dado(?: que)?|cuando|entonces|dato(?: che)?|quando|allora|gegeven(?: dat)?|wanneer|dan(?= (?:de|het|een|is|zijn|wordt|worden|krijgt|ziet|toont|verschijnt|moet|kan)\b)|então)(?![\p{L}])[\s:,]*(.*)$/isu;
const steps: Readonly<Record<string, "given" | "when" | "then">> = {
  given: "given",
  angenommen: "given",
  gegeben: "given",
  when: "when",
  wenn: "when",
  then: "then",
  dann: "then",
  étant: "given",
  quand: "when",
  lorsque: "when",
  alors: "then",
  dado: "given",
  cuando: "when",
  entonces: "then",
  dato: "given",
  quando: "when",
  allora: "then",
  gegeven: "given",
  wanneer: "when",
  dan: "then",
  então: "then",
};

/** A line of a scenario; `step` is missing where it goes on with the step before. */
export function stepIn(text: string): { step: "given" | "when" | "then" | undefined; rest: string } | undefined {
  const [, word = "", rest = ""] = STEP.exec(text) ?? [];
  if (!word || !rest) return undefined;
  return { step: steps[(word.toLowerCase().split(" ")[0] ?? "") as keyof typeof steps], rest };
}

export function opensScenario(text: string): boolean {
  return (
    /^\W{0,4}(?:given|angenommen|gegeben|étant donné|dado|gegeven)\b/iu.test(text) ||
    /^\W{0,4}(?:scenario|szenario)\b.*:/iu.test(text)
  );
}

const LEAD = /^(.{2,90}?)\s*(?::|\s[–—-]|\s?\.{4,}(?!\s*\d+$)|\s?…{2,})\s+(\S.*)$/su;

/** `Name: text` or `Name – text` in two; nothing where the beginning is no title. */
export function leadIn(text: string): { name: string; rest: string } | undefined {
  const [, name = "", rest = ""] = LEAD.exec(text) ?? [];
  if (!name || /[.!?]\s/.test(name) || name.includes("\n") || name.split(/\s+/).length > 10 || /https?$/.test(name))
    return undefined;
  return { name: name.replace(/[*_`]+/g, "").trim(), rest: rest.trim() };
}

const DUTY =
  /\b(?:shall|must|should|muss|müssen|soll|sollen|sollte|sollten|doit|doivent|devra|devront|debe|deben|deberá|deberán|deve|devono|devem|moet|moeten)\b/iu;
/** Whether a sentence says `must`, `shall` or `should`, in the language it is in. */
export const saysDuty = (text: string) => DUTY.test(text);
