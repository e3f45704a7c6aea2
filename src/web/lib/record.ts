/** Leaves a trace in the console, the one record a page has without sending anything, for whoever looks for what went wrong. */
export function record(what: string, ...more: readonly unknown[]) {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes there
  console.warn(what, ...more);
}
