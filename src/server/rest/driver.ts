import type postgres from "postgres";

const MOST_PREPARED = 400;
const LONGEST_PREPARED = 4_000;

/** How a statement that need not be waited for is marked: whatever follows it fails when it fails. */
export const UNAWAITED = "/* unawaited */ ";

/**
 * Lets a transaction's opening travel together with its first real statement, and repeated statements be prepared once: two
 * round trips for a request instead of six. A failed opening leaves a login without any rights, so what follows fails, too.
 */
export function travelLight(driver: postgres.Sql): void {
  const reserve = driver.reserve.bind(driver);
  const prepared = new Set<string>();
  driver.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    let opening: Promise<unknown>[] = [];

    const send = (text: string, parameters: Parameters<typeof unsafe>[1]) => {
      if (!prepared.has(text) && prepared.size < MOST_PREPARED && text.length < LONGEST_PREPARED) prepared.add(text);
      return unsafe(text, parameters, { prepare: prepared.has(text) });
    };

    async function travel(text: string, parameters: Parameters<typeof unsafe>[1]) {
      const answer = send(text, parameters);
      if (text === "begin" || text.startsWith(UNAWAITED)) {
        const sent = answer.then(() => undefined);
        sent.catch(() => {});
        opening.push(sent);
        return Object.assign([], { count: 0, command: "SELECT" });
      }
      const before = opening;
      opening = [];
      const [result, ...openings] = await Promise.allSettled([answer, ...before]);
      const failed = [...openings, result].find((outcome) => outcome.status === "rejected");
      // the first failure is the cause of the others
      if (failed?.status === "rejected" && text !== "rollback") throw failed.reason;
      return result.status === "fulfilled" ? result.value : [];
    }

    return Object.assign(connection, { unsafe: travel });
  };
}
