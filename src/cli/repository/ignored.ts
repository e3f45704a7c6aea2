type Rule = { fits: (path: readonly string[]) => boolean; keeps: boolean; directoriesOnly: boolean };

/** What a .gitignore says of paths below its directory; the last rule that fits decides, null where none does. */
export function ignoreRules(text: string): (path: string, isDirectory: boolean) => boolean | null {
  const rules = text.split(/\r?\n/).flatMap((line) => ruleOf(line) ?? []);
  return (path, isDirectory) => {
    const parts = path.split("/");
    const rule = rules.findLast(({ fits, directoriesOnly }) => (isDirectory || !directoriesOnly) && fits(parts));
    return rule ? !rule.keeps : null;
  };
}

function ruleOf(line: string): Rule | undefined {
  const said = line.replace(/(?<!\\)\s+$/, "");
  if (said === "" || said.startsWith("#")) return undefined;
  const keeps = said.startsWith("!");
  const bare = said.slice(keeps ? 1 : 0);
  const directoriesOnly = bare.endsWith("/");
  const path = bare.replace(/\/$/, "");
  // a pattern with a slash in it begins where its file lies, any other one anywhere below
  const parts = [
    ...(path.includes("/") ? [] : ["**"]),
    ...path
      .replace(/^\//, "")
      .replace(/\/\*\*$/, "/**/*")
      .split("/"),
  ];
  try {
    const wanted = parts.map((part) => (part === "**" ? ANY : partOf(part)));
    return { fits: (given) => isLike(wanted, given), keeps, directoriesOnly };
  } catch {
    // a range such as [z-a] is none
    return undefined;
  }
}

/** Any number of what is compared, none included. */
const ANY = "any";
type Wanted = typeof ANY | ((one: string) => boolean);

function partOf(glob: string): Wanted {
  const letters = (glob.match(/\*+|\[!?[^\]]+\]|\\?[\s\S]/gu) ?? []).map(letterOf);
  return (part) => isLike(letters, [...part]);
}

function letterOf(said: string): Wanted {
  if (said.startsWith("*")) return ANY;
  if (said === "?") return () => true;
  if (said.length > 1 && said.startsWith("[")) {
    const range = new RegExp(`^${said.replace("[!", "[^").replaceAll("\\", "\\\\")}$`, "u");
    return (letter) => range.test(letter);
  }
  const wanted = said.replace(/^\\/, "");
  return (letter) => letter === wanted;
}

/** Goes back to the last `ANY` alone, so that no pattern takes longer than its length times what it is compared with. */
function isLike(wanted: readonly Wanted[], given: readonly string[]): boolean {
  let [at, last, from] = [0, -1, 0];
  for (let next = 0; next < given.length; ) {
    const one = wanted[at];
    if (one === ANY) [last, from, at] = [at, next, at + 1];
    else if (one?.(given[next] ?? "")) [at, next] = [at + 1, next + 1];
    else if (last < 0) return false;
    else [at, from, next] = [last + 1, from + 1, from + 1];
  }
  return wanted.slice(at).every((one) => one === ANY);
}
