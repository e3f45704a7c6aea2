import { createHash, randomUUID } from "node:crypto";
import type { Identity } from "#server/http/identity.ts";
import { type Bucket, readBucket } from "./buckets.ts";
import type { Context, Target } from "./context.ts";
import { failures } from "./failure.ts";
import { Infected } from "./infected.ts";
import { forget, letGo } from "./let-go.ts";
import { checkAllowed, checkContent, HEAD_BYTES, mediaType } from "./media-types.ts";
import { noteInfected } from "./note-infected.ts";
import { checkMayWrite, type NewObject, type ObjectMetadata, saveObject } from "./objects.ts";
import { FORM_OVERHEAD, readRaw, readUpload } from "./upload-body.ts";

const LIMIT = 52_428_800;

export async function uploadObject(context: Context, target: Target): Promise<Response> {
  const upsert = context.request.method === "PUT" || context.request.headers.get("x-upsert") === "true";
  const { id } = await receiveObject(context, context.identity, { ...target, upsert });
  return Response.json({ Id: id, Key: `${target.bucket}/${target.name}` });
}

/** Takes the body in as the given identity: its row and its bytes appear together or not at all. */
export async function receiveObject(
  context: Context,
  identity: Identity,
  target: Target & { upsert: boolean },
): Promise<{ id: string }> {
  const { sql, drive, scanner, request, room } = context;
  const bucket = await readBucket(sql, target.bucket);
  const limit = Math.min(bucket.file_size_limit ?? LIMIT, LIMIT);
  const declared = request.headers.get("content-type") ?? "";
  const isForm = declared.toLowerCase().startsWith("multipart/form-data");
  const size = Number(request.headers.get("content-length") ?? 0);
  const version = randomUUID();
  const draft = {
    ...target,
    version,
    // of a form it is not known yet how much of it is the file
    metadata: isForm
      ? metadataOf("application/octet-stream", Math.max(0, size - FORM_OVERHEAD), "")
      : metadataOf(mediaType(declared), size, ""),
    user_metadata: null,
  };

  await checkMayWrite(sql, identity, draft);
  if (size > (isForm ? limit + FORM_OVERHEAD : limit)) throw failures.tooLarge();
  const coming = room.keep(request, limit);
  const incoming = isForm ? await readUpload(request, limit) : readRaw(request, limit, coming);
  checkAllowed(incoming.type, bucket.allowed_mime_types);

  try {
    const measured = measure(incoming.chunks, incoming.type);
    await drive.receive(version, scanner?.passing(measured.chunks) ?? measured.chunks);
    const { size: received, eTag } = measured.result();
    const metadata = { ...metadataOf(incoming.type, received, eTag), cacheControl: incoming.cacheControl };
    return await keepObject(context, identity, { ...draft, metadata, user_metadata: incoming.user_metadata });
  } catch (error) {
    await letGo(context, version, error);
    if (error instanceof Infected) noteInfected(context, identity, target, error.virus);
    throw error;
  } finally {
    coming.letGo();
  }
}

/** Publishes received bytes together with their row, and lets go of those they replace. */
export async function keepObject(context: Context, identity: Identity, object: NewObject): Promise<{ id: string }> {
  const { sql, drive } = context;
  let published = false;
  const { id, replaced } = await saveObject(sql, identity, object, async () => {
    if (!published) await drive.publish(object.version);
    published = true;
  });
  if (replaced) await forget(context, [replaced]);
  return { id };
}

export function checkFits(metadata: ObjectMetadata, bucket: Bucket): void {
  checkAllowed(metadata.mimetype, bucket.allowed_mime_types);
  if (metadata.size > (bucket.file_size_limit ?? LIMIT)) throw failures.tooLarge();
}

/** Passes the chunks on once their beginning is what it is said to be, counting and hashing as they go. */
function measure(chunks: AsyncIterable<Uint8Array>, type: string) {
  const hash = createHash("sha256");
  let size = 0;
  async function* passed() {
    let head: Buffer | null = Buffer.alloc(0);
    for await (const chunk of chunks) {
      size += chunk.length;
      hash.update(chunk);
      if (!head) yield chunk;
      else {
        head = Buffer.concat([head, chunk]);
        if (head.length < HEAD_BYTES) continue;
        checkContent(type, head.subarray(0, HEAD_BYTES));
        yield head;
        head = null;
      }
    }
    if (head) {
      checkContent(type, head);
      yield head;
    }
  }
  return { chunks: passed(), result: () => ({ size, eTag: `"${hash.digest("hex").slice(0, 32)}"` }) };
}

function metadataOf(mimetype: string, size: number, eTag: string): ObjectMetadata {
  const lastModified = new Date().toISOString();
  return { eTag, size, mimetype, cacheControl: "no-cache", lastModified, contentLength: size, httpStatusCode: 200 };
}
