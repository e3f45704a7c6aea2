/** Shares from 0 to 1: how much of what it leads from and to a ribbon reaches, and how thick it is between them. */
export type Ribbon = { from: number; to: number; middle: number };

/** The outline of a ribbon in a square of 100 by 100, from left to right or from top to bottom. */
export function ribbonPath({ from, to, middle }: Ribbon, direction: "across" | "down"): string {
  const point = (along: number, aside: number) => (direction === "across" ? `${along} ${aside}` : `${aside} ${along}`);
  const [start, waist, end] = [half(from), half(middle), half(to)];
  const side = (sign: 1 | -1, steps: readonly [number, number, number, number, number, number, number]) => {
    const at = [start, start, waist, waist, waist, end, end];
    return steps.map((along, step) => point(along, round(50 + sign * (sign === 1 ? (at[6 - step] ?? 0) : (at[step] ?? 0)))));
  };
  const [a, b, c, d, e, f, g] = side(-1, [0, 25, 20, 50, 80, 75, 100]);
  const [h, i, j, k, l, m, n] = side(1, [100, 75, 80, 50, 20, 25, 0]);
  return `M${a}C${b} ${c} ${d}C${e} ${f} ${g}L${h}C${i} ${j} ${k}C${l} ${m} ${n}Z`;
}

const half = (share: number) => Math.max(0.01, Math.min(1, share)) * 46;
const round = (value: number) => Math.round(value * 100) / 100;
