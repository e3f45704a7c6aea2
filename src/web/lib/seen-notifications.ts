import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";

/** When the bell was opened last, on this device and by this person. */
export function useSeenNotifications(user_id: string) {
  const key = `pa:notifications-seen:${user_id}`;
  const [seen_at, setSeenAt] = useState(() => readStored(key) ?? "");
  function markSeen(latest: string) {
    if (latest <= seen_at) return;
    setSeenAt(latest);
    writeStored(key, latest);
  }
  return { seen_at, markSeen };
}
