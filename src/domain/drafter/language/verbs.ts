const DOUBLED =
  /^(plan|ship|chat|set|get|put|run|cut|swap|tag|log|map|scan|drop|stop|shop|submit|split|rent-out|tip|jog|hit|sit|win|plug|pin|grab|trim|fit|bid|spot|commit|refer|transfer|occur|step|nap|skip|flip|clip|strip|wrap|flag|blog|vlog|knit|dig|hug|beg|pet|tap|begin|admit|permit|let|regret)$/;

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
  if (DOUBLED.test(head)) return `${head}${head.at(-1)}ing`;
  if (/ie$/.test(head)) return `${head.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(head) && head !== "be") return `${head.slice(0, -1)}ing`;
  return `${head}ing`;
}

const PAST: Readonly<Record<string, string>> = {
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
};

function past(head: string): string {
  const known = PAST[head];
  if (known) return known;
  if (DOUBLED.test(head)) return `${head}${head.at(-1)}ed`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ied`;
  if (/e$/.test(head)) return `${head}d`;
  return `${head}ed`;
}

/** Every surface form a base verb can take in a description. */
export function formsOf(base: string): { third: string; ing: string; past: string; simple: string } {
  const simple = SIMPLE_PAST[base] ?? past(base);
  return { third: inflected(base), ing: ing(base), past: past(base), simple };
}

const SIMPLE_PAST: Readonly<Record<string, string>> = {
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
};
