import { plural } from "#domain/drafter/language/words.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { BEFORE, BESIDE, eachOf, IN_BRACKETS, IS, OF_BODY, OF_DESK, ONE, roleIn, SELDOM, WHOSE } from "./name-patterns.ts";

/** "Ola, our driver, loads", "our driver Ola loads" and "Ola loads" are told of the driver. */
export function withRoles(statement: string, roles: ReadonlyMap<string, string>): string {
  if (roles.size === 0) return statement;
  const isOf = (names: string, role: string) => {
    const said = eachOf(names);
    return said.every((name) => roles.has(name) && roles.get(name) === roleIn(role, said.length > 1, false));
  };
  const opening = (at: number, article: string) => (at === 0 ? article.replace(/^./, (letter) => letter.toUpperCase()) : article);
  const told = statement
    .replace(OF_DESK, (said, name: string, desk: string, at: number) =>
      roles.get(name) === `${desk} team` ? `${opening(at, "the")} ${desk} team` : said,
    )
    .replace(OF_BODY, (said, names: string, role: string, at: number) =>
      isOf(names, role) ? `${opening(at, "the")} ${role}` : said,
    )
    .replace(/(?<=^The [\p{Ll} ]+ team), /u, " ")
    .replace(BESIDE, (said, names: string, article: string, role: string, _end: string | undefined, at: number) =>
      isOf(names, role) ? `${opening(at, article)} ${role}` : said,
    )
    .replace(IN_BRACKETS, (said, names: string, article: string | undefined, role: string, at: number) =>
      isOf(names, role) ? `${opening(at, article ?? "the")} ${role}` : said,
    )
    .replace(BEFORE, (said, article: string, role: string, comma: string | undefined, names: string, ...more) => {
      const [end, at, whole]: [string | undefined, number, string] = [more[0], more[1], more[2]];
      const isTold = whole.startsWith(" who ", at + said.length);
      return isOf(names, role) && !/ is (?!called)/.test(said)
        ? `${article} ${role}${comma && (!end || isTold) ? comma : ""}`
        : said;
    })
    .replace(IS, (said, names: string, article: string, role: string, at: number) => {
      const [, own, deed] = /^(.+?) (?:and|who) (\p{L}.*)$/u.exec(role) ?? [];
      return own && deed && isOf(names, own) ? `${opening(at, article)} ${own} ${deed}` : said;
    });
  return [...roles]
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((text, [name, role]) => inPlaceOf(text, name, role), told)
    .replace(/\b(the) ([\p{Ll} -]+) and (?:the \2|(?:her|his|their) colleagues)\b/giu, (_, the: string, role: string) =>
      [the, role.replace(/^\S+(?= of )|\S+$/, plural)].join(" "),
    );
}

function inPlaceOf(statement: string, called: string, role: string): string {
  const name = escapePattern(called);
  // "Ola is our driver" says it
  if (new RegExp(`(?<!\\p{L})${name}(?:,? and ${ONE})?(?: is| are|'s) ${SELDOM}${WHOSE} `, "u").test(statement)) return statement;
  return statement.replace(
    new RegExp(`(?<![\\p{L}'-])(?:(?:our|my) )?${name}(?![\\p{L}-])(?! \\p{Lu}\\p{Ll})`, "gu"),
    (_, at: number) => `${at === 0 ? "The" : "the"} ${role}`,
  );
}
