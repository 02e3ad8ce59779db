/** Checks that archived documents are what was issued: bytes, sums, and series without gaps (INV-08). */
import { hash } from 'node:crypto'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { lastPurgedYear } from './purge-documents.ts'

const ROWS_PER_READ = 200

export type DocumentProblem = {
  readonly number: string
  readonly problem: 'bytes-changed' | 'sums-differ' | 'number-missing'
}

export type Verification = { readonly documents: number; readonly problems: readonly DocumentProblem[] }

export async function verifyDocuments(query: CommerceQuery, now: Date): Promise<Verification> {
  const problems: DocumentProblem[] = []
  let documents = 0
  for (let last = ''; ;) {
    const rows = await query
      .selectFrom('documents')
      .select(['id', 'number', 'net', 'tax', 'gross', 'html', 'sha256'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_PER_READ)
      .execute()
    const sums = await sumsOf(query, rows)
    for (const { id, number, net, tax, gross, html, sha256 } of rows) {
      if (hash('sha256', html) !== sha256) problems.push({ number, problem: 'bytes-changed' })
      const sum = sums.get(id)
      if (sum?.net !== net || sum.tax !== tax || sum.gross !== gross) problems.push({ number, problem: 'sums-differ' })
    }
    documents += rows.length
    last = rows.at(-1)?.id ?? ''
    if (rows.length < ROWS_PER_READ) break
  }
  return { documents, problems: [...problems, ...(await gapsOf(query, now))] }
}

async function sumsOf(query: CommerceQuery, rows: readonly { readonly id: string }[]) {
  if (rows.length === 0) return new Map<string, { net: number; tax: number; gross: number }>()
  const sums = await query
    .selectFrom('document_taxes')
    .select((select) => [
      'document_id',
      select.fn.sum<number>('net').as('net'),
      select.fn.sum<number>('tax').as('tax'),
      select.fn.sum<number>('gross').as('gross'),
    ])
    .where(
      'document_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('document_id')
    .execute()
  return new Map(sums.map(({ document_id: id, ...sum }) => [id, sum]))
}

/** Years that retention deletes from are left out. */
async function gapsOf(query: CommerceQuery, now: Date): Promise<readonly DocumentProblem[]> {
  const series = await query.selectFrom('document_series').selectAll().where('year', '>', lastPurgedYear(now)).execute()
  const problems: DocumentProblem[] = []
  for (const { kind, year, last } of series) {
    const rows = await query
      .selectFrom('documents')
      .select('sequence')
      .where('kind', '=', kind)
      .where('series_year', '=', year)
      .orderBy('sequence')
      .execute()
    const known = new Set(rows.map(({ sequence }) => sequence))
    for (let sequence = 1; sequence <= last; sequence += 1) {
      if (!known.has(sequence)) problems.push({ number: `${kind} ${year}-${sequence}`, problem: 'number-missing' })
    }
  }
  return problems
}
