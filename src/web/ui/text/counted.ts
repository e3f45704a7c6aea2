const figures = new Intl.NumberFormat("en");

/** 2001 is "2,001". */
export function inFigures(count: number): string {
  return figures.format(count);
}

export function counted(count: number, noun: { one: string; many: string }): string {
  return `${inFigures(count)} ${count === 1 ? noun.one : noun.many}`;
}
