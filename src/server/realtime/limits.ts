export const limits = {
  /** In bytes, of one frame from a client: what it says to others on its channel. */
  frame: 64 * 1024,
  /** In bytes, of every other frame, and of all from whoever is on no channel. */
  plainFrame: 16 * 1024,
  /** One frame may come in so many parts, of so many packets: each costs more than its bytes. */
  fragments: 64,
  packets: 1_024,
  /** In bytes, not sent yet: whoever reads slower than this is cut off, and reads everything again when back. */
  unsent: 1024 * 1024,
  /** Of a process; where they are taken, the network that holds most gives one up. */
  sockets: 10_000,
  /** People of one company share an address, each with some tabs. */
  socketsPerAddress: 2_000,
  /** Of those, on which nobody is on a channel: a page that was opened joins at once. */
  idleSocketsPerAddress: 200,
  channelsPerSocket: 100,
  /** People have some tabs with some channels each. */
  channelsPerAccount: 1_000,
  channelsPerAddress: 10_000,
  /** Of the /48 of an IPv6 address. */
  channelsPerNetwork: 30_000,
  /** Of a process, each some thousand bytes; where they are taken, the network that holds most gives some up. */
  channels: 60_000,
  /** Frames that wait for the one under way. */
  waiting: 200,
  /** In bytes, of those: of one client, of an address, of a process. */
  waitingBytes: 512 * 1024,
  waitingBytesPerAddress: 8 * 1024 * 1024,
  waitingBytesInAll: 64 * 1024 * 1024,
  /** In bytes, what a frame that waits costs beside its own. */
  waitingFrame: 1_024,
  framesPerTenSeconds: 1_000,
  /** In bytes of JSON, of what somebody says about their presence. */
  presence: 2_000,
  /** Of one account on one topic: everybody there hears of each. */
  presencesOfOne: 50,
  /** In bytes: PostgreSQL refuses notifications of 8000. */
  notification: 7_900,
  replayed: 25,
} as const;

/** Clients beat every 25 seconds, and once a minute in a tab that is hidden. */
export const SILENT_FOR_MS = 150_000;
/** A page that was opened joins at once, and one that left its last channel has nothing to hear. */
export const IDLE_FOR_MS = 30_000;
export const TICK_MS = 20_000;
/** How often a process with listeners reads what changed. */
export const LOOK_MS = 200;
/** How long a right that was checked is believed without a sign that it changed. */
export const BELIEVED_FOR_MS = 60_000;
