const figures = new Intl.NumberFormat("en");

/** 2001 is "2,001". */
export function inFigures(count: number): string {
  return figures.format(count);
}

export function counted(count: number, noun: { one: string; many: string }): string {
  return `${inFigures(count)} ${count === 1 ? noun.one : noun.many}`;
}

/** A share from 0 to 1, all of it only where it is all. */
export function inPercent(share: number): string {
  return `${share < 1 ? Math.min(Math.round(share * 100), 99) : 100}%`;
}
