import { asIdentity } from "#server/postgres/sql.ts";
import { readBucket } from "./buckets.ts";
import type { Context, Target } from "./context.ts";
import { failures } from "./failure.ts";
import { findObject, type StoredObject } from "./objects.ts";
import { answered, serve } from "./serving.ts";
import { asMaker, readGrant } from "./tokens.ts";

export async function downloadObject(context: Context, target: Target): Promise<Response> {
  return serve(context, () => readableObject(context, target), {
    isPrivate: true,
    download: context.url.searchParams.get("download"),
  });
}

export async function downloadPublic(context: Context, target: Target): Promise<Response> {
  return serve(context, () => publicObject(context, target), {
    isPrivate: false,
    download: context.url.searchParams.get("download"),
  });
}

export async function downloadSigned(context: Context, target: Target): Promise<Response> {
  const grant = await readGrant(context);
  if (grant.use !== "download" || grant.url !== `${target.bucket}/${target.name}`) throw failures.invalidToken();
  // whoever may not read the file any more hands out nothing
  const identity = asMaker(grant);
  return serve(context, () => readableObject({ ...context, identity }, target), {
    isPrivate: true,
    download: decodedTwice(context.url.searchParams.get("download")),
  });
}

export async function objectInfo(context: Context, target: Target): Promise<Response> {
  return info(context, () => readableObject(context, target));
}

export async function publicInfo(context: Context, target: Target): Promise<Response> {
  return info(context, () => publicObject(context, target));
}

/** Files of public buckets are everybody's, all others are found as the caller. */
export async function readableObject({ sql, identity }: Context, { bucket, name }: Target): Promise<StoredObject> {
  const { public: isPublic } = await readBucket(sql, bucket);
  return orNoObject(
    isPublic ? await findObject(sql, bucket, name) : await asIdentity(sql, identity, (tx) => findObject(tx, bucket, name)),
  );
}

async function publicObject({ sql }: Context, { bucket, name }: Target) {
  if (!(await readBucket(sql, bucket)).public) throw failures.noBucket();
  return orNoObject(await findObject(sql, bucket, name));
}

function orNoObject(object: StoredObject | null): StoredObject {
  if (!object) throw failures.noObject();
  return object;
}

function info(context: Context, find: () => Promise<StoredObject>): Promise<Response> {
  return answered(context, find, async (object) => ((await context.drive.has(object.version)) ? described(object) : null));
}

function described({ id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at }: StoredObject) {
  return Response.json({
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata ?? {},
    last_modified: metadata.lastModified,
    created_at,
    updated_at,
  });
}

/** The client encodes the name in a signed link twice. */
function decodedTwice(name: string | null) {
  try {
    return name === null ? null : decodeURIComponent(name);
  } catch {
    return name;
  }
}
