import { randomUUID } from "node:crypto";
import * as z from "zod";
import { asIdentity } from "#server/postgres/sql.ts";
import { type Context, readJson, type Target } from "./context.ts";
import { readableObject } from "./download.ts";
import { failures } from "./failure.ts";
import { checkMayWrite } from "./objects.ts";
import { asMaker, makerOf, readGrant, signGrant } from "./tokens.ts";
import { receiveObject } from "./upload.ts";

const UPLOAD_SECONDS = 7200;
const MOST_SECONDS = 604_800;
const expiresIn = z.int().min(1);
const oneLink = z.object({ expiresIn, transform: z.undefined().optional(), versionId: z.undefined().optional() });
const manyLinks = z.object({ expiresIn, paths: z.array(z.string()).max(1000) });

export async function signDownload(context: Context, target: Target): Promise<Response> {
  const { expiresIn: seconds } = await readJson(context.request, oneLink);
  checkTime(seconds);
  await readableObject(context, target);
  return Response.json({ signedURL: await downloadLink(context, target, seconds) });
}

export async function signDownloads(context: Context, { bucket }: Target): Promise<Response> {
  const { sql, identity } = context;
  const { expiresIn: seconds, paths } = await readJson(context.request, manyLinks);
  checkTime(seconds);
  const found = await asIdentity(
    sql,
    identity,
    (tx) => tx<{ name: string }[]>`
    select name from storage.objects where bucket_id = ${bucket} and name = any(${paths.map(withoutNull)})`,
  );
  const names = new Set(found.map(({ name }) => name));
  const links = paths.map(async (path) =>
    names.has(path)
      ? { path, error: null, signedURL: await downloadLink(context, { bucket, name: path }, seconds) }
      : { path, error: "Either the object does not exist or you do not have access to it", signedURL: null },
  );
  return Response.json(await Promise.all(links));
}

/** A link that lets its holder upload one file as the person who made it, for two hours. */
export async function signUpload(context: Context, target: Target): Promise<Response> {
  const { sql, identity, request, key } = context;
  const upsert = request.headers.get("x-upsert") === "true";
  await checkMayWrite(sql, identity, {
    ...target,
    upsert,
    version: randomUUID(),
    user_metadata: null,
    metadata: emptyMetadata(),
  });
  const url = `${target.bucket}/${target.name}`;
  const token = await signGrant(key, { use: "upload", url, upsert, maker: makerOf(identity) }, UPLOAD_SECONDS);
  return Response.json({ url: `/object/upload/sign/${encodePath(target)}?token=${token}`, token });
}

export async function uploadSigned(context: Context, target: Target): Promise<Response> {
  const grant = await readGrant(context);
  const key = `${target.bucket}/${target.name}`;
  if (grant.use !== "upload" || grant.url !== key) throw failures.invalidToken();
  await receiveObject(context, asMaker(grant), { ...target, upsert: grant.upsert });
  return Response.json({ Key: key });
}

function checkTime(seconds: number) {
  if (seconds > MOST_SECONDS) throw failures.invalid("A link to a file lasts 7 days at most: ask for 604800 seconds or fewer.");
}

/** The client encodes this address itself, so the path goes out as it is. */
async function downloadLink({ key, identity }: Context, { bucket, name }: Target, seconds: number) {
  const url = `${bucket}/${name}`;
  return `/object/sign/${url}?token=${await signGrant(key, { use: "download", url, maker: makerOf(identity) }, seconds)}`;
}

function encodePath({ bucket, name }: Target) {
  return [bucket, ...name.split("/")].map(encodeURIComponent).join("/");
}

function emptyMetadata() {
  const now = new Date().toISOString();
  return { eTag: "", size: 0, mimetype: "", cacheControl: "no-cache", lastModified: now, contentLength: 0, httpStatusCode: 200 };
}

function withoutNull(text: string) {
  return text.replaceAll("\0", "");
}
