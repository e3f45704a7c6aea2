import type { Env } from "#server/env.ts";

/** The private bucket files are kept in, and who we are there. */
export type S3Place = {
  bucket: string;
  /** Where in the bucket: nothing, or a path that ends with a slash. */
  prefix: string;
  /** The address of a store that is not Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Without them the machine's own role speaks, as the official client finds it. */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  /** The bucket in the path instead of in the host's name. */
  pathStyle: boolean;
};

export function s3PlaceOf(env: Env): S3Place | undefined {
  if (env.S3_BUCKET === undefined) return undefined;
  const prefix = (env.S3_PREFIX ?? "").replace(/^\/+|\/+$/g, "");
  return {
    bucket: env.S3_BUCKET,
    prefix: prefix && `${prefix}/`,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  };
}
