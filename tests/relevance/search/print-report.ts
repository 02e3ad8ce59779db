/** A report as text, for a terminal: one table of means, then the worst queries. */
import type { Report, Score, ScoredQuery } from './score.ts'

export function printReport({ overall, byLanguage, byKind, zeroResultRate, nonsenseRefused, worst }: Report): string {
  return [
    row('', 'queries', 'NDCG@10'),
    scoreRow('all', overall),
    '',
    ...[...byLanguage].map(([language, score]) => scoreRow(language, score)),
    '',
    ...worstFirst(byKind).map(([kind, score]) => scoreRow(kind, score)),
    '',
    `nothing found though something is wanted   ${percent(zeroResultRate)}`,
    `nothing found where nothing is wanted      ${percent(nonsenseRefused)}`,
    '',
    'The worst, with what came first (3 just what was meant … 0 wrong)',
    ...worst.flatMap(queryLines),
  ].join('\n')
}

const worstFirst = <Key>(scores: ReadonlyMap<Key, Score>) => [...scores].toSorted(([, a], [, b]) => a.ndcg - b.ndcg)

const scoreRow = (what: string, { queries, ndcg }: Score) => row(what, String(queries), ndcg.toFixed(3))

const row = (what: string, queries: string, ndcg: string) =>
  `${what.padEnd(12)}${queries.padStart(8)}${ndcg.padStart(10)}`

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7)

function queryLines({ language, query, kind, ndcg, first }: ScoredQuery): readonly string[] {
  return [
    `${ndcg.toFixed(3)}  ${language}  ${query}  (${kind})`,
    ...first.map(({ sku, name, grade }) => `         ${grade}  ${name}  ${sku}`),
    ...(first.length === 0 ? ['         nothing'] : []),
  ]
}
