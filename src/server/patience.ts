const MOST = 5;
const HEALTHY_MS = 60_000;
const PAUSES_MS = [0, 250, 500, 1_000];

/** How long to wait before what died is started again. */
export type Patience = {
  /** Milliseconds, or nothing after the fifth death in a row; a healthy minute between begins a new row. */
  after(livedMs: number): number | undefined;
};

export function createPatience(): Patience {
  let deaths = 0;
  return {
    after: (livedMs) => {
      deaths = livedMs < HEALTHY_MS ? deaths + 1 : 1;
      return deaths < MOST ? PAUSES_MS[deaths - 1] : undefined;
    },
  };
}
