import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "tailwindcss";

const theme = "src/web/ui/theme.css";

/** Writes for a page the styles of the classes in it, so that it waits for no file; the app brings all of them along once it is there. */
export async function createPageStyles(folder: string): Promise<(html: string) => string> {
  const { build } = await compile(await readFile(theme, "utf8"), {
    base: dirname(theme),
    loadStylesheet: async (id, base) => {
      const path = fileURLToPath(import.meta.resolve(id === "tailwindcss" ? "tailwindcss/index.css" : id));
      return { path, base, content: id === "tailwindcss" ? await readFile(path, "utf8") : await builtFonts(folder) };
    },
  });
  return (html) => squeezed(build(classesIn(html)));
}

/** The faces of the font as they are built: their files have other names than in their package. */
async function builtFonts(folder: string): Promise<string> {
  const files = (await readdir(join(folder, "assets"))).filter((name) => /^main-.*\.css$/.test(name));
  const css = await Promise.all(files.map((name) => readFile(join(folder, "assets", name), "utf8")));
  return (css.join("").match(/@font-face\{[^}]*inter-[^}]*\}/g) ?? []).join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => list);
  return [
    ...new Set(
      lists
        .join(" ")
        .replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity)
        .split(/\s+/),
    ),
  ];
}

function squeezed(css: string) {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1");
}
