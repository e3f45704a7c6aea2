// Preloaded into a server of ours that is measured: when it is asked, it throws away what nobody needs, and says what is left.
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  process.send?.({ heap: Math.round(process.memoryUsage().heapUsed / 1_048_576) });
});
