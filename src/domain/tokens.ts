/** A little more than a model counts in prose of European languages; other scripts count a token a character. */
export function tokensIn(text: string): number {
  const others = text.match(/[^\p{ASCII}\u0080-\u024f\u2010-\u2027]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / 4 + others);
}
