/** Rows that are sorted by a moment only: those of the same one come in any order on PostgreSQL, another one after each vacuum. */
const BY_MOMENT = /\.orderBy\(\s*'(?<column>[\w.]*(?:_at|_since|\.at))'[^)]*\)(?!\s*\.orderBy)/g

export const unordered = (source: string): readonly string[] =>
  Array.from(source.matchAll(BY_MOMENT), ({ groups }) => groups?.['column'] ?? '')
