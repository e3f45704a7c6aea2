import { strToU8 } from "fflate";
import type { Source } from "#domain/bring/source.ts";
import { refuseHugeMarkup } from "#server/reading/huge-markup.ts";
import { decodeText } from "./decode-text.ts";
import { reqifBlocks } from "./reqif-blocks.ts";
import { type ReqifFile, readReqif } from "./reqif-file.ts";
import { ownReqif } from "./reqif-own.ts";
import { unpackWords } from "./unpack.ts";

/** A ReqIF file: ours as the project it is, with what was added elsewhere; another tool's as chapters and tables. */
export function reqifSource(bytes: Uint8Array): Source {
  const text = words(bytes);
  refuseHugeMarkup(strToU8(text));
  return sourceOf(readReqif(text));
}

/** An archive of such files; pictures and other things beside them stay packed. */
export function reqifzSource(bytes: Uint8Array): Source {
  const files = Object.values(unpackWords(bytes, /\.(?:reqif|xml)$/i)).map((part) => readReqif(words(part)));
  const [first, ...others] = files;
  if (!first) throw new TypeError("There is no ReqIF in it.");
  return sourceOf(others.reduce(joined, first));
}

const words = (bytes: Uint8Array) => decodeText(bytes).replace(/^\uFEFF/, "");

function sourceOf(file: ReqifFile): Source {
  const own = ownReqif(file);
  if (!own) return { kind: "blocks", blocks: reqifBlocks(file) };
  return { kind: "project", file: own.file, ...(own.added.length > 0 ? { blocks: reqifBlocks(file, own.added) } : {}) };
}

function joined(one: ReqifFile, other: ReqifFile): ReqifFile {
  return {
    created_at: one.created_at,
    objects: [...one.objects, ...other.objects],
    relations: [...one.relations, ...other.relations],
    specifications: [...one.specifications, ...other.specifications],
    extensions: [...one.extensions, ...other.extensions],
  };
}
