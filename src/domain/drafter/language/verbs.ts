import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { wordTable } from "#domain/word-table.ts";

/** "plan" and "quit": one syllable, one vowel, one consonant. */
const SHORT_VERB = /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/;
const DOUBLED = words(
  `submit rent-out commit refer transfer occur begin admit permit regret beget equip excel forget incur infer outbid prefer propel rebel undercut unzip upset abhor acquit allot annul compel concur confer control defer deter dispel emit enrol expel fulfil omit outfit patrol repel sublet transmit reset cancel label travel model signal level dial fuel refuel total`,
);

function inflected(head: string): string {
  if (head === "have") return "has";
  if (head === "be") return "is";
  if (head === "do" || head === "go" || head === "undo" || head === "redo") return `${head}es`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(head)) return `${head}es`;
  return `${head}s`;
}

/** "plan" -> "planning", "write up" -> "writing up" */
export function gerund(verb: string): string {
  const [head = "", ...rest] = verb.split(" ");
  return [ing(head), ...rest].join(" ");
}

function ing(head: string): string {
  if (SHORT_VERB.test(head) || DOUBLED.has(head)) return `${head}${head.at(-1)}ing`;
  if (/ie$/.test(head)) return `${head.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(head) && head !== "be") return `${head.slice(0, -1)}ing`;
  return `${head}ing`;
}

const PAST = wordTable<string>({
  sell: "sold",
  buy: "bought",
  find: "found",
  send: "sent",
  lend: "lent",
  make: "made",
  get: "got",
  take: "taken",
  give: "given",
  see: "seen",
  write: "written",
  read: "read",
  keep: "kept",
  run: "run",
  build: "built",
  bring: "brought",
  teach: "taught",
  hold: "held",
  hear: "heard",
  set: "set",
  put: "put",
  cut: "cut",
  tell: "told",
  pay: "paid",
  lead: "led",
  meet: "met",
  win: "won",
  grow: "grown",
  show: "shown",
  draw: "drawn",
  drive: "driven",
  ride: "ridden",
  choose: "chosen",
  wear: "worn",
  know: "known",
  leave: "left",
  lose: "lost",
  feed: "fed",
  spend: "spent",
  split: "split",
  do: "done",
  go: "gone",
  have: "had",
  think: "thought",
  catch: "caught",
  hire: "hired",
  sing: "sung",
  understand: "understood",
  learn: "learned",
  let: "let",
  say: "said",
  withdraw: "withdrawn",
  bid: "bid",
  undergo: "undergone",
  upload: "uploaded",
  speak: "spoken",
  sign: "signed",
  fly: "flown",
  eat: "eaten",
  forget: "forgotten",
  sow: "sown",
  hide: "hidden",
  shoot: "shot",
  sleep: "slept",
  stick: "stuck",
  swim: "swum",
  break: "broken",
  begin: "begun",
  bend: "bent",
  bind: "bound",
  blow: "blown",
  breed: "bred",
  cost: "cost",
  deal: "dealt",
  dig: "dug",
  drink: "drunk",
  fall: "fallen",
  feel: "felt",
  fight: "fought",
  forbid: "forbidden",
  freeze: "frozen",
  hang: "hung",
  hit: "hit",
  hurt: "hurt",
  lay: "laid",
  leap: "leapt",
  lie: "lain",
  light: "lit",
  mean: "meant",
  mow: "mown",
  ring: "rung",
  rise: "risen",
  seek: "sought",
  sew: "sewn",
  shake: "shaken",
  shut: "shut",
  sink: "sunk",
  sit: "sat",
  stand: "stood",
  steal: "stolen",
  spread: "spread",
  sweep: "swept",
  swear: "sworn",
  tear: "torn",
  throw: "thrown",
  undertake: "undertaken",
  uphold: "upheld",
  weave: "woven",
  wring: "wrung",
  bear: "borne",
  beat: "beaten",
  come: "come",
  become: "become",
  spin: "spun",
  strike: "struck",
  wind: "wound",
  wake: "woken",
  overdraw: "overdrawn",
  oversee: "overseen",
  outbid: "outbid",
  prepay: "prepaid",
  overpay: "overpaid",
  sublet: "sublet",
  rebuild: "rebuilt",
  wed: "wed",
  resell: "resold",
  shrink: "shrunk",
  spring: "sprung",
  sting: "stung",
  swing: "swung",
  bite: "bitten",
  fling: "flung",
  shed: "shed",
  slide: "slid",
  undo: "undone",
  redo: "redone",
  reset: "reset",
  rerun: "rerun",
  mislay: "mislaid",
  mistake: "mistaken",
  forgive: "forgiven",
});

/** "withhold" goes like "hold". */
const PREFIX = /^(?:re|un|over|under|out|mis|fore|with)(?=\p{L}{3})(?!lay$)/u;

function irregular(head: string, forms: Readonly<Record<string, string>>): string | undefined {
  const [prefix = ""] = PREFIX.exec(head) ?? [];
  const form = forms[head.slice(prefix.length)];
  return forms[head] ?? (prefix && form ? `${prefix}${form}` : undefined);
}

function past(head: string): string {
  const known = irregular(head, PAST);
  if (known) return known;
  if (SHORT_VERB.test(head) || DOUBLED.has(head)) return `${head}${head.at(-1)}ed`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ied`;
  if (/e$/.test(head)) return `${head}d`;
  return `${head}ed`;
}

/** Every surface form a base verb can take in a description. */
export function formsOf(base: string): { third: string; ing: string; past: string; simple: string } {
  const simple = irregular(base, SIMPLE_PAST) ?? past(base);
  return { third: inflected(base), ing: ing(base), past: past(base), simple };
}

const SIMPLE_PAST = wordTable<string>({
  take: "took",
  give: "gave",
  see: "saw",
  write: "wrote",
  run: "ran",
  grow: "grew",
  draw: "drew",
  drive: "drove",
  ride: "rode",
  choose: "chose",
  wear: "wore",
  know: "knew",
  do: "did",
  go: "went",
  speak: "spoke",
  eat: "ate",
  show: "showed",
  fly: "flew",
  begin: "began",
  blow: "blew",
  break: "broke",
  fall: "fell",
  freeze: "froze",
  ring: "rang",
  rise: "rose",
  sink: "sank",
  swear: "swore",
  tear: "tore",
  throw: "threw",
  steal: "stole",
  shake: "shook",
  sing: "sang",
  swim: "swam",
  come: "came",
  become: "became",
  lie: "lay",
  sew: "sewed",
  mow: "mowed",
  sow: "sowed",
  drink: "drank",
  forget: "forgot",
  hide: "hid",
  undergo: "underwent",
  withdraw: "withdrew",
  undertake: "undertook",
  wake: "woke",
  weave: "wove",
  bite: "bit",
  forbid: "forbade",
});
