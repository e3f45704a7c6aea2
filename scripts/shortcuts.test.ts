import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortcuts } from "#web/app/shell/help/shortcuts.ts";
import { altKey, commandKey } from "#web/lib/key-caps.ts";

const root = join(import.meta.dirname, "../src/web");
const hearsKeys = /onKey(?:Down|Up)|"keydown"|useLoneKey\(|\bKeyboardEvent\b/;

/** What hears keys, and where the help lists them; a reason where no key of its own is listed. */
const listedUnder: Readonly<Record<string, readonly string[] | { because: string }>> = {
  "app/inactivity/watch-inactivity.ts": { because: "any key shows that somebody is there" },
  "app/wake.ts": { because: "any key shows that somebody is there" },
  "app/shell/palette/palette-shortcut.ts": ["Everywhere"],
  "app/shell/palette/palette.tsx": ["Everywhere"],
  "app/shell/top-bar.tsx": ["Everywhere"],
  "app/toaster.tsx": ["Everywhere"],
  "screens/bring/use-choosing.ts": ["In the preview of an import"],
  "screens/marketing/docs-search-screen.tsx": ["On a search page"],
  "screens/marketing/product-menu.tsx": ["Everywhere"],
  "screens/project-dashboard/new-version-form.tsx": ["While you type"],
  "screens/search/project-search.tsx": ["On a search page"],
  "screens/specification/clauses/clause-actions.tsx": ["On Coverage"],
  "screens/specification/clauses/clause-mark.tsx": ["On Coverage"],
  "screens/specification/completeness/item-group-card.tsx": ["On Completeness"],
  "screens/specification/completeness/item-line.tsx": ["On Completeness"],
  "screens/specification/completeness/item-tools.tsx": ["On Completeness"],
  "screens/specification/completeness/use-deciding.ts": ["On Completeness"],
  "screens/specification/completeness/walk.ts": ["On Completeness"],
  "screens/specification/document/change-tools.tsx": ["In the document"],
  "screens/specification/document/find-field.tsx": ["In the document"],
  "screens/specification/document/reading-place.ts": { because: "any key shows that somebody reads on by themselves" },
  "screens/specification/technology/technology-field.tsx": ["While you type"],
  "screens/web-to-prd/url-list.tsx": ["While you type"],
  "ui/actions/use-lone-key.ts": { because: "whoever uses it says which key" },
  "ui/dialogs/escape.ts": ["Everywhere"],
  "ui/feedback/toast-place.ts": { because: "any key shows where somebody works" },
  "ui/feedback/undo-keys.ts": ["Everywhere"],
  "ui/fields/select.tsx": { because: "a letter finds the choice that begins with it, as in every picker" },
  "ui/forms/row-form.tsx": ["While you type"],
  "ui/forms/use-save-keys.ts": ["Everywhere"],
  "ui/lists/list-tools.tsx": ["In a list", "While you type"],
  "ui/lists/move-among-found.ts": ["On a search page"],
  "ui/lists/use-list-keys.ts": ["In a list"],
  "ui/lists/use-row-drag.ts": ["While you drag a row"],
};

const caps: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Escape: "Esc",
  " ": "Space",
  altKey: altKey,
  shiftKey: "Shift",
};
const named = /\b(?:Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End|Enter|Escape|Delete|Backspace|Tab|F\d+)\b/g;
const lone = /useLoneKey\(\s*"([^"]+)"/g;
const compared = /\bkey(?:\.toLowerCase\(\))? === "([^"])"/g;

/** The keys a program asks for, as they are written on their caps. */
function keysIn(program: string): Set<string> {
  const code = program.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, "").replace(/aria-keyshortcuts=\{.*?\}/g, "");
  const asked = [
    ...(code.match(named) ?? []),
    ...[...code.matchAll(lone), ...code.matchAll(compared)].map(([, key]) => key ?? ""),
  ];
  return new Set(asked.map((key) => caps[key] ?? (key.length === 1 ? key.toUpperCase() : key)));
}

const programs = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith("app/shell/help/"))
  .map((name) => ({ name: name.replaceAll("\\", "/"), program: readFileSync(join(root, name), "utf8") }))
  .filter(({ program }) => hearsKeys.test(program));

test("the help lists every key that anything of the product hears, and no other [POLISH-49]", () => {
  expect(programs.map(({ name }) => name).toSorted()).toEqual(Object.keys(listedUnder).toSorted());
  const heard = new Map<string, Set<string>>();
  for (const { name, program } of programs) {
    const places = listedUnder[name];
    if (!places || !Array.isArray(places)) continue;
    const shown = shortcuts.filter(({ place }) => places.includes(place));
    expect(shown.map(({ place }) => place).toSorted(), name).toEqual(places.toSorted());
    const listed = new Set(shown.flatMap(({ keys }) => keys.flatMap((shortcut) => shortcut.keys.flat())));
    for (const key of keysIn(program)) {
      expect([...listed], `${name} hears ${key}`).toContain(key);
      for (const place of places) heard.set(place, new Set([...(heard.get(place) ?? []), key]));
    }
  }
  // pressed with others, native to a button or a box, or of the library that shows messages
  const elsewhere = [commandKey, altKey, "Shift", "F8", "Space"];
  for (const { place, keys } of shortcuts) {
    for (const key of new Set(keys.flatMap((shortcut) => shortcut.keys.flat()))) {
      if (elsewhere.includes(key) || (place === "On Coverage" && key === "Enter")) continue;
      expect([...(heard.get(place) ?? [])], `${key} ${place}`).toContain(key);
    }
  }
});

test("a key that is asked for and not listed is seen", () => {
  expect([...keysIn('useLoneKey("q", act); useLoneKey(\n  "w",\n act)')]).toEqual(["Q", "W"]);
  expect([...keysIn('if (event.key === "PageUp" || key.toLowerCase() === "g") act();')]).toEqual(["Page Up", "G"]);
});
