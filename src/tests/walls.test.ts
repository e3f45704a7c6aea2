import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const walls: { room: string; refused: string[]; allowed: string[] }[] = [
  {
    room: "src/domain/planted.ts",
    refused: ["#data/db.ts", "#server/http/app.ts", "#web/lib/paths.ts", "node:fs", "react", "hono", "@supabase/supabase-js"],
    allowed: ["#domain/text.ts", "zod", "./text.ts"],
  },
  {
    room: "src/domain/export/planted.ts",
    refused: ["#data/db.ts", "#server/http/app.ts", "node:fs", "react"],
    allowed: ["#domain/text.ts", "zod"],
  },
  {
    room: "src/data/planted.ts",
    refused: ["#server/http/app.ts", "#web/lib/paths.ts", "node:fs", "react", "hono"],
    allowed: ["#domain/text.ts", "@supabase/supabase-js", "./db.ts"],
  },
  {
    room: "src/server/planted.ts",
    refused: ["#web/lib/paths.ts", "react"],
    allowed: ["#data/db.ts", "#domain/text.ts", "node:fs", "hono"],
  },
  {
    room: "src/cli/planted.ts",
    refused: ["#data/db.ts", "#server/http/app.ts", "#web/lib/paths.ts", "react", "hono", "@supabase/supabase-js"],
    allowed: ["#cli/command.ts", "#domain/text.ts", "node:fs", "@modelcontextprotocol/client", "./help.ts"],
  },
  {
    room: "src/web/ui/planted.tsx",
    refused: ["#domain/text.ts", "#data/db.ts", "#server/http/app.ts", "#web/lib/paths.ts", "@tanstack/react-query"],
    allowed: ["react", "./button.tsx", "#web/ui/actions/button.tsx", "radix-ui", "#domain/markdown/parse.ts"],
  },
  {
    room: "src/web/lib/planted.ts",
    refused: [
      "#data/db.ts",
      "#server/http/app.ts",
      "#web/screens/x.tsx",
      "#workspace/x.tsx",
      "#web/editing/x.ts",
      "#web/queries/x.ts",
      "#web/ui/x.tsx",
      "#web/app/x.tsx",
    ],
    allowed: ["#domain/text.ts", "#data/database.types.ts", "./paths.ts"],
  },
  {
    room: "src/web/editing/planted.ts",
    refused: [
      "#data/db.ts",
      "#server/http/app.ts",
      "#web/lib/supabase.ts",
      "#web/queries/x.ts",
      "#web/screens/x.tsx",
      "#workspace/x.tsx",
      "#web/ui/x.tsx",
      "#web/app/x.tsx",
      "@tanstack/react-query",
    ],
    allowed: ["react", "react-hook-form", "#domain/merge.ts", "#web/lib/toast-store.ts", "./slots.ts"],
  },
  {
    room: "src/web/queries/planted.ts",
    refused: ["#server/http/app.ts", "#web/screens/x.tsx", "#workspace/x.tsx", "#web/ui/x.tsx", "#web/app/x.tsx", "node:fs"],
    allowed: ["#data/db.ts", "#domain/text.ts", "#web/lib/paths.ts", "#web/editing/x.ts"],
  },
  {
    room: "src/web/screens/planted/planted.tsx",
    refused: [
      "#data/db.ts",
      "#server/http/app.ts",
      "#web/lib/supabase.ts",
      "#web/screens/other/x.tsx",
      "#workspace/panel/x.tsx",
      "#web/app/x.tsx",
      "@supabase/supabase-js",
    ],
    allowed: ["#web/queries/x.ts", "#web/ui/x.tsx", "#web/lib/paths.ts", "#domain/text.ts", "./x.tsx"],
  },
  {
    room: "src/web/screens/specification/planted/planted.tsx",
    refused: ["#data/db.ts", "#server/http/app.ts", "#web/lib/supabase.ts", "#web/screens/other/x.tsx", "#web/app/x.tsx"],
    allowed: ["#workspace/panel/x.tsx", "#web/queries/x.ts", "#web/ui/x.tsx", "#domain/text.ts"],
  },
  {
    room: "src/web/app/planted.tsx",
    refused: ["#server/http/app.ts", "node:fs"],
    allowed: ["#web/screens/x.tsx", "#workspace/x.tsx", "#web/queries/x.ts", "#web/ui/x.tsx", "#web/lib/paths.ts"],
  },
];

/** Which of the planted imports biome refuses, as "file:line". */
function refusedImports(files: Map<string, string[]>): Set<string> {
  const root = mkdtempSync(join(tmpdir(), "walls-"));
  try {
    for (const kept of ["biome.json", ".gitignore"]) copyFileSync(kept, join(root, kept));
    for (const [path, imports] of files) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), imports.map((name, i) => `import { planted as planted${i} } from "${name}";`).join("\n"));
    }
    const biome = resolve("node_modules/@biomejs/biome/bin/biome");
    const args = [biome, "lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=github", "src"];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    return new Set(
      [...stdout.matchAll(/file=([^,]+),line=(\d+)/g)].map(
        ([, file, line]) => `${relative(root, resolve(root, file ?? ""))}:${line}`,
      ),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("the walls around each room let in what they should and nothing else", () => {
  const planted = walls.map(({ room, refused, allowed }) => ({ room, refused: [...refused, "../up.ts"], allowed }));
  const found = refusedImports(new Map(planted.map(({ room, refused, allowed }) => [room, [...refused, ...allowed]])));
  const expected = planted.flatMap(({ room, refused }) => refused.map((_, i) => `${room}:${i + 1}`));
  expect([...found].sort()).toEqual(expected.sort());
}, 20_000);
