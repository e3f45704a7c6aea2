import { type BodyRoom, createBodyRoom } from "#server/http/body-room.ts";
import type { Identity } from "#server/http/identity.ts";
import { addBucket, changeBucket, emptyBucket, getBucket, listBuckets, removeBucket } from "./buckets.ts";
import { copyObject, moveObject, removeObject, removeObjects } from "./changes.ts";
import type { Context, Target } from "./context.ts";
import { downloadObject, downloadPublic, downloadSigned, objectInfo, publicInfo } from "./download.ts";
import { FilesAway } from "./drive.ts";
import { failureOf, failures, refusal } from "./failure.ts";
import { ScannerAway } from "./infected.ts";
import { signDownload, signDownloads, signUpload, uploadSigned } from "./links.ts";
import { listObjects, listObjectsV2 } from "./listing.ts";
import { checkBucketName, checkObjectName, decodePath } from "./names.ts";
import { FILE_GUARDS } from "./serving.ts";
import { sweepFiles } from "./sweep.ts";
import { signingKey } from "./tokens.ts";
import { uploadObject } from "./upload.ts";

export type Storage = {
  /** Answers /storage/v1 as the given identity; row-level security decides what it may. */
  fetch(request: Request, identity: Identity): Promise<Response>;
  /** Run at start, after the schema, and now and then: removes what crashes and deletes by SQL left behind. */
  sweep(): Promise<{ removed: number }>;
};
type Handler = (context: Context, target: Target) => Promise<Response>;

const BUCKET = "(?<bucket>[^/]+)";
const OBJECT = `${BUCKET}/(?<name>.+)`;

/** The first line that fits answers, so the words of the protocol come before the names of buckets. */
export const ROUTES: [methods: string, path: RegExp, handler: Handler][] = [
  ["GET", /^\/bucket\/?$/, listBuckets],
  ["POST", /^\/bucket\/?$/, addBucket],
  ["GET", path(`/bucket/${BUCKET}`), getBucket],
  ["PUT", path(`/bucket/${BUCKET}`), changeBucket],
  ["DELETE", path(`/bucket/${BUCKET}`), removeBucket],
  ["POST", path(`/bucket/${BUCKET}/empty`), emptyBucket],
  ["POST", path(`/object/list/${BUCKET}`), listObjects],
  ["POST", path(`/object/list-v2/${BUCKET}`), listObjectsV2],
  ["POST", /^\/object\/move$/, moveObject],
  ["POST", /^\/object\/copy$/, copyObject],
  ["POST", path(`/object/upload/sign/${OBJECT}`), signUpload],
  ["PUT", path(`/object/upload/sign/${OBJECT}`), uploadSigned],
  ["POST", path(`/object/sign/${BUCKET}`), signDownloads],
  ["POST", path(`/object/sign/${OBJECT}`), signDownload],
  ["GET HEAD", path(`/object/sign/${OBJECT}`), downloadSigned],
  ["GET HEAD", path(`/object/public/${OBJECT}`), downloadPublic],
  ["GET", path(`/object/info/public/${OBJECT}`), publicInfo],
  ["GET", path(`/object/info/authenticated/${OBJECT}`), objectInfo],
  ["GET", path(`/object/info/${OBJECT}`), objectInfo],
  ["GET HEAD", path(`/object/authenticated/${OBJECT}`), downloadObject],
  ["DELETE", path(`/object/${BUCKET}`), removeObjects],
  ["GET HEAD", path(`/object/${OBJECT}`), downloadObject],
  ["POST PUT", path(`/object/${OBJECT}`), uploadObject],
  ["DELETE", path(`/object/${OBJECT}`), removeObject],
  ["GET HEAD POST", /^\/render\/image\//, () => Promise.reject(failures.notConfigured("Image transformation"))],
  ["POST PUT PATCH HEAD DELETE", /^\/upload\/resumable/, () => Promise.reject(failures.notConfigured("Resumable upload"))],
  ["GET PUT DELETE", path(`/bucket/${BUCKET}/lifecycle`), () => Promise.reject(failures.notConfigured("A bucket lifecycle"))],
  ["DELETE", /^\/cdn\//, () => Promise.reject(failures.notConfigured("A cache in front of the files"))],
];

const MEGABYTE = 1_048_576;
/** Of files that are not whole yet and lie on the drive already. */
const MOST_ON_THE_WAY = { perAddress: 256 * MEGABYTE, all: 2048 * MEGABYTE };

/** Files in the protocol of Supabase Storage: rows in PostgreSQL under row-level security, bytes on a drive. */
export function createStorage({
  sql,
  drive,
  scanner,
  secret,
  log,
  room = createBodyRoom(MOST_ON_THE_WAY),
}: Pick<Context, "sql" | "drive" | "scanner" | "log"> & { secret: string; room?: BodyRoom }): Storage {
  const key = signingKey(secret);

  async function answer(request: Request, identity: Identity): Promise<Response> {
    const url = new URL(request.url);
    const asked = url.pathname.replace(/^\/storage\/v1/, "");
    for (const [methods, pattern, handler] of ROUTES) {
      const match = methods.split(" ").includes(request.method) ? pattern.exec(asked) : null;
      if (match) return handler({ sql, drive, scanner, log, key, room, request, url, identity }, targetOf(match.groups ?? {}));
    }
    throw failures.noRoute();
  }

  return {
    fetch: async (request, identity) => {
      const response = await answer(request, identity).catch((error: unknown) => {
        if (error instanceof FilesAway) log.error({ err: error }, "files cannot be kept or read");
        if (error instanceof ScannerAway) log.error({ err: error }, "files cannot be checked for viruses");
        const failure = failureOf(error);
        if (!failure) throw error;
        return refusal(failure);
      });
      for (const [name, value] of Object.entries(FILE_GUARDS)) response.headers.set(name, value);
      return response;
    },
    sweep: () => sweepFiles(sql, drive),
  };
}

function targetOf({ bucket, name }: Record<string, string | undefined>): Target {
  return {
    bucket: bucket === undefined ? "" : checkBucketName(decodePath(bucket)),
    name: name === undefined ? "" : checkObjectName(decodePath(name)),
  };
}

function path(pattern: string) {
  return new RegExp(`^${pattern}$`);
}
