/** What a description needs so that good requirements can be drawn from it, and whether this one seems to have it. */
export type DescriptionCue = { key: string; label: string; found: boolean };

const enoughWords = 30;

const who =
  /\b(for|users?|customers?|clients?|people|teams?|members?|owners?|staff|visitors?|guests?|students?|patients?|admins?|buyers?|sellers?|employees|managers?)\b/i;
const what =
  /\b(can|lets?|allows?|enables?|helps?|book|order|track|manage|create|share|send|search|find|pay|sell|buy|see|get|keep|write|upload|schedule)\w*\b/i;
const why =
  /\b(so that|because|instead of|without|problem|today|currently|tired|waste|faster|easier|cheaper|need|goal|replaces?|avoid|save[sd]?|saving)\b/i;

export function descriptionCues(text: string): readonly DescriptionCue[] {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  return [
    { key: "who", label: "Who it is for", found: who.test(text) },
    { key: "what", label: "What they do", found: what.test(text) },
    { key: "why", label: "Why it is better", found: why.test(text) },
    { key: "detail", label: "A few sentences", found: words >= enoughWords },
  ];
}
