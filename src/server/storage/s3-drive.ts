import type { S3Client } from "@aws-sdk/client-s3";
import { checkedId, type Drive, FilesAway, isId } from "./drive.ts";
import type { S3Place } from "./s3-place.ts";

/** The smallest part there is, two of them on their way: what an upload holds in memory. */
const PART_BYTES = 5_242_880;
const PARTS_AT_ONCE = 2;
const DELETIONS_AT_ONCE = 16;

/**
 * Files in a private bucket, which only the server reads. A file appears there whole or not at all, so to publish it is nothing
 * more, and one whose row was never kept is swept like one whose row is gone.
 */
export function s3Drive(place: S3Place): Drive {
  const Bucket = place.bucket;
  const key = (id: string) => `${place.prefix}files/${checkedId(id).slice(0, 2)}/${id}`;
  const markKey = `${place.prefix}store-id`;
  const speak = once(async () => {
    const sdk = await import("@aws-sdk/client-s3");
    return { sdk, client: clientOf(sdk.S3Client, place) };
  });

  async function remove(ids: string[]) {
    const { sdk, client } = await speak();
    for (let from = 0; from < ids.length; from += DELETIONS_AT_ONCE) {
      const some = ids.slice(from, from + DELETIONS_AT_ONCE);
      await Promise.all(some.map((id) => answered(client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key(id) })))));
    }
  }

  return {
    receive: async (id, chunks) => {
      const [{ client }, { Upload }, { Readable }] = await Promise.all([
        speak(),
        import("@aws-sdk/lib-storage"),
        import("node:stream"),
      ]);
      let refused: unknown;
      async function* passed() {
        try {
          yield* chunks;
        } catch (error) {
          refused = error;
          throw error;
        }
      }
      const params = { Bucket, Key: key(id), Body: Readable.from(passed(), { objectMode: false }) };
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
      await upload.done().catch((error: unknown) => {
        throw refused ?? new FilesAway(error);
      });
    },
    receiveCopy: async (id, of) => {
      const { sdk, client } = await speak();
      const CopySource = `${Bucket}/${key(of)}`;
      return orMissing(
        client.send(new sdk.CopyObjectCommand({ Bucket, Key: key(id), CopySource })).then(() => true),
        false,
      );
    },
    publish: async () => {},
    discard: (id) => remove([id]),
    read: async (id, range) => {
      const { sdk, client } = await speak();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const asked = client.send(new sdk.GetObjectCommand({ Bucket, Key: key(id), Range }));
      const body = await orMissing(
        asked.then(({ Body }) => Body),
        null,
      );
      return body?.transformToWebStream() ?? null;
    },
    has: async (id) => {
      const { sdk, client } = await speak();
      return orMissing(
        client.send(new sdk.HeadObjectCommand({ Bucket, Key: key(id) })).then(() => true),
        false,
      );
    },
    remove,
    untouched: async (since) => {
      const { sdk, client } = await speak();
      const published: string[] = [];
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${place.prefix}files/` });
      for await (const { Contents = [] } of failing(pages)) {
        const old = Contents.filter(({ LastModified }) => LastModified !== undefined && LastModified < since);
        published.push(...old.map(({ Key = "" }) => Key.split("/").at(-1) ?? "").filter(isId));
      }
      return { published, unpublished: [] };
    },
    mark: async () => {
      const { sdk, client } = await speak();
      const asked = client.send(new sdk.GetObjectCommand({ Bucket, Key: markKey }));
      const body = await orMissing(
        asked.then(({ Body }) => Body),
        null,
      );
      return (await body?.transformToString()) ?? null;
    },
    setMark: async (id) => {
      const { sdk, client } = await speak();
      await answered(client.send(new sdk.PutObjectCommand({ Bucket, Key: markKey, Body: id })));
    },
    check: async () => {
      const { sdk, client } = await speak();
      await answered(client.send(new sdk.HeadBucketCommand({ Bucket })));
    },
  };
}

function clientOf(Client: typeof S3Client, { endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Place): S3Client {
  return new Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    forcePathStyle: pathStyle,
    // not every compatible store knows the newer checksums; the transfer is signed and measured either way
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
}

const ABSENT = new Set(["NoSuchKey", "NotFound"]);

function answered<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw new FilesAway(error);
  });
}

async function orMissing<T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> {
  return asked.catch((error: unknown) => {
    if (error instanceof Error && ABSENT.has(error.name)) return otherwise;
    throw new FilesAway(error);
  });
}

async function* failing<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pages;
  } catch (error) {
    throw new FilesAway(error);
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
