import { type Part, set } from "#domain/drafter/languages/token.ts";
import { germanStanding } from "./people.ts";
import { BECOMING, BEING, finiteOf, HAVING, infinitiveOfDone, isVerbLike, MODALS, PREFIXES } from "./verbs.ts";

export const DETERMINERS = set(
  "der die das den dem des ein eine einen einem einer eines jeder jede jedes jeden jedem unser unsere unseren unserem unserer ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner alle allen kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen deinem deiner dieser diese dieses diesen diesem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig beide beiden mehrere einige viele",
);
/** Who does something stands behind one of these, or behind none. */
export const NOMINATIVE = set(
  "der die das ein eine jeder jede jedes unser unsere alle beide mein meine dein deine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig ihr ihre sein seine dieser diese dieses mehrere einige viele kein keine",
);
export const SURELY_ONE = set("der das ein jeder jede jedes mein dein unser sein ihr dieser dieses kein");
export const PREPOSITIONS = set(
  "mit ohne in im ins an am ans auf aufs aus bei beim bis durch für gegen nach seit über um unter unterhalb von vom vor während wegen zu zum zur zwischen ab binnen innerhalb außer pro per je laut trotz samt neben hinter statt gegenüber",
);
export const OPENS = set(
  "indem womit wodurch worauf woraufhin worüber worin woran wofür wobei woraus weshalb weswegen damit wenn falls dass weil sobald solange bis damit ob obwohl sofern bevor ehe nachdem während wie wann wo was warum wieviel wohin woher da sodass",
);
/** Opens a clause of its own even where nobody set a comma. */
export const OPENS_ANYWHERE = set("wer wenn falls weil ob obwohl sofern bevor nachdem sobald wo wann warum was");
export const RELATIVES = set("der die das den dem denen deren dessen welcher welche welches welchen");
export const JOINS = set("und oder aber sowie sondern bzw denn");
export const DENIES = set("nicht nichts nie niemals kein keine keinen keiner keinem niemand niemandem");
export const PRONOUNS = set(
  "er sie es wir ihr ich du man jemand wer wem wen wessen jeder sonst alles etwas nichts beides dies selbst uns euch mir dir mich dich ihm ihn ihnen sich einander",
);
export const ADVERBS = set(
  "künftig auch dann sofort immer meist fast jetzt zuerst zuletzt zunächst einst längst gern oft nur danach vorher erst täglich wöchentlich monatlich jährlich bereits hier dort da dafür dabei damit darauf darüber davon dazu dagegen außerdem zusätzlich anschließend schließlich später früher bald heute morgen gestern abends morgens mittags montags dienstags mittwochs donnerstags freitags samstags sonntags mal noch schon so sehr zu mehr weniger höchstens mindestens spätestens frühestens direkt selber gleich rein wieder stets ebenfalls ebenso jederzeit grundsätzlich bitte gemeinsam allein nachts online bar telefonisch schriftlich automatisch persönlich einmal zweimal dreimal mehrmals rund ca etwa mind max überhaupt fertig weiterhin weiter rund nämlich lediglich ausschließlich sowohl zwar jedoch allerdings trotzdem deshalb deswegen darum daher daraufhin hierfür hierzu hierbei dabei davor dahinter daneben darin daran daraus dadurch hiermit damals derzeit zurzeit demnächst neulich kürzlich inzwischen mittlerweile endlich irgendwann irgendwo irgendwie überall nirgends oben unten links rechts innen außen draußen drinnen drüben vorne vorn hinten unterwegs zuhause daheim normalerweise üblicherweise notfalls gegebenenfalls eventuell möglichst mindest wenigstens zumindest insgesamt jeweils jedesmal diesmal nochmal nochmals abermals erneut ungefähr knapp genau ziemlich ganz gar kaum beinahe nahezu leider hoffentlich natürlich selbstverständlich selbständig selbstständig eigenhändig extra sonst ansonsten andernfalls anderswo zwischendurch nebenbei nacheinander hintereinander gleichzeitig zeitgleich rechtzeitig pünktlich jährlich halbjährlich vierteljährlich stündlich nächtlich tagsüber zeitweise probeweise stichprobenweise teilweise beispielsweise vorübergehend ausnahmsweise unbedingt jemals ohnehin sowieso ebendort halbtags ganztags danke ja nein also halt eben einfach nun vielleicht ach hallo oh tja naja hm",
);
const CLOSED = [DETERMINERS, PREPOSITIONS, OPENS, JOINS, DENIES, ADVERBS, PRONOUNS, MODALS, BECOMING, HAVING, BEING];
export const isClosed = (word: string) => CLOSED.some((closed) => closed.has(word));
export const isMark = ({ word }: Part) => /^[,;:—]$/.test(word);

export type GermanWord = Part & { noun: boolean };

/** How people speak and write in a hurry. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?:sehr geehrte[rns]?|liebe[rns]?|hallo|hi|moin|servus|guten (?:tag|morgen|abend))(?: [^,.!:]{1,40})?[,!] (?=\p{L})/iu, ""],
  [/(\p{Lu}\p{L}{2,})[*:_/]?-?[iI]nnen(?! (?:und|oder|bzw))(?<=[*:_/]-?innen|[a-zäöüß]Innen)/gu, "$1"],
  [/(?<!\p{L})(\p{Lu}\p{Ll}{2,})innen (?:und|oder|bzw) (\1\p{Ll}{0,2})(?!\p{L})/gu, "$2"],
  [/(?<!\p{L})(\p{Lu}\p{Ll}{2,}?)(?:e|en|n)? (?:und|oder|bzw) \1innen(?!\p{L})/gu, "$1innen"],
  [/(?<!\p{L})(?:einer|einen|eine|eines) (?:der|unserer|meiner) (?=\p{Lu}\p{L}+(?:er|in|ist|e)(?!\p{L}))/giu, "der "],
  [/(?<!\p{L})(?:nich|net|ned)(?!\p{L})/giu, "nicht"],
  [/(?<!\p{L})ne(?!\p{L})/gu, "eine"],
  [/(?<!\p{L})(?:nen|n)(?!\p{L})/gu, "einen"],
  [/(?<!\p{L})is(?!\p{L})/giu, "ist"],
  [/(?<!\p{L})aufn(?!\p{L})/giu, "auf den"],
  [/(?<!\p{L})u\.(?= )/giu, "und"],
  [/(?<!\p{L})(?:rund|etwa|circa|ca\.?|ungefähr|knapp) (?=\d)/giu, ""],
  [/km\/h/gu, "Stundenkilometer"],
  [/(?<!\p{L})(?:&|\+)(?!\p{L})/gu, "und"],
  [/(?<!\p{L})bzw\.?(?!\p{L})/giu, "oder"],
  [/(?<=\p{L})s'(?=\s)/giu, "s"],
  [/(?<!\p{L})(gibt|geht|hat|gilt|wenn|ob|falls|weil|kling\p{L}+)'?s(?!\p{L})/giu, "$1 es"],
  [/^(.+?) erfolgt (.*?)durch ([^,.]+)/iu, "$1 wird $2durch $3 vorgenommen"],
  [/^(.+?) (?:obliegt|obliegen) (de[mnr] [^,.]+)/iu, "$1 wird von $2 vorgenommen"],
  [/^für (.+?) (?:ist|sind) ([^,.]+?) (?:zuständig|verantwortlich)/iu, "$1 wird von $2 vorgenommen"],
  [/^(?:zuständig|verantwortlich) für (.+?) (?:ist|sind) ([^,.]+)/iu, "$1 wird von $2 vorgenommen"],
  [/^(?:bau|baue|mach|mache|sorg|sorge|achte|denk|denke)t?(?: [^,.]+)?, dass /iu, "Es soll möglich sein, dass "],
  [/^(?:was|wie) (?:ich|wir|uns|mir) [^:,.]{3,40}: /iu, ""],
];

export function writtenOut(text: string): string {
  return withWholeVerbs(SHORT.reduce((told, [short, meant]) => told.replace(short, meant), text));
}

/** "an- und abmelden": what both have in common is written once. */
function withWholeVerbs(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}{2,})- (und|oder) (\p{L}+)/gu, (said, one: string, joins: string, other: string) => {
    const lead = [...PREFIXES].filter((prefix) => other.toLowerCase().startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
    return lead && PREFIXES.has(one.toLowerCase()) ? `${one}${other.slice(lead.length)} ${joins} ${other}` : said;
  });
}

/** Which words are nouns: by their capital, and where nobody writes any by their place. */
export function germanWords(said: readonly Part[], capitals: boolean): GermanWord[] {
  const parts = capitals ? withTitles(said) : said;
  return parts.map((part, at) => {
    // "am Morgen", "die Medizinische Fachangestellte"
    const morning =
      /^(?:Morgen|Mittag|Abend|Vormittag|Nachmittag)$/.test(part.text) &&
      /^(?:am|jeden|diesen|gegen|bis)$/.test(parts[at - 1]?.word ?? "");
    const titled =
      at > 0 &&
      /(?:e|en|er|es)$/.test(part.word) &&
      germanStanding(part.text) !== "person" &&
      DETERMINERS.has(parts[at - 1]?.word ?? "") &&
      /^\p{Lu}\p{Ll}/u.test(part.text) &&
      /^\p{Lu}\p{Ll}/u.test(parts[at + 1]?.text ?? "");
    if (capitals && (morning || titled)) return { ...part, noun: morning };
    const noun = capitals ? isCapital(part, at === 0, parts[at + 1]) : isNounByPlace(parts, at);
    return at === 0 && !noun ? { ...part, text: part.word, noun } : { ...part, noun };
  });
}

/** "Herr Stein" is one name. */
function withTitles(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, at) => {
    const last = parts[at - 1]?.text ?? "";
    const named = (lead: string, text = "") => /^(?:Herrn?|Frau|Familie)$/.test(lead) && /^\p{Lu}\p{Ll}/u.test(text);
    if (named(last, part.text)) return [];
    const next = parts[at + 1]?.text;
    if (!next || !named(part.text, next)) return [part];
    const text = `${part.text === "Herrn" ? "Herr" : part.text} ${next}`;
    return [{ text, word: text.toLowerCase() }];
  });
}

/** "Künftig misst der Senn", "Daraus rechnet der Kassier" */
const OPENS_A_STATEMENT =
  /(?:ig|lich|isch|weise|tags|falls|mals)$|^(?:da|wo|hier)r?(?:aus|an|auf|bei|durch|für|gegen|in|mit|nach|über|um|unter|von|vor|zu)$/;

/** What stands right behind a verb that opens a statement. */
const TAKES_PLACE =
  /^(?:der|die|das|ein|eine|kein|keine|unser|unsere|mein|meine|jede[rs]?|er|sie|es|ich|wir|man|sich|jemand|niemand|ihm|ihr|uns|mir)$/;

function isCapital({ text, word }: Part, first: boolean, next: Part | undefined): boolean {
  if (!/^\p{Lu}[\p{Ll}\p{L}-]/u.test(text) || isClosed(word)) return false;
  // "Nachweise heben wir zehn Jahre auf"
  if (
    first &&
    /(?:e|en|er|n)$/.test(word) &&
    next &&
    !isClosed(next.word) &&
    next.text === next.word &&
    finiteOf(next.word)?.known
  )
    return true;
  if (/^(?:ende|anfang|mitte)$/.test(word)) return true;
  if (first && OPENS_A_STATEMENT.test(word)) return false;
  // "Stornieren darf der Fahrgast", "Geprüft wird sie"
  if (first && /^(?:wird|werden|ist|sind)$/.test(next?.word ?? "") && infinitiveOfDone(word)) return false;
  if (first && MODALS.has(next?.word ?? "") && /n$/.test(word) && isVerbLike(word)) return false;
  // "Überschreitet der Wert"
  if (first && /t$/.test(word) && TAKES_PLACE.test(next?.word ?? "") && finiteOf(word)) return false;
  // "Gesperrte Akten"
  if (first && /(?:e|en|er|es)$/.test(word) && /^\p{Lu}\p{Ll}/u.test(next?.text ?? "")) return false;
  return !(first && finiteOf(word)?.known && !/(?:er|en|ung|in)$/.test(word));
}

function isNounByPlace(parts: readonly Part[], at: number): boolean {
  const { word } = parts[at] ?? { word: "" };
  if (!/^\p{L}{3,}/u.test(word) || isClosed(word) || PREFIXES.has(word)) return false;
  const last = parts[at - 1]?.word ?? "";
  const next = parts[at + 1]?.word ?? "";
  const led = DETERMINERS.has(last) || PREPOSITIONS.has(last);
  const openNext = /^\p{L}{3,}/u.test(next) && !isClosed(next) && !isVerbLike(next);
  if (isVerbLike(word) && /^(?:ich|du|er|sie|es|wir|man)$/.test(next)) return false;
  if (!led && /t$/.test(word) && finiteOf(word) && (JOINS.has(last) || DETERMINERS.has(next) || PREFIXES.has(next))) return false;
  // "private besitzer", "bei seltenen funden"
  if (/(?:e|en|er|es|em)$/.test(word) && openNext && (led || !isVerbLike(word))) return false;
  return led || !isVerbLike(word);
}
