const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|(\$[A-Za-z_]*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g;

/** The statements of a SQL file, split at the semicolons that end one (quotes, comments and dollar quotes are kept whole). */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ";") {
      statements.push(current);
      current = "";
    } else current += token;
  }
  return [...statements, current].map((statement) => statement.trim()).filter((statement) => statement !== "");
}
