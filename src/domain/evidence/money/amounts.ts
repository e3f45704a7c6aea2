/** A number as it is written in any of the languages read, without its sign. */
export const NUMBER = `(?:\\d{1,3}(?:[.,'’\\u00a0\\u202f\\u2009 ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,3})?(?!\\d))`;

/** "1.234,50", "1,234.50", "1 234.50", "1'234" and "12,5" are numbers; undefined where it is none. */
export function amountOf(written: string): number | undefined {
  const plain = written.replace(/['’\s\u00a0\u202f\u2009]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (last < 0) return numberOf(plain);
  const mark = plain.charAt(last);
  const decimals = plain.length - last - 1;
  const isRepeated = plain.indexOf(mark) !== last;
  const isThousands =
    decimals === 3 && (isRepeated || !/^0/.test(plain)) && !plain.slice(0, last).includes(mark === "." ? "," : ".");
  if (isThousands) return numberOf(plain.replace(/[.,]/g, ""));
  return numberOf(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
}

function numberOf(digits: string): number | undefined {
  const number = Number(digits);
  return digits !== "" && Number.isFinite(number) ? number : undefined;
}
