type Known = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null;
};

const SCREEN = /\/src\/web\/(screens\/.+-screen|app\/shell\/shell)\.tsx$/;
/** Read by people without an account, who load nothing of what only others need. */
const PUBLIC = /\/src\/web\/(screens\/(marketing|auth|invitation|not-found)\/|app\/toaster\.tsx$)/;
/** Whoever has a link to a document reads it, and loads nothing of what only those need who write. */
const READER = /\/src\/web\/screens\/specification\/shared\//;
const WAKE = /\/src\/web\/app\/wake\.ts$/;
const PROJECT = /\/src\/web\/screens\/(specification|page-editor|project-dashboard|project-settings|versions|search|drafting)\//;
const MANY = 4;

/** Which file a module lies in that signed-in screens have in common: a few large ones are there sooner than eighty small ones. */
export function sharedBySignedIn(): (id: string, known: Known) => string | null {
  const found = new Map<string, ReadonlySet<string>>();
  return (id, known) => {
    const roots = [...rootsOf(id, known, found)];
    if (roots.some((root) => PUBLIC.test(root) || known.getModuleInfo(root)?.isEntry)) return null;
    const screens = roots.filter((root) => SCREEN.test(root));
    if (roots.some((root) => READER.test(root))) {
      return screens.length >= MANY ? "common" : screens.length > 1 ? "reading" : null;
    }
    if (screens.length >= MANY) return "signed-in";
    return screens.length > 1 && screens.every((screen) => PROJECT.test(screen)) ? "project" : null;
  };
}

/** What a public page is woken by lies in one file beside it, since nothing of the app is loaded for it. */
export function sharedByWaking(): (id: string, known: Known) => string | null {
  const found = new Map<string, ReadonlySet<string>>();
  return (id, known) => (!WAKE.test(id) && [...rootsOf(id, known, found)].some((root) => WAKE.test(root)) ? "waking" : null);
}

/** What is loaded by itself and leads to a module. */
function rootsOf(id: string, known: Known, found: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = found.get(id);
  if (before) return before;
  const seen = new Set<string>();
  const roots = new Set<string>();
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const module = known.getModuleInfo(one);
    if (!module || module.isEntry || module.dynamicImporters.length > 0) roots.add(one);
    open.push(...(module?.importers ?? []));
  }
  found.set(id, roots);
  return roots;
}
