import { randomUUID } from "node:crypto";
import * as z from "zod";
import { asIdentity } from "#server/postgres/sql.ts";
import { readBucket } from "./buckets.ts";
import { type Context, readJson, type Target } from "./context.ts";
import { readableObject } from "./download.ts";
import { failures } from "./failure.ts";
import { forget, letGo } from "./let-go.ts";
import { checkBucketName, checkObjectName } from "./names.ts";
import { checkMayWrite, objectColumns, renameObject, type StoredObject } from "./objects.ts";
import { checkFits, keepObject } from "./upload.ts";

const journey = z.object({
  bucketId: z.string().transform(checkBucketName),
  sourceKey: z.string().transform(checkObjectName),
  destinationKey: z.string().transform(checkObjectName),
  destinationBucket: z.string().transform(checkBucketName).optional(),
  sourceVersionId: z.undefined().optional(),
});
const copied = journey.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.undefined().optional(),
});
const removed = z.object({
  prefixes: z
    .array(
      z
        .string()
        .max(1024)
        .transform((name) => name.replaceAll("\0", "")),
    )
    .min(1)
    .max(1000),
});

/** What may be put into a bucket, and how much of it, is asked of those who upload there: nobody comes to it by way of another. */
function checkStays({ identity }: Context, bucket: string, destinationBucket: string) {
  if (destinationBucket !== bucket && identity.role !== "service_role") throw failures.acrossBuckets();
}

export async function moveObject(context: Context): Promise<Response> {
  const { sql, identity } = context;
  const {
    bucketId: bucket,
    sourceKey: name,
    destinationKey,
    destinationBucket = bucket,
  } = await readJson(context.request, journey);
  checkStays(context, bucket, destinationBucket);
  const object = await readableObject(context, { bucket, name });
  checkFits(object.metadata, await readBucket(sql, destinationBucket));
  const to = { bucket: destinationBucket, name: destinationKey };
  if (!(await renameObject(sql, identity, { bucket, name }, to))) throw failures.forbidden();
  return Response.json({ message: "Successfully moved", Id: object.id, Key: `${destinationBucket}/${destinationKey}` });
}

export async function copyObject(context: Context): Promise<Response> {
  const { sql, drive, identity, request } = context;
  const {
    bucketId: bucket,
    sourceKey: name,
    destinationKey,
    destinationBucket = bucket,
    copyMetadata,
  } = await readJson(request, copied);
  checkStays(context, bucket, destinationBucket);
  const object = await readableObject(context, { bucket, name });
  checkFits(object.metadata, await readBucket(sql, destinationBucket));
  const copy = {
    bucket: destinationBucket,
    name: destinationKey,
    version: randomUUID(),
    metadata: { ...object.metadata, lastModified: new Date().toISOString() },
    user_metadata: copyMetadata ? object.user_metadata : null,
    upsert: request.headers.get("x-upsert") === "true",
  };
  await checkMayWrite(sql, identity, copy);
  try {
    if (!(await drive.receiveCopy(copy.version, object.version))) throw failures.noObject();
    const { id } = await keepObject(context, identity, copy);
    return Response.json({ Id: id, Key: `${destinationBucket}/${destinationKey}` });
  } catch (error) {
    await letGo(context, copy.version, error);
    throw error;
  }
}

export async function removeObjects(context: Context, { bucket }: Target): Promise<Response> {
  const { prefixes } = await readJson(context.request, removed);
  return Response.json((await removeNamed(context, bucket, prefixes)).map(({ version: _version, ...object }) => object));
}

export async function removeObject(context: Context, { bucket, name }: Target): Promise<Response> {
  if ((await removeNamed(context, bucket, [name])).length === 0) throw failures.noObject();
  return Response.json({ message: "Successfully deleted" });
}

async function removeNamed(context: Context, bucket: string, names: string[]) {
  const { sql, identity } = context;
  const gone = await asIdentity(
    sql,
    identity,
    (tx) => tx<StoredObject[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any(${names}) returning ${objectColumns(tx)}`,
  );
  await forget(
    context,
    gone.map(({ version }) => version),
  );
  return gone;
}
