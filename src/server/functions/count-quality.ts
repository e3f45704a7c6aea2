import { getCompleteness } from "#data/completeness.ts";
import { readFacts } from "#data/facts.ts";
import { readQuality } from "#data/quality.ts";
import { getVersionContent, listVersions } from "#data/specifications.ts";
import { keepVersionFigures, readVersionFigures } from "#data/version-figures.ts";
import { contentLists } from "#domain/content-lists.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { currentVersion } from "#domain/projects.ts";
import type { ProjectFigures, QualityMaterial, Shared } from "#domain/quality/project-figures.ts";
import { overall, type Shares } from "#domain/quality/score.ts";
import { hashOf, type Suppression } from "#domain/quality/suppression.ts";
import { statesOf, versionsOf } from "#domain/versions.ts";
import type { QualityFigures } from "#domain/what-is-open.ts";
import { lengthOf } from "#server/looking/length-of.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { VERSION } from "#server/version.ts";
import type { FunctionContext } from "./function.ts";

/** The latest are enough to see where it goes. */
const MOST_VERSIONS = 11;
/** In projects whose figures are remembered as long as nothing changes. */
const MOST_KNOWN = 200;

/** In characters: what takes longer to compare with what was counted before is counted anew, beside the server. */
const MOST_HASHED = 5_000_000;

type Asked = { project_id: string; content: ProjectContent };
type Whose = Parameters<typeof lookApart>[2];

const known = new Map<string, { by: string; figures: ProjectFigures }>();

/** How clean a project's words are, in all versions, what contradicts itself and how far the standards are met; counted beside the server. */
export async function countQuality({ db, identity }: FunctionContext, { project_id, content }: Asked): Promise<QualityFigures> {
  const whose = { whose: [project_id, String(identity.claims.sub)] };
  const [chosen, facts, completeness] = await Promise.all([
    readQuality(db, { project_id }),
    readFacts(db, { project_id }),
    getCompleteness(db, { project_id }),
  ]);
  const { settings, ...figures } = await figuresOf({ project_id, content, chosen, facts, completeness }, whose);
  const course = await courseOf(db, { project_id, content, settings, kept: chosen.kept }, whose);
  return { ...figures, course };
}

async function figuresOf(material: QualityMaterial, whose: Whose): Promise<ProjectFigures> {
  const { project_id } = material;
  if (lengthOf(material, MOST_HASHED) > MOST_HASHED) return lookApart("figures", material, whose);
  const by = sha256(JSON.stringify(material));
  const before = known.get(project_id);
  const figures = before?.by === by ? before.figures : await lookApart("figures", material, whose);
  known.delete(project_id);
  known.set(project_id, { by, figures });
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
  return figures;
}

type Course = Asked & Pick<Shared, "settings" | "kept">;

/** The share of clean rows in the versions before this one, as each was left; counted once and kept by those who may. */
async function courseOf(db: FunctionContext["db"], { project_id, content, settings, kept }: Course, whose: Whose) {
  const { specifications, snapshots } = await listVersions(db, { project_id });
  const current = currentVersion({ version: content.project.version ?? null });
  const left = versionsOf(current, specifications, snapshots)
    .flatMap(({ version }) => (version === current ? [] : statesOf(version, snapshots).slice(0, 1)))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .slice(-MOST_VERSIONS);
  if (left.length === 0) return [];
  const held_to = hashOf(`${VERSION} ${JSON.stringify(settings)}`);
  const stored = await readVersionFigures(db, { project_id });
  const counted = stored?.held_to === held_to ? stored.shares : {};
  const shares: Record<string, Shares> = {};
  for (const { id, version, created_at } of left) {
    shares[id] =
      counted[id] ??
      (await lookApart("shares", { lists: await listsOf(id, version), settings, kept: keptBy(kept, created_at) }, whose));
  }
  if (left.some(({ id }) => !counted[id])) {
    // whoever only reads keeps nothing, and it is counted once more another time
    await keepVersionFigures(db, { project_id, held_to, shares }).catch(() => undefined);
  }
  return left.map(({ id, version }) => ({ version, ...overall(Object.values(shares[id] ?? {})) })).filter(({ rows }) => rows > 0);

  async function listsOf(snapshot_id: string, version: string) {
    const stored = await getVersionContent(db, { project_id, version, snapshot_id });
    return contentLists(readVersionContent(stored, { project: content.project, questionnaire: null }));
  }
}

/** What was kept by the time a version was left counts for it. */
function keptBy(kept: readonly Suppression[], left_at: string): Suppression[] {
  return kept.filter(({ suppressed_at }) => Date.parse(suppressed_at) <= Date.parse(left_at));
}
