/** Reading what is not there (any more) is an answer, every other fault of the disk stays an error. */
export function ifMissing<T>(otherwise: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return otherwise;
    throw error;
  };
}
