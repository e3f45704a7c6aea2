/** Where the bytes lie, under ids of ours alone. A file is received, then published together with its row. */
export type Drive = {
  receive(id: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Whether there was a file to copy. */
  receiveCopy(id: string, of: string): Promise<boolean>;
  publish(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** The bytes of a file, or those from `start` to `end`, both included, of one that is not empty; null where there is none. */
  read(id: string, range?: Range): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  has(id: string): Promise<boolean>;
  remove(ids: string[]): Promise<void>;
  /** The files nobody has written to since that time, published or not. */
  untouched(since: Date): Promise<{ published: string[]; unpublished: string[] }>;
  /** What tells that these files belong to a database that knows it. */
  mark(): Promise<string | null>;
  setMark(id: string): Promise<void>;
  /** Fails where files can be neither written nor read. */
  check(): Promise<void>;
};
export type Range = { start: number; end: number };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isId(name: string): boolean {
  return ID.test(name);
}

export function checkedId(id: string): string {
  if (!isId(id)) throw new TypeError("A file's id is a UUID.");
  return id;
}

/** Files lie elsewhere, and that does not answer or does not let us in. */
export class FilesAway extends Error {
  override name = "FilesAway";

  constructor(cause: unknown) {
    super("The store of files does not answer.", { cause });
  }
}
