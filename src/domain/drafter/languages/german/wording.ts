import { wordTable } from "#domain/word-table.ts";
import { isShe } from "./named.ts";
import { isVerbLike } from "./verbs.ts";

/** What is done in three: up to its verb, the verb, and what hangs behind: "den Termin | bestätigen | , sobald er feststeht". */
export function partedAtVerb(said: string): { before: string; verb: string; behind: string } {
  const pieces = said.split(/(?=,)/);
  const at = pieces.findIndex((piece) => {
    const [, last = ""] = /(?:^|\s)(\p{Ll}+(?:en|ern|eln|tun))$/u.exec(piece) ?? [];
    return isVerbLike(last) || /^(?:lassen|werden|können)$/.test(last);
  });
  const whole = (at < 0 ? pieces : pieces.slice(0, at + 1)).join("");
  const verb = /\S+$/.exec(whole)?.[0] ?? "";
  return { before: whole.slice(0, whole.length - verb.length), verb, behind: at < 0 ? "" : pieces.slice(at + 1).join("") };
}

/** "den Termin bestätige": as what "I" do, at the end of its clause. */
export function doneByMe(said: string): string {
  const { before, verb, behind } = partedAtVerb(said);
  return `${before.replace(/(\p{Ll}+en) (und|oder) $/u, (_, other: string, joins: string) => `${firstOf(other)} ${joins} `)}${firstOf(verb)}${behind}`;
}

const IRREGULAR = wordTable<string>({
  können: "kann",
  dürfen: "darf",
  müssen: "muss",
  wissen: "weiß",
  sein: "bin",
});

function firstOf(verb: string): string {
  return (
    IRREGULAR[verb] ??
    verb
      .replace(/eln$/, "le")
      .replace(/(?<=[^e])ern$/, "ere")
      .replace(/tun$/, "tue")
      .replace(/en$/, "e")
  );
}

const THEIRS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:mich|mir)(?!\p{L})/gu, "sich"],
  [/(?<!\p{L})mein(e[mnrs]?)?(?!\p{L})/gu, "ihr$1"],
];

/** "mein Konto" of somebody else is "ihr Konto". */
export function asTheirs(said: string, who: string): string {
  const theirs = THEIRS.reduce((told, [mine, other]) => told.replace(mine, other), said);
  return who === "" || isShe(who) ? theirs : asHis(theirs);
}

const asHis = (said: string) => said.replace(/(?<!\p{L})ihr(e[mnrs]?)?(?!\p{L})/gu, "sein$1");

/** The same of the product: "sein Konto". */
export function asIts(said: string): string {
  return asHis(asTheirs(said, ""));
}
