/** One course of events of a user story. */
export type Scenario = { given: string; when: string; outcome: string };

const FAILS =
  /\b(refused?|reject(s|ed)?|den(y|ied)|not|no|none|nothing|nobody|cannot|fail(s|ed|ure)?|error|warn(ed|ing)?|conflict|offline|expired?|blocked|missing|too (few|many|long|short|large)|without|again|invalid|unavailable|timeout|declin(e|es|ed))\b/i;

const FAILS_ELSEWHERE = /(?<!\p{L})(?:nichts|fehlt|abgelehnt|rien|manque|refusée?|nada|falta|rechaza|recusado)(?!\p{L})/iu;

/** Whether a text tells of something that goes wrong. */
export function tellsFailure(text: string): boolean {
  return FAILS.test(text) || FAILS_ELSEWHERE.test(text);
}

/** The scenarios of acceptance criteria as they are written: Given, When and Then, one after the other, with And and But between. */
export function scenariosOf(criteria: string): Scenario[] {
  const scenarios: Scenario[] = [];
  let step: keyof Scenario | undefined;
  for (const line of criteria.split(/\n|(?<=[.,;]) (?=(?:When|Then)\b)/)) {
    const match =
      /^[\s\-*•]*(Given|When|Then|And|But)\b[:,]?\s*(.*)$/i.exec(line) ??
      /^(Angenommen|Étant donné(?: que| qu(?='))?|Dado(?: que)?|Wenn|Quand|Cuando|Quando|Dann|Alors|Entonces|Então)(?:[:,]? +|')(.*)$/.exec(
        line,
      );
    if (!match) continue;
    const [, word = "", rest = ""] = match;
    const said = rest.replace(/[,;]\s*$/, "");
    const next = /^(and|but)$/i.test(word) ? step : stepOf(word);
    if (next === undefined || said === "") continue;
    if (next === "given" && step !== "given") scenarios.push({ given: "", when: "", outcome: "" });
    const scenario = scenarios.at(-1);
    if (!scenario) continue;
    scenario[next] =
      scenario[next] === ""
        ? said
        : `${scenario[next].replace(/\.$/, "")} ${word.toLowerCase() === "but" ? "but" : "and"} ${said}`;
    step = next;
  }
  return scenarios.filter(({ when, outcome }) => when !== "" && outcome !== "");
}

function stepOf(word: string): keyof Scenario {
  const lower = word.toLowerCase();
  if (/^(?:given|angenommen|étant donné|dado)/.test(lower)) return "given";
  return /^(?:when|wenn|quand|cuando|quando)$/.test(lower) ? "when" : "outcome";
}
