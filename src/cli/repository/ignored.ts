type Rule = { pattern: RegExp; keeps: boolean; directoriesOnly: boolean };

/** What a .gitignore says of paths below its directory; the last rule that fits decides, null where none does. */
export function ignoreRules(text: string): (path: string, isDirectory: boolean) => boolean | null {
  const rules = text.split(/\r?\n/).flatMap((line) => ruleOf(line) ?? []);
  return (path, isDirectory) => {
    const rule = rules.findLast(({ pattern, directoriesOnly }) => (isDirectory || !directoriesOnly) && pattern.test(path));
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
  const anchor = path.includes("/") ? "^" : "(?:^|/)";
  return { pattern: new RegExp(`${anchor}${asPattern(path.replace(/^\//, ""))}$`), keeps, directoriesOnly };
}

function asPattern(glob: string): string {
  return glob.replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?[^\]]+\]|\\.|[^\w\s]/g, (part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "/**") return "/.*";
    if (part.startsWith("*")) return "[^/]*";
    if (part === "?") return "[^/]";
    if (part.length > 1 && part.startsWith("[")) return part.replace("[!", "[^").replaceAll("\\", "\\\\");
    return `\\${part.at(-1)}`;
  });
}
