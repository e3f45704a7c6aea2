const UNIT = `%|percent|per\\s?cent|‰|°\\s?[CF]|degrees?|ms|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|quarters?|years?|kb|mb|gb|tb|kib|mib|gib|[kmgt]bit/s|kbps|mbps|gbps|bytes?|bits?|px|pixels?|pt|points?|mm|cm|dm|m|km|m²|m2|m³|ha|ft|feet|inch(?:es)?|in|miles?|mph|km/h|m/s|g|kg|mg|t|tons?|tonnes?|lbs?|l|ml|litres?|liters?|v|mv|kv|volts?|a|ma|amps?|w|kw|mw|kwh|watts?|hz|khz|mhz|ghz|k|lux|db|dpi|ppm|bar|pa|kpa|hpa|nm|j|kj|eur|usd|gbp|euros?|dollars?|cents?|pounds?|€|\\$|£`;
const NUMBER =
  "(?:\\d[\\d.,\\u00a0]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|once|twice)";
/** A number with a unit, or of things that are counted: "2 s", "95 %", "at most 3 clicks", "€ 5". */
const MEASURED = new RegExp(
  `(?:[€$£]\\s?\\d|(?<![\\p{L}\\p{N}.])${NUMBER}\\s?(?:${UNIT})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}.])${NUMBER}\\s+(?:\\p{L}+[\\s-]){0,3}?\\p{L}+(?:s|people|men|women|children)(?!\\p{L})|(?:under|over|above|below|at least|at most|up to|more than|less than|fewer than|no more than|exactly|minimum|maximum|between)\\s+(?:of\\s+)?\\d|\\d+\\s*(?:[x×]\\s*\\d|of\\s+\\d|/\\s*\\d|:\\s?\\d)|\\d\\s?(?:am|pm|a\\.m\\.|p\\.m\\.))`,
  "iu",
);

/** Whether a sentence says how much: a number with its unit or with what it counts. */
export function saysHowMuch(sentence: string): boolean {
  return MEASURED.test(sentence);
}

const SPAN_OF_TIME = new RegExp(
  `(?<![\\p{L}\\p{N}.])${NUMBER}\\s?(?:ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|quarters?|years?|clicks?|steps?|taps?|hz|khz|mhz|[kmg]bit/s|[kmg]bps)(?![\\p{L}\\p{N}])|\\b(?:per|each|every|an?) (?:second|minute|hour|day|week|month|year)\\b|\\b(?:hourly|daily|weekly|monthly|nightly|once|twice)\\b|\\d\\s?(?:%|am\\b|pm\\b|a\\.m|p\\.m|:\\d)`,
  "iu",
);

/** Whether a sentence says how long or how often; "at −10 °C" does not say how fast. */
export function saysHowLong(sentence: string): boolean {
  return SPAN_OF_TIME.test(sentence);
}
