export function callsInWords(calls: number): string {
  return calls === 1 ? "1 call" : `${calls.toLocaleString("en")} calls`;
}
