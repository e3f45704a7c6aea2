import { type ComparedAsked, comparedIn } from "#domain/quality/contradictions/compared.ts";

addEventListener("message", ({ data }: MessageEvent<ComparedAsked>) => postMessage(comparedIn(data)));
