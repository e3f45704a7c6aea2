/** Which of several files is on its way, and how much of all their bytes has gone out, from 0 to 1. */
export type UploadProgress = { name: string; sent: number };

/** Tells of all files, the first of which have arrived, while the one at `at` goes out; at once, and whenever there is news. */
export function progressOf(files: readonly File[], at: number, onProgress: (progress: UploadProgress) => void) {
  const bytes = (some: readonly File[]) => some.reduce((sum, { size }) => sum + size, 0);
  const [all, before, file] = [bytes(files), bytes(files.slice(0, at)), files[at]];
  const tell = (part: number) =>
    onProgress({ name: file?.name ?? "", sent: all > 0 ? (before + part * (file?.size ?? 0)) / all : 0 });
  tell(0);
  return tell;
}
