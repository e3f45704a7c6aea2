const ROUNDS = 12;
const CENTROIDS = 256;
/** What the most words have in common says nothing of any: the mean and the strongest directions are taken out. */
const COMMON_DIRECTIONS = 2;

/** Vectors of one length as one byte for each part: `codes` names the nearest of 256 `centroids` of each part, in steps of `step`. */
export type Quantised = { parts: number; size: number; step: number; codes: Uint8Array; centroids: Int8Array };

/** Vectors without what all of them share, each of length 1. */
export function levelled(vectors: readonly Float64Array[]): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  let left = vectors.map(normal);
  const mean = new Float64Array(size);
  for (const vector of left) for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / left.length;
  left = left.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)));
  for (let turn = 0; turn < COMMON_DIRECTIONS; turn += 1) {
    const direction = strongest(left, size);
    left = left.map((vector) => {
      const along = dot(vector, direction);
      return vector.map((value, at) => value - along * (direction[at] ?? 0));
    });
  }
  return left.map(normal);
}

function strongest(vectors: readonly Float64Array[], size: number): Float64Array {
  let direction = normal(new Float64Array(size).map((_, at) => 1 + (at % 7)));
  for (let turn = 0; turn < 30; turn += 1) {
    const next = new Float64Array(size);
    for (const vector of vectors) {
      const along = dot(vector, direction);
      for (let at = 0; at < size; at += 1) next[at] = (next[at] ?? 0) + along * (vector[at] ?? 0);
    }
    direction = normal(next);
  }
  return direction;
}

/** Product quantisation: each part of a vector by itself goes by the nearest of 256 means; the same for the same vectors. */
export function quantised(vectors: readonly Float64Array[], parts: number): Quantised {
  const size = (vectors[0]?.length ?? 0) / parts;
  const codes = new Uint8Array(vectors.length * parts);
  const means: Float64Array[] = [];
  for (let part = 0; part < parts; part += 1) {
    const pieces = vectors.map((vector) => vector.subarray(part * size, (part + 1) * size));
    const found = clustered(pieces, size);
    for (const [at, code] of found.codes.entries()) codes[at * parts + part] = code;
    means.push(...found.means);
  }
  const largest = Math.max(...means.flatMap((mean) => [...mean].map(Math.abs)));
  const step = largest / 127;
  const centroids = Int8Array.from(means.flatMap((mean) => [...mean].map((value) => Math.round(value / step))));
  return { parts, size, step, codes, centroids };
}

function clustered(pieces: readonly Float64Array[], size: number): { codes: Uint8Array; means: Float64Array[] } {
  const every = Math.floor(pieces.length / CENTROIDS);
  let means = Array.from({ length: CENTROIDS }, (_, at) => Float64Array.from(pieces[at * every] ?? []));
  const codes = new Uint8Array(pieces.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = means.map(() => new Float64Array(size));
    const counts = means.map(() => 0);
    for (const [at, piece] of pieces.entries()) {
      const nearest = nearestOf(piece, means);
      codes[at] = nearest;
      counts[nearest] = (counts[nearest] ?? 0) + 1;
      for (let place = 0; place < size; place += 1) {
        const sum = sums[nearest];
        if (sum) sum[place] = (sum[place] ?? 0) + (piece[place] ?? 0);
      }
    }
    means = means.map((mean, at) => (counts[at] ? (sums[at] ?? mean).map((value) => value / (counts[at] ?? 1)) : mean));
  }
  return { codes, means };
}

function nearestOf(piece: Float64Array, means: readonly Float64Array[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, mean] of means.entries()) {
    let away = 0;
    for (let place = 0; place < piece.length && away < least; place += 1) away += ((piece[place] ?? 0) - (mean[place] ?? 0)) ** 2;
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function normal(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
