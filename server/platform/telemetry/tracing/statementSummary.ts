/** The summary of a statement: its first word, and the first table that it names. */
interface StatementSummary {
  readonly operation: string;
  readonly table: string | null;
}

/** Quoted texts and comments, which could contain values. */
const unsaid = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** A name after a keyword that precedes tables. `is distinct from` and `extract(day from ...)` precede columns. */
const tables =
  /(?<!\bdistinct\s+)(?<!\(\s*\w+\s+)\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?/i;

/** Summarizes SQL without any of its texts or values. */
export function summarize(sql: string): StatementSummary {
  const said = sql.replace(unsaid, ' ');
  const operation = /^\s*\(?\s*([a-z]{1,20})\b/i.exec(said)?.[1]?.toUpperCase() ?? 'OTHER';
  return { operation, table: tables.exec(said)?.[1]?.toLowerCase() ?? null };
}
