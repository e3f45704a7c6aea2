import { type ESTree, parseSync, Visitor } from "vite";

/** What a call does with the tests in it; `only` turns off whatever stands beside it. */
type Mode = "on" | "off" | "only";
type Block = { start: number; end: number; mode: Mode };
type Test = Block & { title: string };

/** `test.fails` passes while its row does not hold. */
const OFF = new Set(["skip", "todo", "fixme", "fails", "fail"]);

/**
 * The ids of ledger rows in the titles of a test file, of tests that run. A condition that is known only while the file runs, such as
 * that of `skipIf`, is out of reach here: who was skipped then is named at the end of `npm test`.
 */
export function shownIds(file: string, source: string): string[] {
  const tests: Test[] = [];
  const groups: Block[] = [];
  const turnedOff: number[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    CallExpression(call) {
      const found = rootOf(call.callee);
      if (!found) return;
      const { start, end } = call;
      const title = textOf(call.arguments[0]);
      const isGroup = found.root === "describe" || found.words.includes("describe");
      // in a journey test.skip() and test.fixme() without a title turn off what they stand in
      if (title === undefined) {
        if (isOff(found.words) && (call.arguments.length === 0 || isLiteral(call.arguments[0], true))) turnedOff.push(start);
        return;
      }
      const mode = hasBody(call.arguments) ? modeOf(found.words, call.arguments, found.isOff) : "off";
      if (isGroup) groups.push({ start, end, mode });
      else tests.push({ start, end, mode, title });
    },
  }).visit(program);

  const blocks = [...groups, ...tests];
  for (const place of turnedOff) {
    const inside = blocks.filter((block) => contains(block, place)).sort((one, other) => other.start - one.start);
    if (inside[0]) inside[0].mode = "off";
    else return [];
  }
  const isFocused = blocks.some(({ mode }) => mode === "only");
  const running = tests.filter((test) => {
    const around = [test, ...groups.filter((group) => contains(group, test.start))];
    return around.every(({ mode }) => mode !== "off") && (!isFocused || around.some(({ mode }) => mode === "only"));
  });
  return running.flatMap(({ title }) => idsIn(title));
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, list]) => (list ?? "").split(/,\s*/));
}

const contains = ({ start, end }: Block, place: number) => start < place && place < end;
const isOff = (words: string[]) => words.some((word) => OFF.has(word));

/** `test`, `test.skip`, `test.each(rows)` and `describe.skipIf(false).each(rows)` begin with a word of the runner. */
function rootOf(callee: ESTree.Node): { root: string; words: string[]; isOff: boolean } | undefined {
  if (callee.type === "Identifier") {
    return ["test", "it", "describe"].includes(callee.name) ? { root: callee.name, words: [], isOff: false } : undefined;
  }
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
    const before = rootOf(callee.object);
    return before && { ...before, words: [...before.words, callee.property.name] };
  }
  if (callee.type === "CallExpression") {
    const before = rootOf(callee.callee);
    const word = before?.words.at(-1);
    const never =
      (word === "skipIf" && isLiteral(callee.arguments[0], true)) || (word === "runIf" && isLiteral(callee.arguments[0], false));
    return before && { ...before, isOff: before.isOff || never };
  }
  return undefined;
}

function modeOf(words: string[], args: ESTree.Node[], off: boolean): Mode {
  const options = args.find((given) => given.type === "ObjectExpression");
  const chosen = (options?.type === "ObjectExpression" ? options.properties : []).flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" && isLiteral(property.value, true)
      ? [property.key.name]
      : [],
  );
  const all = [...words, ...chosen];
  return off || isOff(all) ? "off" : all.includes("only") ? "only" : "on";
}

/** A title alone, or one over an empty function, asserts nothing. */
function hasBody(args: ESTree.Node[]): boolean {
  const body = args.slice(1).find((given) => given.type !== "ObjectExpression");
  if (body?.type !== "ArrowFunctionExpression" && body?.type !== "FunctionExpression") return body !== undefined;
  return body.body?.type !== "BlockStatement" || body.body.body.length > 0;
}

function isLiteral(node: ESTree.Node | undefined, value: boolean): boolean {
  return node?.type === "Literal" && node.value === value;
}

function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join("…");
  return undefined;
}
