/** Cells as spreadsheets copy and paste them: rows in lines, cells between tabs, quotes around what contains either (DGO-05). */

export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n')

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The line end after the last row is none of its own. */
export function readCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  // A quoted cell, or a plain one, and what ends it.
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (const [whole, inQuotes, plain = '', end] of text.matchAll(pattern)) {
    if (whole === '' && end === '' && rows.at(-1)?.length === 0 && rows.length > 1) break
    rows.at(-1)?.push((inQuotes?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
