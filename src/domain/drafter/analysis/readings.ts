import type { Activity } from "./activity.ts";
import { words } from "./lexicon/words.ts";

const INSTRUMENTS = words(
  "gauge meter counter scale thermometer barometer clock dial sensor display speedometer tachometer dipstick compass ruler stopwatch doorbell weighbridge",
);
const READS = /^(?:read|check|look|watch)$/;
const ENTERS = /^(?:enter|type|key|record|note|write|log|put|fill|submit|report|state|save)$/;

const isInstrument = (head: string) =>
  INSTRUMENTS.has(head) || (/[aeiou]meter$/.test(head) && !/^(?:para|dia|peri)meter$/.test(head));

/** "Reads the anemometer and types the wind speed in": to look at an instrument is done in the world, and only what is entered in the product. */
export function withoutReadings(activities: readonly Activity[]): Activity[] {
  return activities.filter(
    (one) =>
      !READS.test(one.verb) ||
      !isInstrument(one.object?.head ?? "") ||
      !activities.some(
        (other) =>
          ENTERS.test(other.verb) &&
          other.actor?.singular === one.actor?.singular &&
          other.heardIn?.statement === one.heardIn?.statement,
      ),
  );
}
